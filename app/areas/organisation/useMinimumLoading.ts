import { useEffect, useState } from "react";

const MIN_MS = 1_000;

/** Shows for at least a second, so that it does not flash. */
export function useMinimumLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), MIN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isLoading || isHeld;
}
