import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useCallback, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { ApiError } from "../ApiError.ts";
import { useSessionChange } from "../session.ts";
import type { SignInAgain } from "./pageOwner.ts";
import type { SignInAgainDialogProps } from "./SignInAgainDialog.tsx";

type Waiting = { goOn: () => void; giveUp: (error: ApiError) => void };

const NOT_SAVED = "Your session has ended. Nothing was saved, and what you entered is still here.";

export type EndedSession = {
  /** Until somebody has signed in again, the session that is known is not the server's any more. */
  hasEnded: boolean;
  signInAgain: SignInAgain;
  dialog: Omit<SignInAgainDialogProps, "username">;
};

/**
 * What happens when a session ends while a page is open. Whoever waits goes on once the same person has signed in
 * again; for another person everything is fetched anew, and nothing of what was typed is sent.
 */
export function useEndedSession(session: SessionCheck): EndedSession {
  const waiting = useRef<Waiting[]>([]);
  const [hasEnded, setEnded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { mutate } = useSWRConfig();
  const changeSession = useSessionChange();
  const signInAgain = useCallback(
    () =>
      new Promise<void>((goOn, giveUp) => {
        waiting.current.push({ goOn, giveUp });
        setEnded(true);
        setOpen(true);
      }),
    [],
  );
  const onSignedIn = async (signedIn: SessionCheck) => {
    const those = waiting.current.splice(0);
    setEnded(false);
    setOpen(false);
    if (signedIn.user?.stakeholderId !== session.user?.stakeholderId) {
      await changeSession();
      return;
    }
    for (const { goOn } of those) goOn();
    await mutate(() => true);
  };
  const onCancel = () => {
    setOpen(false);
    const error = new ApiError(401, { code: "signed-out", message: NOT_SAVED });
    for (const { giveUp } of waiting.current.splice(0)) giveUp(error);
  };
  return {
    hasEnded,
    signInAgain,
    dialog: { isOpen, onSignedIn: (signedIn) => void onSignedIn(signedIn), onCancel },
  };
}
