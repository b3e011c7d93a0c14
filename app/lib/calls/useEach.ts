import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import useSWR from "swr";
import { ApiError } from "./ApiError.ts";
import type { ReadCall, ReadKey } from "./calls.ts";
import { callKey, sendKey } from "./sendCall.ts";
import type { ApiState } from "./useApi.ts";

/** One endpoint for each of several calls; null where it is unknown. Fails if one of them fails otherwise. */
export function useEach<K extends ReadKey>(
  endpoint: K,
  calls: readonly ReadCall<K>[],
): ApiState<(Answer<Endpoints[K]> | null)[]> {
  const keys = calls.map((call) => callKey(endpoint, call));
  const { data, error, isLoading, mutate } = useSWR<(Answer<Endpoints[K]> | null)[], ApiError>(
    keys.length === 0 ? null : ["each", ...keys.map(([, url]) => url)],
    () =>
      Promise.all(keys.map((key) => sendKey(key).catch(nullIfUnknown))) as Promise<
        (Answer<Endpoints[K]> | null)[]
      >,
    { keepPreviousData: true },
  );
  return { data, error, isLoading, retry: () => void mutate() };
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
