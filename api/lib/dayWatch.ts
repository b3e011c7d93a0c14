/** South Africa's clock is ahead of UTC by this much all year. */
const CLOCK_AHEAD_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Returns whether the day in South Africa has changed since the last call. Called with every request, because a timer
 * fails on a machine that slept or whose clock was set.
 */
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
