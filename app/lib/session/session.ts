import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import useSWR, { useSWRConfig } from "swr";
import { sendRequest } from "../api-client/sendRequest.ts";
import { deleteForeignDrafts } from "./formDrafts.ts";
import { mayBeSignedIn, recordSignIn, recordSignOut } from "./signInHint.ts";

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
 * Retries once if no response arrives. If the retry fails too, `signInHint` stays, so that the next page
 * checks again.
 */
export async function checkSession(): Promise<SessionCheck> {
  const fetchSession = () => sendRequest(KEY, { body: {} });
  const session = await fetchSession()
    .catch(async () => {
      await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
      return fetchSession();
    })
    .catch(() => null);
  if (session === null) return SIGNED_OUT;
  deleteForeignDrafts(session.user?.stakeholderId);
  if (session.isAuthenticated) recordSignIn();
  else recordSignOut();
  return session;
}

/** Does not check again on focus, because a failed check would sign the page out. */
const FETCH_ONCE = { revalidateOnFocus: false, revalidateIfStale: false };

export function useSession(): SessionCheck | undefined {
  return useSWR(KEY, checkSession, FETCH_ONCE).data;
}

/**
 * Checks the session only if somebody signed in with this browser, so that other visitors send no request.
 */
export function useLikelySession(): SessionCheck | undefined {
  const shouldFetch = mayBeSignedIn();
  const { data } = useSWR(shouldFetch ? KEY : null, checkSession);
  return shouldFetch ? data : SIGNED_OUT;
}

export function useUpdateDisplayName(): (displayName: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (displayName) =>
    mutate<SessionCheck>(
      KEY,
      (session) => session && { ...session, user: session.user && { ...session.user, displayName } },
      { revalidate: false },
    );
}

/** Call the returned function after the organisation's name has changed. */
export function useSessionRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(KEY, checkSession(), { revalidate: false });
}

/** Call the returned function after signing in or out. It also drops cached responses of another person. */
export function useReloadSession(): () => Promise<SessionCheck> {
  const { mutate } = useSWRConfig();
  return async () => {
    const session = await checkSession();
    await mutate((key) => key !== KEY, undefined);
    await mutate(KEY, session, { revalidate: false });
    return session;
  };
}
