import { useEffect, useRef } from "react";

export function useFocusOnMount(focus: () => void): void {
  const first = useRef(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current());
    return () => cancelAnimationFrame(frame);
  }, []);
}
