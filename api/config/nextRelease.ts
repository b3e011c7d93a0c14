import { firstDayOf, quarterNumber, quarterOfDay, quarterOfNumber } from "../lib/quarters.ts";

/** An announced day until it has passed; then the day on which the running quarter is over. All ISO 8601. */
export function nextRelease(
  announced: string | undefined,
  today: string,
): { day: string; isAnnounced: boolean } {
  if (announced !== undefined && announced >= today) return { day: announced, isAnnounced: true };
  const next = quarterOfNumber(quarterNumber(quarterOfDay(today)) + 1);
  return { day: firstDayOf(next), isAnnounced: false };
}
