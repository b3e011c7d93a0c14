import { useIsServerRendered } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { useEffect, useState } from "react";

/** True once the browser is idle, for large optional parts that load last. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(useIsServerRendered());
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
