import type { SWRConfiguration } from "swr";
import type { ApiError } from "./ApiError.ts";

const MOST_RETRIES = 4;
const FIRST_PAUSE_MS = 1_000;

/**
 * How the calls of public pages behave. Public figures change once a quarter, so nothing is asked again just because a window
 * was looked at; what failed is tried again after 1, 2, 4 and 8 seconds, unless trying again cannot help.
 */
export const swrConfig: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  dedupingInterval: 60_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!error.isPassing || retryCount > MOST_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), FIRST_PAUSE_MS * 2 ** (retryCount - 1));
  },
};

/** Behind signing in, what others change shows on coming back to the page, and on coming back to the window. */
export const signedInConfig = {
  revalidateOnFocus: true,
  revalidateIfStale: true,
  dedupingInterval: 2_000,
} satisfies SWRConfiguration;
