import { useEffectEvent, useLayoutEffect, useState } from "react";
import { countShifts } from "./countShifts.ts";

export function useTripleShift(onThird: () => void): number {
  const [count, setCount] = useState(0);
  const third = useEffectEvent(onThird);
  // A layout effect, so that it listens from the first paint.
  useLayoutEffect(() => {
    const listening = new AbortController();
    countShifts(listening.signal, () => third(), setCount);
    return () => listening.abort();
  }, []);
  return count;
}
