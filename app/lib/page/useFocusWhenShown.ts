import { useEffect, useRef } from "react";

/** Runs once the new part is drawn and the other is gone. */
export function useFocusWhenShown(focus: () => void): void {
  const first = useRef(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current());
    return () => cancelAnimationFrame(frame);
  }, []);
}
