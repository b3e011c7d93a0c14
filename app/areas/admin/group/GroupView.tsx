import type { Group } from "@gbvf/api/group/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useNavigate } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, getAuditPath, getGroupUsersPath } from "../../../lib/address/areaPaths.ts";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { groupByArea } from "./actionAreas.ts";

interface GroupViewProps {
  group: Group;
  back: { href: string; name: string };
}

export function GroupView({ group, back }: GroupViewProps) {
  const hasPermission = useHasPermission();
  const { linkTo } = useBackToList(admin.groups);
  const { GroupId, GroupName, description, memberCount, isBuiltIn } = group;
  return (
    <AreaFrame
      title={GroupName}
      purpose={description || "A group of people who may do the same."}
      back={back}
      actions={
        <>
          {hasPermission("UpdateGroup") && (
            <Link href={linkTo(admin.editGroup(GroupId))} variant="primary">
              Edit
            </Link>
          )}
          {hasPermission("DeleteGroup") && !isBuiltIn && <DeleteGroup group={group} back={back.href} />}
        </>
      }
    >
      <p>
        <Link href={getGroupUsersPath(GroupId)}>{plural(memberCount, "person", "people")}</Link>{" "}
        {memberCount === 1 ? "is" : "are"} in this group.
      </p>
      {isBuiltIn && (
        <Note>The product itself puts people into this group, so it can be neither renamed nor deleted.</Note>
      )}
      <Panel aria-labelledby="group-actions">
        <h2 id="group-actions">Actions</h2>
        <GroupActions group={group} />
      </Panel>
      <p>
        <Link href={getAuditPath({ group: GroupId })}>Everything recorded about this group</Link>
      </p>
    </AreaFrame>
  );
}

function GroupActions({ group }: { group: Group }) {
  const actions = useApi("GET /api/security/getAllActions", {});
  const ownPermissionIds = new Set(group.UserActions.map(({ actionId }) => actionId));
  return (
    <Resource
      {...actions}
      isEmpty={() => ownPermissionIds.size === 0}
      emptyMessage="Its people may do nothing yet. Edit the group to give it actions."
      skeleton="12rem"
    >
      {(loadedActions) =>
        groupByArea(loadedActions.filter(({ actionId }) => ownPermissionIds.has(actionId))).map((area) => (
          <section key={area.name}>
            <h3>{area.name}</h3>
            <ItemGrid
              label={area.name}
              items={area.actions.map(({ actionId, description }) => ({
                id: actionId,
                label: description,
              }))}
            />
          </section>
        ))
      }
    </Resource>
  );
}

interface DeleteGroupProps {
  group: Group;
  back: string;
}

function DeleteGroup({ group, back }: DeleteGroupProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const removal = useAction("DELETE /api/security/deleteGroup", {
    refreshes: ["GET /api/security/getAllUsers", "GET /api/security/getUserDetails"],
    onDone: () => {
      navigate(back);
      // Refreshed after leaving the page, which would otherwise show that the group does not exist.
      void refresh(["GET /api/security/getGroups"]);
    },
  });
  const { GroupId, GroupName, memberCount } = group;
  return (
    <>
      <Button variant="danger" onPress={() => removal.confirm({ query: { groupId: GroupId } })}>
        Delete
      </Button>
      <ConfirmDialog {...removal.dialog} title={`Delete the group ${GroupName}?`} confirmLabel="Delete group">
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
