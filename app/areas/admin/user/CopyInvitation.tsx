import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { CopyButton } from "../../../lib/page/CopyButton.tsx";
import { USER_REFRESHES } from "./userRefreshes.ts";

/** Shown once. */
export function CopyInvitation({ stakeholderId }: { stakeholderId: number }) {
  const { send, isSending } = useMutation("POST /api/security/copyInvitation", { refreshes: USER_REFRESHES });
  const [url, setUrl] = useState<string | null>(null);
  const make = async () => {
    try {
      setUrl((await send({ body: { stakeholderId } })).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await notify.error(error.message);
    }
  };
  return (
    <>
      <ActionButton onPress={() => void make()} isSending={isSending}>
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
