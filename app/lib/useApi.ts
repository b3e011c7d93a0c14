import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/lib/endpoint.ts";
import { useState } from "react";
import useSWR, { preload } from "swr";
import type { ApiError } from "./ApiError.ts";
import type { ReadCall, ReadKey } from "./calls.ts";
import { type CallKey, callKey, sendKey } from "./sendCall.ts";
import { useNoteInUse } from "./useRefresh.ts";

export type ApiState<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing has arrived yet, and the reader is waiting: for the first try, or for one they asked for. */
  isLoading: boolean;
  /** Sends the call again, now. */
  retry: () => void;
};

export interface ApiOptions {
  /** Of a list: the rows of the page before stay until those of the next have come. */
  keepsLast?: boolean;
}

/**
 * Reads an endpoint: `useApi("GET /api/crime/stats", { query: { boundaryId: 7 } })`. With `null` for the call
 * nothing is sent. Passing failures are retried by themselves, each time after a longer pause.
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
  // Tries in the background leave the message in place; it would flicker otherwise.
  return { data, error, isLoading: isLoading && (error === undefined || isRetrying), retry };
}

/** Sends a call before the part of the page that reads it has arrived; `useApi` then takes this answer. */
export function startCall<K extends ReadKey>(endpoint: K, call: ReadCall<K>): void {
  // A failure is not lost: the hook that reads the call receives it too, and shows it.
  preload<Promise<unknown>, CallKey>(callKey(endpoint, call), fetchAnswer).catch(() => undefined);
}

/** The server parsed the answer through the contract that types it; a public page does not parse it again. */
function fetchAnswer<T>(key: CallKey): Promise<T> {
  return sendKey(key) as Promise<T>;
}
