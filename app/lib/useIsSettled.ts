import { useEffect, useState } from "react";

/**
 * False while the page is first drawn, true once the browser has nothing more urgent to do: what is large and not
 * needed at once is loaded then.
 */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setSettled(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setSettled(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isSettled;
}
