import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useMemo } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { ApiError } from "../lib/ApiError.ts";
import type { Area } from "../lib/landing.ts";
import { lazyPage } from "../lib/lazyPage.ts";
import { redirectFrom } from "../lib/redirectFrom.ts";
import { useSession, useSessionChange } from "../lib/session.ts";
import { ConfirmPasswordDialog } from "../lib/sign-in-again/ConfirmPasswordDialog.tsx";
import { PageOwnerProvider } from "../lib/sign-in-again/pageOwner.ts";
import { SignInAgainDialog } from "../lib/sign-in-again/SignInAgainDialog.tsx";
import { useEndedSession } from "../lib/sign-in-again/useEndedSession.ts";
import { usePasswordConfirmation } from "../lib/sign-in-again/usePasswordConfirmation.ts";
import { signedInConfig } from "../lib/swrConfig.ts";
import { Loader } from "./Loader.tsx";
import { PlainShell } from "./PlainShell.tsx";
import { SecondFactorNotice } from "./SecondFactorNotice.tsx";

const AddFactorFirst = lazyPage(
  "AddFactorFirst",
  () => import("../profile/second-factor/AddFactorFirst.tsx"),
);

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
  const { daysToAddFactor } = session;
  const changeSession = useSessionChange();
  const { confirmPassword, dialog: passwordDialog } = usePasswordConfirmation();
  const owner = useMemo(
    () => ({ stakeholderId, signInAgain, confirmPassword }),
    [stakeholderId, signInAgain, confirmPassword],
  );
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.isSignedOut) signInAgain().catch(() => undefined);
    // The days to add one ended while the page was open.
    else if (error.code === "second-factor-needed") void changeSession();
  };
  return (
    <PageOwnerProvider value={owner}>
      <SWRConfig value={{ ...signedInConfig, onError }}>
        <PlainShell session={hasEnded ? undefined : session}>
          {daysToAddFactor !== undefined && daysToAddFactor > 0 && (
            <SecondFactorNotice days={daysToAddFactor} />
          )}
          {daysToAddFactor === 0 ? <AddFactorFirst /> : <Outlet key={stakeholderId} />}
        </PlainShell>
        <ConfirmPasswordDialog {...passwordDialog} />
        <SignInAgainDialog {...dialog} username={session.user?.username ?? ""} />
      </SWRConfig>
    </PageOwnerProvider>
  );
}
