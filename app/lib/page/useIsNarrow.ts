import { query } from "@gbvf/ui/tokens/media.ts";
import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia(query.narrow);

function subscribe(onChange: () => void): () => void {
  const list = narrow();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

let wasNarrow: boolean | undefined;

/** True up to 991 px. Printing does not change it, because opened parts would close. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => {
    if (wasNarrow === undefined || !window.matchMedia("print").matches) wasNarrow = narrow().matches;
    return wasNarrow;
  });
}
