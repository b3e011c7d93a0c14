import { query } from "@gbvf/ui/theme/media.ts";
import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia(query.narrow);

function subscribe(onChange: () => void): () => void {
  const list = narrow();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the window is 991 px wide or less: one column, and filters behind a button. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
