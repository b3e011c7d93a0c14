import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { useMemo } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { ApiError } from "../lib/ApiError.ts";
import { type Area, redirectFrom } from "../lib/landing.ts";
import { useSession } from "../lib/session.ts";
import { PageOwnerProvider } from "../lib/sign-in-again/pageOwner.ts";
import { SignInAgainDialog } from "../lib/sign-in-again/SignInAgainDialog.tsx";
import { useEndedSession } from "../lib/sign-in-again/useEndedSession.ts";
import { signedInConfig } from "../lib/swrConfig.ts";
import { Loader } from "./Loader.tsx";
import { PlainShell } from "./PlainShell.tsx";

export interface SignedInShellProps {
  /** The area that the page belongs to; null for what anyone who is signed in may see. */
  area: Area | null;
}

/** The guard before every page that needs a session. What the page shows, the server guards by itself. */
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

/** What is typed belongs to who typed it: another person starts with a page of their own. */
function SignedInPage({ session }: { session: SessionCheck }) {
  const { hasEnded, signInAgain, dialog } = useEndedSession(session);
  const stakeholderId = session.user?.stakeholderId;
  const owner = useMemo(() => ({ stakeholderId, signInAgain }), [stakeholderId, signInAgain]);
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.isSignedOut) signInAgain().catch(() => undefined);
  };
  return (
    <PageOwnerProvider value={owner}>
      <SWRConfig value={{ ...signedInConfig, onError }}>
        <PlainShell session={hasEnded ? undefined : session}>
          <Outlet key={stakeholderId} />
        </PlainShell>
        <SignInAgainDialog {...dialog} username={session.user?.username ?? ""} />
      </SWRConfig>
    </PageOwnerProvider>
  );
}
