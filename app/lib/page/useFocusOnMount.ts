import { useEffect, useRef } from "react";

export function useFocusOnMount(focus: () => void): void {
  const initialFocus = useRef(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => initialFocus.current());
    return () => cancelAnimationFrame(frame);
  }, []);
}
