import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { CopyButton } from "../../../lib/page/CopyButton.tsx";
import { USER_REFRESHES } from "./userRefreshes.ts";

/** The link is shown once. */
export function CopyInvitation({ stakeholderId }: { stakeholderId: number }) {
  const [url, setUrl] = useState<string | null>(null);
  const copy = useAction("POST /api/security/copyInvitation", {
    refreshes: USER_REFRESHES,
    onDone: (answer) => setUrl(answer.url),
  });
  return (
    <>
      <ActionButton onPress={() => copy.run({ body: { stakeholderId } })} isSending={copy.isSending}>
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
