import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { USER_REFRESHES } from "./userRefreshes.ts";

export function SetDisabled({ user }: { user: UserDetails }) {
  const { stakeholderId, version, isDisabled, displayName } = user;
  const change = useAction("POST /api/security/setUserDisabled", { refreshes: USER_REFRESHES });
  const body = { stakeholderId, version, isDisabled: !isDisabled };
  return (
    <Panel aria-labelledby="set-disabled">
      <h2 id="set-disabled">{isDisabled ? "This account is disabled" : "Disable the account"}</h2>
      <Note>
        {isDisabled
          ? "Nobody can sign in with it. Groups and details are kept."
          : "Nobody can sign in with it then. Groups and details are kept, and you can enable it again."}
      </Note>
      <div>
        {isDisabled ? (
          <ActionButton onPress={() => change.run({ body })} isSending={change.isSending}>
            Enable
          </ActionButton>
        ) : (
          <Button onPress={() => change.ask({ body })}>Disable</Button>
        )}
      </div>
      {isDisabled && <Alert>{change.failure}</Alert>}
      <ConfirmDialog {...change.dialog} title={`Disable ${displayName}?`} confirmName="Disable">
        <p>They are signed out at once and cannot sign in until somebody enables the account again.</p>
      </ConfirmDialog>
    </Panel>
  );
}
