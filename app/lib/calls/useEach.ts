import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/lib/http/endpoint.ts";
import useSWR from "swr";
import type { ApiError } from "./ApiError.ts";
import type { ReadCall, ReadKey } from "./calls.ts";
import { callKey, sendKey } from "./sendCall.ts";
import type { ApiState } from "./useApi.ts";

/** One endpoint for each of several calls; fails if one of them does. */
export function useEach<K extends ReadKey>(
  endpoint: K,
  calls: readonly ReadCall<K>[],
): ApiState<Answer<Endpoints[K]>[]> {
  const keys = calls.map((call) => callKey(endpoint, call));
  const { data, error, isLoading, mutate } = useSWR<Answer<Endpoints[K]>[], ApiError>(
    keys.length === 0 ? null : ["each", ...keys.map(([, url]) => url)],
    () => Promise.all(keys.map((key) => sendKey(key))) as Promise<Answer<Endpoints[K]>[]>,
    { keepPreviousData: true },
  );
  return { data, error, isLoading, retry: () => void mutate() };
}
