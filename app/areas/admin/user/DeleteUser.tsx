import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../../lib/calls/useAction.ts";

interface DeleteUserProps {
  user: UserDetails;
  back: string;
}

export function DeleteUser({ user, back }: DeleteUserProps) {
  const navigate = useNavigate();
  const removal = useAction("DELETE /api/security/deleteUser", {
    refreshes: ["GET /api/security/getAllUsers", "GET /api/security/getGroups"],
    onDone: () => navigate(back),
  });
  const { stakeholderId, displayName } = user;
  return (
    <>
      <Button variant="danger" onPress={() => removal.ask({ query: { stakeholderId } })}>
        Delete
      </Button>
      <ConfirmDialog {...removal.dialog} title={`Delete ${displayName}?`} confirmName="Delete user">
        <p>
          The account, its groups and its contact details are deleted, and the person is signed out at once.
          The audit log keeps only a number. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
