import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import useSWR, { useSWRConfig } from "swr";
import { sendCall } from "./sendCall.ts";
import { mayBeSignedIn, noteSignedIn, noteSignedOut } from "./signInHint.ts";

export const SIGNED_OUT: SessionCheck = {
  isAuthenticated: false,
  user: null,
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: [],
};

const KEY = "POST /api/auth/userAuthenticated";

const RETRY_AFTER_MS = 1_000;

/**
 * Asks who is signed in; where no answer comes, once more. Without any, nobody is, for this page: the note that
 * somebody signed in stays, so that the next page asks again.
 */
export async function checkSession(): Promise<SessionCheck> {
  const ask = () => sendCall(KEY, { body: {} });
  const session = await ask()
    .catch(async () => {
      await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
      return ask();
    })
    .catch(() => null);
  if (session === null) return SIGNED_OUT;
  if (session.isAuthenticated) noteSignedIn();
  else noteSignedOut();
  return session;
}

/** A failed call would say that nobody is signed in, and take the page away on coming back to its window. */
const ASKED_ONCE = { revalidateOnFocus: false, revalidateIfStale: false };

/** Who is signed in, for pages that must know it; undefined while the server is asked. */
export function useSession(): SessionCheck | undefined {
  return useSWR(KEY, checkSession, ASKED_ONCE).data;
}

/** The same for public pages: nobody is asked about unless somebody did sign in from this browser. */
export function useLikelySession(): SessionCheck | undefined {
  const isWorthAsking = mayBeSignedIn();
  const { data } = useSWR(isWorthAsking ? KEY : null, checkSession);
  return isWorthAsking ? data : SIGNED_OUT;
}

/** Shows one's changed name wherever one is named, without asking. */
export function useRename(): (displayName: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (displayName) =>
    mutate<SessionCheck>(
      KEY,
      (session) => session && { ...session, user: session.user && { ...session.user, displayName } },
      { revalidate: false },
    );
}

/** Asks anew who is signed in, after signing in or out; everything fetched for somebody else is forgotten. */
export function useSessionChange(): () => Promise<SessionCheck> {
  const { mutate } = useSWRConfig();
  return async () => {
    const session = await checkSession();
    await mutate((key) => key !== KEY, undefined);
    await mutate(KEY, session, { revalidate: false });
    return session;
  };
}
