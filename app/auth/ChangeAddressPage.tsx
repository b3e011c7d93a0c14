import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useState } from "react";
import { profile } from "../lib/address/paths.ts";
import { ActionButton } from "../lib/api-client/ActionButton.tsx";
import { useAction } from "../lib/api-client/useAction.ts";
import { useRestoreFocus } from "../lib/page/useRestoreFocus.ts";
import { useReloadSession, useSession } from "../lib/session/session.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { signInForm } from "./signInForm.ts";
import { useHashOnce } from "./useHashOnce.ts";

const TITLE = "Change of address";

export function ChangeAddressPage() {
  const code = useHashOnce().get("code");
  if (code === null) {
    return (
      <AuthPanel title={TITLE} introduction="Open the link in your e-mail again.">
        <Link href={signInForm}>Log in</Link>
      </AuthPanel>
    );
  }
  return <AddressChangeDecision key={code} code={code} />;
}

function AddressChangeDecision({ code }: { code: string }) {
  const isSignedIn = useSession()?.isAuthenticated;
  const reloadSession = useReloadSession();
  const [result, setResult] = useState<string | null>(null);
  const messageRef = useRestoreFocus<HTMLParagraphElement>(result);
  const { run, isSending, error } = useAction("POST /api/auth/confirm-address-change", {
    onDone: ({ message, isChanged }) => {
      setResult(message);
      if (isChanged) void reloadSession();
    },
  });
  const respond = (isConfirmed: boolean) => run({ body: { code, isConfirmed } });
  return (
    <AuthPanel
      title={TITLE}
      introduction={
        result === null &&
        "Somebody asked to sign in with another address from now on. It changes when both addresses have confirmed."
      }
      links={
        isSignedIn ? <Link href={profile}>Go to your profile</Link> : <Link href={signInForm}>Log in</Link>
      }
    >
      {result === null ? (
        <ButtonRow>
          <ActionButton variant="primary" onPress={() => respond(true)} isSending={isSending}>
            Confirm the change
          </ActionButton>
          <ActionButton onPress={() => respond(false)} isSending={isSending}>
            Stop the change
          </ActionButton>
        </ButtonRow>
      ) : (
        <p ref={messageRef} tabIndex={-1}>
          {result}
        </p>
      )}
      <Alert>{error}</Alert>
    </AuthPanel>
  );
}
