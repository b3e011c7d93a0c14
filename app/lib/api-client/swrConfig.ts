import type { SWRConfiguration } from "swr";
import type { ApiError } from "./ApiError.ts";

const MAX_RETRIES = 4;
const FIRST_BACKOFF_MS = 1_000;

/** Public figures change once a quarter, so a page does not refetch them on focus. */
export const swrConfig: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  dedupingInterval: 60_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!error.isTransient || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), FIRST_BACKOFF_MS * 2 ** (retryCount - 1));
  },
};

/** Signed-in pages refetch on focus, because other people may have changed the data. */
export const signedInConfig = {
  revalidateOnFocus: true,
  revalidateIfStale: true,
  dedupingInterval: 2_000,
} satisfies SWRConfiguration;
