import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import { useState } from "react";
import useSWR, { preload } from "swr";
import type { ApiError } from "./ApiError.ts";
import type { ReadCall, ReadKey } from "./calls.ts";
import { type CallKey, callKey, sendKey } from "./sendCall.ts";
import { useNoteInUse } from "./useRefresh.ts";

export type ApiState<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing has arrived, and the reader waits. */
  isLoading: boolean;
  retry: () => void;
};

interface ApiOptions {
  /** The last rows stay until the next arrive. */
  keepsLast?: boolean;
}

/**
 * `useApi("GET /api/crime/stats", { query: { boundaryId: 7 } })`; null sends nothing. Passing failures are
 * retried with growing pauses.
 */
export function useApi<K extends ReadKey>(
  endpoint: K,
  call: ReadCall<K> | null,
  { keepsLast = false }: ApiOptions = {},
): ApiState<Answer<Endpoints[K]>> {
  const key = call === null ? null : callKey(endpoint, call);
  useNoteInUse(key);
  const options = keepsLast ? { keepPreviousData: true } : {};
  const { data, error, isLoading, mutate } = useSWR<Answer<Endpoints[K]>, ApiError>(
    key,
    fetchAnswer,
    options,
  );
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void mutate().finally(() => setRetrying(false));
  };
  // Background retries keep the message, or it would flicker.
  return { data, error, isLoading: isLoading && (error === undefined || isRetrying), retry };
}

/** Caches nothing: for more rows of a list that is on screen. */
export function fetchOnce<K extends ReadKey>(endpoint: K, call: ReadCall<K>): Promise<Answer<Endpoints[K]>> {
  return fetchAnswer(callKey(endpoint, call));
}

/** `useApi` takes the answer. */
export function startRequest(key: CallKey): void {
  // `useApi` gets the failure too.
  preload<Promise<unknown>, CallKey>(key, fetchAnswer).catch(() => undefined);
}

/** The server parsed it already. */
function fetchAnswer<T>(key: CallKey): Promise<T> {
  return sendKey(key) as Promise<T>;
}

/** Ready once all are. A retry repeats those that failed. */
export function combineCalls<T>(all: readonly ApiState<T>[]): ApiState<T[]> {
  const found = all.map(({ data }) => data).filter((data) => data !== undefined);
  return {
    data: found.length === all.length ? found : undefined,
    error: all.find(({ error }) => error !== undefined)?.error,
    isLoading: all.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const each of all) if (each.error !== undefined) each.retry();
    },
  };
}
