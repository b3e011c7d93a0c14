import { useEffect, useRef } from "react";

/** Moves the keyboard on to a part that takes the place of another, once it is drawn and the other is gone. */
export function useFocusWhenShown(focus: () => void): void {
  const first = useRef(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current());
    return () => cancelAnimationFrame(frame);
  }, []);
}
