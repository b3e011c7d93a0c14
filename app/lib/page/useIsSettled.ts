import { useEffect, useState } from "react";

/** Large optional parts load once the browser is idle. */
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
