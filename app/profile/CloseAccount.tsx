import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { rootPath } from "../lib/address/paths.ts";
import { useAction } from "../lib/api-client/useAction.ts";
import { useReloadSession } from "../lib/session/session.ts";
import { Surface } from "./ProfileDetails.tsx";

export function CloseAccount({ email, lastMemberOf }: { email: string; lastMemberOf: string | null }) {
  const reloadSession = useReloadSession();
  const navigate = useNavigate();
  const closing = useAction("POST /api/auth/closeAccount", {
    leavesPage: true,
    onDone: () => void reloadSession().then(() => navigate(rootPath)),
  });
  return (
    <Surface as="section" aria-labelledby="close-account">
      <h2 id="close-account">Close my account</h2>
      <p>You can no longer sign in, and what is stored about you is deleted.</p>
      <div>
        <Button variant="danger" onPress={() => closing.confirm({ body: { email } })}>
          Close my account
        </Button>
      </div>
      <ConfirmDialog
        {...closing.dialog}
        title="Close your account?"
        confirmLabel="Close my account"
        cancelLabel="Keep my account"
      >
        <Text>
          <Alert>
            {lastMemberOf &&
              `Nobody else runs the health check of ${lastMemberOf}. Invite a colleague first.`}
          </Alert>
          <h3>What is deleted</h3>
          <ul>
            <li>Your name, {email}, your telephone numbers and your password</li>
            <li>Your groups, and where you are signed in</li>
            <li>An application of yours that is not approved</li>
          </ul>
          <h3>What stays, without your name</h3>
          <ul>
            <li>What you captured, checked or decided: the figures do not change</li>
            <li>An organisation that was approved, and its surveys</li>
            <li>The audit log, which knows you by a number only</li>
          </ul>
          <p>This cannot be undone.</p>
        </Text>
      </ConfirmDialog>
    </Surface>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  ul { padding-inline-start: ${space(2.5)}; }
`;
