/**
 * A cookie that scripts can read, unlike the session's. Without it, pages send no request for the session.
 */
const COOKIE_NAME = "signed-in";
/** The longest time that a session can last. */
const LIFETIME_SECONDS = 24 * 60 * 60;

export const serverHint = { mayBeSignedIn: false };

export const mayBeSignedIn = (): boolean =>
  import.meta.env.SSR
    ? serverHint.mayBeSignedIn
    : document.cookie.split("; ").some((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));

export const recordSignIn = (): void => setCookie(`${COOKIE_NAME}=1; Max-Age=${LIFETIME_SECONDS}`);

export function recordSignOut(): void {
  if (mayBeSignedIn()) setCookie(`${COOKIE_NAME}=; Max-Age=0`);
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not on HTTPS.
  document.cookie = `${cookie}; Path=/; SameSite=Lax`;
}
