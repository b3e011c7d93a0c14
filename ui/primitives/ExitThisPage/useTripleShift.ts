import { useEffectEvent, useLayoutEffect, useState } from "react";

/** In ms, until the count of presses starts again. */
const shiftPatience = 5000;

/**
 * Counts presses of either Shift key and calls back at the third. Any other key, or a pause, restarts the
 * count. The document listens, because no focusable part hears every key.
 */
export function useTripleShift(onThird: () => void): number {
  const [count, setCount] = useState(0);
  const third = useEffectEvent(onThird);

  // A layout effect listens from the first paint.
  useLayoutEffect(() => {
    let presses = 0;
    let isAlone = false;
    let patience: ReturnType<typeof setTimeout>;
    const countTo = (next: number) => {
      presses = next;
      setCount(next);
      clearTimeout(patience);
      if (next > 0) patience = setTimeout(() => countTo(0), shiftPatience);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      isAlone = event.key === "Shift";
      if (!isAlone && presses > 0) countTo(0);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== "Shift" || !isAlone) return;
      countTo(presses + 1);
      if (presses === 3) third();
    };
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("keyup", onKeyUp, true);
    return () => {
      clearTimeout(patience);
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("keyup", onKeyUp, true);
    };
  }, []);

  return count;
}
