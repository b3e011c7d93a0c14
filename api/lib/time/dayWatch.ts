import { DAY_MS } from "./spans.ts";

const CLOCK_AHEAD_MS = 2 * 3_600_000;

/** Compares dates at each request, because timers fail while a machine sleeps. */
export function dayWatch(now: () => Date): () => boolean {
  const dayNumber = () => Math.floor((now().getTime() + CLOCK_AHEAD_MS) / DAY_MS);
  let latest = dayNumber();
  return () => {
    const day = dayNumber();
    const isNew = day !== latest;
    latest = day;
    return isNew;
  };
}
