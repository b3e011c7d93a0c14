import { DAY_MS } from "./spans.ts";

const UTC_OFFSET_MS = 2 * 3_600_000;

/** Compares dates at each request, because timers fail while a machine sleeps. */
export function dayWatch(now: () => Date): () => boolean {
  const dayNumber = () => Math.floor((now().getTime() + UTC_OFFSET_MS) / DAY_MS);
  let lastDay = dayNumber();
  return () => {
    const day = dayNumber();
    const isNew = day !== lastDay;
    lastDay = day;
    return isNew;
  };
}
