import { useSyncExternalStore } from "react";

// Safari reports printing by the media query only, and Chromium by the event before the query changes.
let isBetweenEvents = false;

const printed = () => window.matchMedia("print");

function subscribe(onChange: () => void): () => void {
  const start = () => {
    isBetweenEvents = true;
    onChange();
  };
  const end = () => {
    isBetweenEvents = false;
    onChange();
  };
  const list = printed();
  list.addEventListener("change", onChange);
  window.addEventListener("beforeprint", start);
  window.addEventListener("afterprint", end);
  return () => {
    list.removeEventListener("change", onChange);
    window.removeEventListener("beforeprint", start);
    window.removeEventListener("afterprint", end);
  };
}

/** React draws the change before the browser takes the page. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBetweenEvents || printed().matches,
    () => false,
  );
}
