import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer, Call, Endpoint, Input } from "@gbvf/api/lib/endpoint.ts";
import { useState } from "react";
import useSWR, { preload } from "swr";
import type { ApiError } from "./ApiError.ts";
import { type CallParts, callUrl } from "./callUrl.ts";
import { request } from "./request.ts";

type GetKey = Extract<keyof Endpoints, `GET ${string}`>;

/** What a caller may leave out is what the schema has a default for; the types are those after parsing. */
export type Part<E extends Endpoint, P extends "params" | "query"> = Call<E>[P] extends object
  ? { [K in keyof Call<E>[P]]: Input<E>[P][K & keyof Input<E>[P]] }
  : undefined;
export type OptionalPart<P extends string, T> = T extends undefined
  ? { [K in P]?: never }
  : Record<never, never> extends T
    ? { [K in P]?: T }
    : { [K in P]: T };
type GetCall<K extends GetKey> = OptionalPart<"params", Part<Endpoints[K], "params">> &
  OptionalPart<"query", Part<Endpoints[K], "query">>;

export type ApiState<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing has arrived yet, and the reader is waiting: for the first try, or for one they asked for. */
  isLoading: boolean;
  /** Sends the call again, now. */
  retry: () => void;
};

/**
 * Reads an endpoint: `useApi("GET /api/crime/stats", { query: { boundaryId: 7 } })`. With `null` for the call
 * nothing is sent. Passing failures are retried by themselves, each time after a longer pause.
 */
export function useApi<K extends GetKey>(
  endpoint: K,
  call: GetCall<K> | null,
): ApiState<Answer<Endpoints[K]>> {
  const url = call === null ? null : callUrl(endpoint, call as CallParts);
  const { data, error, isLoading, mutate } = useSWR<Answer<Endpoints[K]>, ApiError>(url, fetchAnswer);
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void mutate().finally(() => setRetrying(false));
  };
  // Tries in the background leave the message in place; it would flicker otherwise.
  return { data, error, isLoading: isLoading && (error === undefined || isRetrying), retry };
}

/** Sends a call before the part of the page that reads it has arrived; `useApi` then takes this answer. */
export function startCall<K extends GetKey>(endpoint: K, call: GetCall<K>): void {
  // A failure is not lost: the hook that reads the call receives it too, and shows it.
  preload<Promise<unknown>>(callUrl(endpoint, call as CallParts), fetchAnswer).catch(() => undefined);
}

/** The server parsed the answer through the contract that types it; a public page does not parse it again. */
function fetchAnswer<T>(url: string): Promise<T> {
  return request(url) as Promise<T>;
}
