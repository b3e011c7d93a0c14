import type { ApiState } from "./useApi.ts";

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
