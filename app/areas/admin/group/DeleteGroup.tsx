import type { Group } from "@gbvf/api/group/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useRefresh } from "../../../lib/calls/useRefresh.ts";

interface DeleteGroupProps {
  group: Group;
  back: string;
}

export function DeleteGroup({ group, back }: DeleteGroupProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const removal = useAction("DELETE /api/security/deleteGroup", {
    refreshes: ["GET /api/security/getAllUsers", "GET /api/security/getUserDetails"],
    onDone: () => {
      navigate(back);
      // Refreshing before leaving would show that the group is gone.
      void refresh(["GET /api/security/getGroups"]);
    },
  });
  const { GroupId, GroupName, memberCount } = group;
  return (
    <>
      <Button variant="danger" onPress={() => removal.ask({ query: { groupId: GroupId } })}>
        Delete
      </Button>
      <ConfirmDialog {...removal.dialog} title={`Delete the group ${GroupName}?`} confirmName="Delete group">
        <p>
          {memberCount === 0
            ? "Nobody is in it. "
            : `${plural(memberCount, "person loses", "people lose")} at once what only this group gives them. `}
          This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
