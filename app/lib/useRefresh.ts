import { useEffect } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { ReadCall, ReadKey } from "./calls.ts";
import { type CallKey, callKey } from "./sendCall.ts";

/** An endpoint with all its calls, or one call of it. */
export type Refresh = { [K in ReadKey]: K | readonly [endpoint: K, call: ReadCall<K>] }[ReadKey];

/** How many parts of the page show each answer. */
const inUse = new Map<string, number>();

/** Notes that an answer is shown as long as the component is there. */
export function useNoteInUse(key: CallKey | null): void {
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
 * Fetches again what is shown of these, and forgets the rest, which would show for a moment how things were before.
 * Ends when everything in sight is as it is now.
 */
export function useRefresh(): (what: readonly Refresh[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (what) => {
    if (what.length === 0) return;
    const isNamed = (key: unknown): boolean => {
      if (!Array.isArray(key)) return false;
      return what.some((each) =>
        typeof each === "string"
          ? each === key[0]
          : unstable_serialize(callKey(each[0], each[1])) === unstable_serialize(key),
      );
    };
    const isShown = (key: unknown) => (inUse.get(unstable_serialize(key as CallKey)) ?? 0) > 0;
    await Promise.all([
      // Nothing shows it, so nothing is fetched; but an answer that came a moment ago is not taken again.
      mutate((key) => isNamed(key) && !isShown(key), undefined),
      mutate((key) => isNamed(key) && isShown(key)),
    ]);
  };
}
