import { useEffect } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { ReadEndpoint, ReadRequest } from "./requestTypes.ts";
import { type RequestKey, requestKey } from "./sendRequest.ts";

export type RefreshTarget = {
  [K in ReadEndpoint]: K | readonly [endpoint: K, request: ReadRequest<K>];
}[ReadEndpoint];

const shownCounts = new Map<string, number>();

export function useRegisterShownRequest(key: RequestKey | null): void {
  const name = unstable_serialize(key);
  useEffect(() => {
    if (name === "") return;
    shownCounts.set(name, (shownCounts.get(name) ?? 0) + 1);
    return () => {
      shownCounts.set(name, (shownCounts.get(name) ?? 0) - 1);
    };
  }, [name]);
}

/**
 * Of the listed responses, refetches those on screen and drops the rest from the cache. Resolves after the
 * refetch.
 */
export function useRefresh(): (targets: readonly RefreshTarget[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (targets) => {
    if (targets.length === 0) return;
    const isListed = (key: unknown): boolean => {
      if (!Array.isArray(key)) return false;
      return targets.some((target) =>
        typeof target === "string"
          ? target === key[0]
          : unstable_serialize(requestKey(target[0], target[1])) === unstable_serialize(key),
      );
    };
    const isOnScreen = (key: unknown) => (shownCounts.get(unstable_serialize(key as RequestKey)) ?? 0) > 0;
    await Promise.all([
      // Also drops responses that are so recent that SWR would reuse them.
      mutate((key) => isListed(key) && !isOnScreen(key), undefined),
      mutate((key) => isListed(key) && isOnScreen(key)),
    ]);
  };
}
