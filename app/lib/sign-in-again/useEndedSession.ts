import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import { ApiError } from "../ApiError.ts";
import { useSessionChange } from "../session.ts";
import type { AskOwner } from "./pageOwner.ts";
import type { SignInAgainDialogProps } from "./SignInAgainDialog.tsx";
import { useWaiting } from "./useWaiting.ts";

const NOT_SAVED = "Your session has ended. Nothing was saved, and what you entered is still here.";

export type EndedSession = {
  /** Until somebody has signed in again, the session that is known is not the server's any more. */
  hasEnded: boolean;
  signInAgain: AskOwner;
  dialog: Omit<SignInAgainDialogProps, "username">;
};

/**
 * What happens when a session ends while a page is open. Whoever waits goes on once the same person has signed in
 * again; for another person everything is fetched anew, and nothing of what was typed is sent.
 */
export function useEndedSession(session: SessionCheck): EndedSession {
  const { isOpen, wait, release, giveUp } = useWaiting();
  const [hasEnded, setEnded] = useState(false);
  const { mutate } = useSWRConfig();
  const changeSession = useSessionChange();
  const signInAgain = useCallback(() => {
    setEnded(true);
    return wait();
  }, [wait]);
  const onSignedIn = async (signedIn: SessionCheck) => {
    const goOn = release();
    setEnded(false);
    if (signedIn.user?.stakeholderId !== session.user?.stakeholderId) {
      await changeSession();
      return;
    }
    goOn();
    await mutate(() => true);
  };
  const onCancel = () => giveUp(new ApiError(401, { code: "signed-out", message: NOT_SAVED }));
  return {
    hasEnded,
    signInAgain,
    dialog: { isOpen, onSignedIn: (signedIn) => void onSignedIn(signedIn), onCancel },
  };
}
