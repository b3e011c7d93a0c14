import { useEffect } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { ReadEndpoint, ReadRequest } from "./requestTypes.ts";
import { type RequestKey, requestKey } from "./sendRequest.ts";

export type Refresh = { [K in ReadEndpoint]: K | readonly [endpoint: K, call: ReadRequest<K>] }[ReadEndpoint];

const inUse = new Map<string, number>();

export function useNoteInUse(key: RequestKey | null): void {
  const name = unstable_serialize(key);
  useEffect(() => {
    if (name === "") return;
    inUse.set(name, (inUse.get(name) ?? 0) + 1);
    return () => {
      inUse.set(name, (inUse.get(name) ?? 0) - 1);
    };
  }, [name]);
}

/**
 * Refetches the listed responses that are on screen and drops the others; resolves when the screen is
 * current.
 */
export function useRefresh(): (what: readonly Refresh[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (what) => {
    if (what.length === 0) return;
    const isListed = (key: unknown): boolean => {
      if (!Array.isArray(key)) return false;
      return what.some((each) =>
        typeof each === "string"
          ? each === key[0]
          : unstable_serialize(requestKey(each[0], each[1])) === unstable_serialize(key),
      );
    };
    const isInUse = (key: unknown) => (inUse.get(unstable_serialize(key as RequestKey)) ?? 0) > 0;
    await Promise.all([
      // Also drops responses that are so recent that SWR would reuse them.
      mutate((key) => isListed(key) && !isInUse(key), undefined),
      mutate((key) => isListed(key) && isInUse(key)),
    ]);
  };
}
