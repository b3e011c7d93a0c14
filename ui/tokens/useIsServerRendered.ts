import { useState, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** True on the server and while the browser hydrates its page. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/** True on the server and for what the browser hydrates, as long as it is mounted. */
export function useIsServerRendered(): boolean {
  return useState(useIsHydrating())[0];
}
