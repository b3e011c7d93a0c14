import type { Limited, RateLimit } from "../lib/security/RateLimiter.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const GROWING_PAUSE = { seconds: DAY, afterwards: "growing pause" } as const;

const SIGN_IN_OF_BROWSER: RateLimit = { name: "sign-in browser", free: 5, ...GROWING_PAUSE, clears: true };
const SIGN_IN_OF_ACCOUNT_AND_NETWORK: RateLimit = {
  name: "sign-in account network",
  free: 5,
  ...GROWING_PAUSE,
  clears: true,
};
const SIGN_IN_OF_NETWORK: RateLimit = { name: "sign-in network", free: 30, ...GROWING_PAUSE };
const SIGN_IN_OF_ACCOUNT: RateLimit = { name: "sign-in account", free: 100, ...GROWING_PAUSE };
const PASSWORD_CHANGE: RateLimit = { name: "password change", free: 5, ...GROWING_PAUSE, clears: true };
const ADDRESS_CHANGE: RateLimit = { name: "address change", free: 5, seconds: DAY, afterwards: "wait" };
const INVITATION_OF_NETWORK: RateLimit = { name: "invitation network", free: 30, ...GROWING_PAUSE };

/** The limit is low, because somebody who knows the password must not guess six digits. */
const APP_CODES_OF_BROWSER: RateLimit = {
  name: "second factor browser",
  free: 20,
  seconds: DAY,
  afterwards: "wait",
  clears: true,
};
const APP_CODES_OF_ACCOUNT: RateLimit = {
  name: "second factor account",
  free: 20,
  seconds: DAY,
  afterwards: "wait",
};
/** These cannot be guessed, so the wait is short. */
const LONG_FACTORS: RateLimit = { name: "passkey or recovery code", free: 20, ...GROWING_PAUSE };

const CODES_OF_BROWSER: RateLimit = { name: "code browser", free: 5, seconds: HOUR, afterwards: "wait" };
/** The limit is lower than the total for the address, so that no network can use it up. */
const CODES_OF_EMAIL_AND_NETWORK: RateLimit = {
  name: "code email network",
  free: 10,
  seconds: DAY,
  afterwards: "wait",
};
const CODES_OF_EMAIL: RateLimit = { name: "code email", free: 40, seconds: DAY, afterwards: "wait" };
const CODES_OF_NETWORK: RateLimit = { name: "code network", free: 60, seconds: HOUR, afterwards: "wait" };

export const TOO_MANY_CODES = "Too many OTP requests made. Try again later.";
const TOO_MANY_TRIES = "Too many tries. Please wait a little and try again, or reset your password.";

const TOO_MANY_FACTORS = "Too many wrong codes. Use a passkey or a recovery code, or try again tomorrow.";

export type Client = {
  username: string;
  network: string;
  knownBrowser: string | undefined;
};

export function signInAttempt({ username, network, knownBrowser }: Client): Limited {
  const counts =
    knownBrowser === undefined
      ? [
          { limit: SIGN_IN_OF_ACCOUNT_AND_NETWORK, key: `${username} ${network}` },
          { limit: SIGN_IN_OF_NETWORK, key: network },
          { limit: SIGN_IN_OF_ACCOUNT, key: username },
        ]
      : [{ limit: SIGN_IN_OF_BROWSER, key: knownBrowser }];
  return { message: TOO_MANY_TRIES, counts };
}

export const passwordChangeAttempt = (stakeholderId: number): Limited => ({
  message: TOO_MANY_TRIES,
  counts: [{ limit: PASSWORD_CHANGE, key: String(stakeholderId) }],
});

export const appCodeAttempt = ({ username, knownBrowser }: Client): Limited => ({
  message: TOO_MANY_FACTORS,
  counts: [
    knownBrowser === undefined
      ? { limit: APP_CODES_OF_ACCOUNT, key: username }
      : { limit: APP_CODES_OF_BROWSER, key: knownBrowser },
  ],
});

export const longFactorAttempt = ({ username, knownBrowser }: Client): Limited => ({
  message: "Too many tries. Please wait a little and try again.",
  counts: [{ limit: LONG_FACTORS, key: knownBrowser ?? username }],
});

export const addressChangeAttempt = (stakeholderId: number): Limited => ({
  message: "You have asked for this too often. Please try again tomorrow.",
  counts: [{ limit: ADDRESS_CHANGE, key: String(stakeholderId) }],
});

export const invitationAttempt = (network: string): Limited => ({
  message: TOO_MANY_TRIES,
  counts: [{ limit: INVITATION_OF_NETWORK, key: network }],
});

/** Known browsers have limits of their own, so that requests of other people do not lock anybody out. */
export function codeRequest({
  username,
  network,
  knownBrowser,
  browser,
}: Client & { browser: string }): Limited {
  const counts =
    knownBrowser === undefined
      ? [
          { limit: CODES_OF_BROWSER, key: `${username} ${browser}` },
          { limit: CODES_OF_EMAIL_AND_NETWORK, key: `${username} ${network}` },
          { limit: CODES_OF_EMAIL, key: username },
          { limit: CODES_OF_NETWORK, key: network },
        ]
      : [{ limit: CODES_OF_BROWSER, key: knownBrowser }];
  return { message: TOO_MANY_CODES, counts };
}
