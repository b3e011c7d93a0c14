import { useSyncExternalStore } from "react";

// Safari announces printing by the media query only; Chromium sends the event before the query changes.
let isBetweenEvents = false;

const matchPrint = () => window.matchMedia("print");

function subscribe(onChange: () => void): () => void {
  const start = () => {
    isBetweenEvents = true;
    onChange();
  };
  const end = () => {
    isBetweenEvents = false;
    onChange();
  };
  const mediaQuery = matchPrint();
  mediaQuery.addEventListener("change", onChange);
  window.addEventListener("beforeprint", start);
  window.addEventListener("afterprint", end);
  return () => {
    mediaQuery.removeEventListener("change", onChange);
    window.removeEventListener("beforeprint", start);
    window.removeEventListener("afterprint", end);
  };
}

/** True while printing. React renders the change before the browser lays out the paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBetweenEvents || matchPrint().matches,
    () => false,
  );
}
