import { useEffectEvent, useLayoutEffect, useState } from "react";

/** How long the count waits for the next press, in ms. */
export const shiftPatience = 5000;

/**
 * Counts presses of Shift, left and right alike, and calls back at the third. Any other key, or a pause,
 * starts the count anew; Shift held with another key does not count. This is the one key listener of
 * ours: no focusable part can hear a key pressed anywhere on the page.
 */
export function useTripleShift(onThird: () => void): number {
  const [count, setCount] = useState(0);
  const third = useEffectEvent(onThird);

  // A layout effect listens from the first paint on.
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
