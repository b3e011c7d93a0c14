import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import useSWR from "swr";
import { ApiError } from "./ApiError.ts";
import type { ReadEndpoint, ReadRequest } from "./requestTypes.ts";
import { fetchByKey, requestKey } from "./sendRequest.ts";
import type { ApiState } from "./useApi.ts";

/** Returns null for each response 404; any other failure fails all requests. */
export function useApiList<K extends ReadEndpoint>(
  endpoint: K,
  requests: readonly ReadRequest<K>[],
): ApiState<(ApiResponse<Endpoints[K]> | null)[]> {
  const keys = requests.map((request) => requestKey(endpoint, request));
  const { data, error, isLoading, mutate } = useSWR<(ApiResponse<Endpoints[K]> | null)[], ApiError>(
    keys.length === 0 ? null : ["each", ...keys.map(([, url]) => url)],
    () =>
      Promise.all(keys.map((key) => fetchByKey(key).catch(getNullIfNotFound))) as Promise<
        (ApiResponse<Endpoints[K]> | null)[]
      >,
    { keepPreviousData: true },
  );
  return { data, error, isLoading, retry: () => void mutate() };
}

function getNullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
