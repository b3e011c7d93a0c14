import { query } from "@gbvf/ui/tokens/media.ts";
import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia(query.narrow);

function subscribe(onChange: () => void): () => void {
  const list = narrow();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

let wasNarrow: boolean | undefined;

/**
 * Whether the window is 991 px wide or less: one column, and filters behind a button. A sheet of paper is narrow, but
 * printing changes nothing here: what the reader opened or sorted would be drawn anew, as it was at first.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => {
    if (wasNarrow === undefined || !window.matchMedia("print").matches) wasNarrow = narrow().matches;
    return wasNarrow;
  });
}
