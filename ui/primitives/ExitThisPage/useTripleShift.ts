import { useEffectEvent, useLayoutEffect, useState } from "react";
import { countShifts } from "./countShifts.ts";

export function useTripleShift(onThird: () => void): number {
  const [count, setCount] = useState(0);
  const handleThird = useEffectEvent(onThird);
  // A layout effect, so that it listens from the first paint.
  useLayoutEffect(() => {
    const listening = new AbortController();
    countShifts(listening.signal, () => handleThird(), setCount);
    return () => listening.abort();
  }, []);
  return count;
}
