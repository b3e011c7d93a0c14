import { query } from "@gbvf/ui/tokens/media.ts";
import { useSyncExternalStore } from "react";

const matchNarrow = () => window.matchMedia(query.narrow);

function subscribe(onChange: () => void): () => void {
  const mediaQuery = matchNarrow();
  mediaQuery.addEventListener("change", onChange);
  return () => mediaQuery.removeEventListener("change", onChange);
}

let wasNarrow: boolean | undefined;

/** True up to 991 px. Printing does not change it, because opened parts would close. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => {
    if (wasNarrow === undefined || !window.matchMedia("print").matches) wasNarrow = matchNarrow().matches;
    return wasNarrow;
  });
}
