import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { Panel } from "../CardGrid.tsx";

const NAMES = { passkey: "Passkey", totp: "Authenticator app (TOTP)" } as const;

interface SecondFactorPanelProps {
  user: UserDetails;
  mayReset: boolean;
}

export function SecondFactorPanel({ user, mayReset }: SecondFactorPanelProps) {
  const { stakeholderId, displayName, secondFactor } = user;
  const reset = useAction("POST /api/security/resetSecondFactor", {
    refreshes: ["GET /api/security/getUserDetails", "GET /api/security/getUserSessions"],
  });
  const names = secondFactor.map((kind) => NAMES[kind]).join(", ");
  return (
    <Panel aria-labelledby="user-second-factor">
      <h2 id="user-second-factor">Second factor</h2>
      <DetailList details={[{ label: "Second factor", value: names === "" ? "None" : names }]} />
      {mayReset && secondFactor.length > 0 && (
        <div>
          <Button onPress={() => reset.confirm({ body: { stakeholderId } })}>Reset second factor</Button>
        </div>
      )}
      <ConfirmDialog
        {...reset.dialog}
        title={`Reset the second factor of ${displayName}?`}
        confirmLabel="Reset second factor"
      >
        <p>
          Make sure first that it is really {displayName} who asks: call them on a number that you know. They
          are signed out everywhere, and informed by mail. Their password stays as it is.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
