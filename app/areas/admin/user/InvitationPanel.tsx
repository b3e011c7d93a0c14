import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { CopyButton } from "../../../lib/page/CopyButton.tsx";
import { Panel } from "../CardGrid.tsx";
import { USER_REFRESHES } from "./userRefreshes.ts";

type Invitation = NonNullable<UserDetails["invitation"]>;

interface InvitationPanelProps {
  stakeholderId: number;
  invitation: Invitation;
  mayChange: boolean;
}

export function InvitationPanel({ stakeholderId, invitation, mayChange }: InvitationPanelProps) {
  const { state, expiresAt } = invitation;
  const resend = useAction("POST /api/security/changeInvitation", { refreshes: USER_REFRESHES });
  const withdraw = useAction("POST /api/security/changeInvitation", { refreshes: USER_REFRESHES });
  const isOpen = state === "queued" || state === "sent" || state === "failed";
  return (
    <Panel aria-labelledby="invitation">
      <h2 id="invitation">Invitation</h2>
      <p>{formatText(invitation)}</p>
      {isOpen && expiresAt && <p>The link works until {formatMoment(expiresAt)}.</p>}
      {mayChange && (
        <ButtonRow>
          <ActionButton
            onPress={() => resend.run({ body: { stakeholderId, change: "resend" } })}
            isSending={resend.isSending}
          >
            Send again
          </ActionButton>
          <CopyInvitation stakeholderId={stakeholderId} />
          {isOpen && (
            <Button
              variant="danger"
              onPress={() => withdraw.confirm({ body: { stakeholderId, change: "withdraw" } })}
            >
              Withdraw
            </Button>
          )}
        </ButtonRow>
      )}
      <Alert>{resend.error}</Alert>
      <ConfirmDialog {...withdraw.dialog} title="Withdraw the invitation?" confirmLabel="Withdraw">
        <p>The link in the e-mail opens nothing any more. You can send a new invitation later.</p>
      </ConfirmDialog>
    </Panel>
  );
}

function formatText({ state, invitedAt }: Invitation): string {
  const when = formatMoment(invitedAt);
  switch (state) {
    case "queued":
      return `Made on ${when}; the e-mail is about to be sent.`;
    case "sent":
      return `Sent on ${when}. Nobody has followed the link yet.`;
    case "failed":
      return `The e-mail of ${when} could not be sent. Check the email address, or hand the link over yourself.`;
    case "expired":
      return `Sent on ${when}, and not followed in time. Send it again.`;
    case "withdrawn":
      return `The invitation of ${when} was withdrawn.`;
    case "arrived":
      return `Followed; sent on ${when}.`;
  }
}

/** Each request creates a new link, which the dialog shows only once. */
function CopyInvitation({ stakeholderId }: { stakeholderId: number }) {
  const [url, setUrl] = useState<string | null>(null);
  const copy = useAction("POST /api/security/changeInvitation", {
    refreshes: USER_REFRESHES,
    onDone: ({ url: link }) => setUrl(link),
  });
  return (
    <>
      <ActionButton
        onPress={() => copy.run({ body: { stakeholderId, change: "copy" } })}
        isSending={copy.isSending}
      >
        Get a link
      </ActionButton>
      {url !== null && (
        <Dialog title="Link of the invitation" isOpen onOpenChange={(opens) => !opens && setUrl(null)}>
          <p>
            Hand it to this person and to nobody else: it opens their account. It is shown only now, and links
            made before stop working.
          </p>
          <TextField label="Link" value={url} isReadOnly />
          <div>
            <CopyButton variant="primary" text={url} toast="The link was copied.">
              Copy link
            </CopyButton>
          </div>
        </Dialog>
      )}
    </>
  );
}
