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

/** True on the server and, as long as it is mounted, for a component that the browser hydrated. */
export function useIsServerRendered(): boolean {
  const [state] = useState({ isServerRendered: false });
  useSyncExternalStore(
    subscribe,
    () => state,
    () => Object.assign(state, { isServerRendered: true }),
  );
  return state.isServerRendered;
}
