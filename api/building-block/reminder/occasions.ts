import { dayNumber } from "../../lib/time/spans.ts";
import { lastDayOf, quarterOfDay } from "../../shared/quarters.ts";

const BEFORE_THE_END = [3, 14];
/** Day 0 was a Saturday; weeks begin on Monday. */
const SATURDAY = 5;
const DAYS = 7;

/** `endsOn` is the quarter's last day where it is near. Days are ISO 8601. */
export function occasionsOf(today: string): { occasions: string[]; endsOn: string | null } {
  const quarter = quarterOfDay(today);
  const lastDay = lastDayOf(quarter);
  const left = dayNumber(lastDay) - dayNumber(today);
  const week = `week ${Math.floor((dayNumber(today) + SATURDAY) / DAYS)}`;
  const days = BEFORE_THE_END.find((each) => left <= each);
  if (days === undefined) return { occasions: [week], endsOn: null };
  const end = `${days} days before ${lastDay}`;
  return { occasions: [end, week], endsOn: lastDay };
}
