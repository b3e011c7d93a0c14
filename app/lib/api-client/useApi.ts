import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { useState } from "react";
import useSWR, { preload } from "swr";
import type { ApiError } from "./ApiError.ts";
import type { ReadEndpoint, ReadRequest } from "./requestTypes.ts";
import { fetchByKey, type RequestKey, requestKey } from "./sendRequest.ts";
import { useRegisterShownRequest } from "./useRefresh.ts";

export type ApiState<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
};

interface ApiOptions {
  keepsPreviousData?: boolean;
}

/** Example: `useApi("GET /api/crime/stats", { query: { boundaryId: 7 } })`. Null sends no request. */
export function useApi<K extends ReadEndpoint>(
  endpoint: K,
  request: ReadRequest<K> | null,
  { keepsPreviousData = false }: ApiOptions = {},
): ApiState<ApiResponse<Endpoints[K]>> {
  const key = request === null ? null : requestKey(endpoint, request);
  useRegisterShownRequest(key);
  const options = keepsPreviousData ? { keepPreviousData: true } : {};
  const { data, error, isLoading, mutate } = useSWR<ApiResponse<Endpoints[K]>, ApiError>(
    key,
    fetchResponse,
    options,
  );
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void mutate().finally(() => setRetrying(false));
  };
  // After an error, only the reader's own retry counts as loading, because each background retry would make
  // the message flicker.
  return { data, error, isLoading: isLoading && (error === undefined || isRetrying), retry };
}

/** Fetches without the cache, for rows that are appended to those on screen. */
export function fetchOnce<K extends ReadEndpoint>(
  endpoint: K,
  request: ReadRequest<K>,
): Promise<ApiResponse<Endpoints[K]>> {
  return fetchResponse(requestKey(endpoint, request));
}

/** Starts a request early; `useApi` later receives its response. */
export function startRequest(key: RequestKey): void {
  // `useApi` later reports the failure.
  preload<Promise<unknown>, RequestKey>(key, fetchResponse).catch(() => undefined);
}

/** Does not parse the response, because the server has validated it. */
function fetchResponse<T>(key: RequestKey): Promise<T> {
  return fetchByKey(key) as Promise<T>;
}

/** Has data once all states have; `retry` repeats only the failed requests. */
export function combineStates<T>(states: readonly ApiState<T>[]): ApiState<T[]> {
  const loaded = states.map(({ data }) => data).filter((data) => data !== undefined);
  return {
    data: loaded.length === states.length ? loaded : undefined,
    error: states.find(({ error }) => error !== undefined)?.error,
    isLoading: states.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const state of states) if (state.error !== undefined) state.retry();
    },
  };
}
