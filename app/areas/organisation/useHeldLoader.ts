import { useEffect, useState } from "react";

const LEAST_MS = 1_000;

/** Whether the loader is shown: as long as something loads, and for a second at least, so that it does not flash. */
export function useHeldLoader(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), LEAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isLoading || isHeld;
}
