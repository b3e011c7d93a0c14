import { useState, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** True on the server and for what the browser hydrates, as long as it is mounted. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
