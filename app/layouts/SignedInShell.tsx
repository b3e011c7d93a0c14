import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useMemo } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { ApiError } from "../lib/ApiError.ts";
import { type Area, redirectFrom } from "../lib/landing.ts";
import { useSession } from "../lib/session.ts";
import { ConfirmPasswordDialog } from "../lib/sign-in-again/ConfirmPasswordDialog.tsx";
import { PageOwnerProvider } from "../lib/sign-in-again/pageOwner.ts";
import { SignInAgainDialog } from "../lib/sign-in-again/SignInAgainDialog.tsx";
import { useEndedSession } from "../lib/sign-in-again/useEndedSession.ts";
import { usePasswordConfirmation } from "../lib/sign-in-again/usePasswordConfirmation.ts";
import { signedInConfig } from "../lib/swrConfig.ts";
import { Loader } from "./Loader.tsx";
import { PlainShell } from "./PlainShell.tsx";

export interface SignedInShellProps {
  /** Null for anyone signed in. */
  area: Area | null;
}

/** The server guards the data by itself. */
export function SignedInShell({ area }: SignedInShellProps) {
  const session = useSession();
  if (session === undefined) {
    return (
      <PlainShell session={undefined}>
        <Loader />
      </PlainShell>
    );
  }
  const redirect = redirectFrom(area, session);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return <SignedInPage session={session} />;
}

/** Another person gets a new page without the input. */
function SignedInPage({ session }: { session: SessionCheck }) {
  const { hasEnded, signInAgain, dialog } = useEndedSession(session);
  const stakeholderId = session.user?.stakeholderId;
  const { confirmPassword, dialog: passwordDialog } = usePasswordConfirmation();
  const owner = useMemo(
    () => ({ stakeholderId, signInAgain, confirmPassword }),
    [stakeholderId, signInAgain, confirmPassword],
  );
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.isSignedOut) signInAgain().catch(() => undefined);
  };
  return (
    <PageOwnerProvider value={owner}>
      <SWRConfig value={{ ...signedInConfig, onError }}>
        <PlainShell session={hasEnded ? undefined : session}>
          <Outlet key={stakeholderId} />
        </PlainShell>
        <ConfirmPasswordDialog {...passwordDialog} />
        <SignInAgainDialog {...dialog} username={session.user?.username ?? ""} />
      </SWRConfig>
    </PageOwnerProvider>
  );
}
