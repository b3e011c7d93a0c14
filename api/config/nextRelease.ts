import { firstDayOf, quarterNumber, quarterOfDay, quarterOfNumber } from "../shared/quarters.ts";

export function nextRelease(
  announced: string | undefined,
  today: string,
): { day: string; isAnnounced: boolean } {
  if (announced !== undefined && announced >= today) return { day: announced, isAnnounced: true };
  const next = quarterOfNumber(quarterNumber(quarterOfDay(today)) + 1);
  return { day: firstDayOf(next), isAnnounced: false };
}
