import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import { ApiError } from "../api-client/ApiError.ts";
import { useReloadSession } from "../session/session.ts";
import type { ReauthenticateDialogProps } from "./ReauthenticateDialog.tsx";
import type { Reauthenticate } from "./reauthenticationContext.ts";
import { usePendingRequests } from "./usePendingRequests.ts";

const NOT_SAVED = "Your session has ended. Nothing was saved, and what you entered is still here.";

type EndedSession = {
  hasEnded: boolean;
  reauthenticate: Reauthenticate;
  dialog: Omit<ReauthenticateDialogProps, "username">;
};

/**
 * Requests wait until the same person has signed in again. Anybody else gets a new page, without the input.
 */
export function useEndedSession(session: SessionCheck | undefined): EndedSession {
  const { isOpen, wait, release, rejectAll } = usePendingRequests();
  const [hasEnded, setEnded] = useState(false);
  const { mutate } = useSWRConfig();
  const reloadSession = useReloadSession();
  const reauthenticate = useCallback(() => {
    setEnded(true);
    return wait();
  }, [wait]);
  const onSignedIn = async (signedIn: SessionCheck) => {
    const continueRequests = release();
    setEnded(false);
    if (signedIn.user?.stakeholderId !== session?.user?.stakeholderId) {
      await reloadSession();
      return;
    }
    continueRequests();
    await mutate(() => true);
  };
  const onCancel = () => rejectAll(new ApiError(401, { code: "signed-out", message: NOT_SAVED }));
  return {
    hasEnded,
    reauthenticate,
    dialog: { isOpen, onSignedIn: (signedIn) => void onSignedIn(signedIn), onCancel },
  };
}
