export type Quarter = { year: number; quarter: number };

const QUARTER_MONTHS = ["Jan - Mar", "Apr - Jun", "Jul - Sep", "Oct - Dec"] as const;

/** "Apr - Jun 2026" */
export const quarterLabel = ({ year, quarter }: Quarter): string => `${QUARTER_MONTHS[quarter - 1]} ${year}`;

export const quarterNumber = ({ year, quarter }: Quarter): number => year * 4 + quarter - 1;

export const quarterOfNumber = (number: number): Quarter => ({
  year: Math.floor(number / 4),
  quarter: (number % 4) + 1,
});

export function quarterOfDay(day: string): Quarter {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return { year, quarter: Math.ceil(month / 3) };
}

/** In January, returns the last quarter of the year before. */
export const lastCompletedQuarter = (day: string): Quarter =>
  quarterOfNumber(quarterNumber(quarterOfDay(day)) - 1);

export function quartersBetween(first: Quarter, last: Quarter): Quarter[] {
  const from = quarterNumber(first);
  const length = Math.max(0, quarterNumber(last) - from + 1);
  return Array.from({ length }, (_, index) => quarterOfNumber(from + index));
}

export function lastDayOf({ year, quarter }: Quarter): string {
  return `${year}-${["03-31", "06-30", "09-30", "12-31"][quarter - 1]}`;
}

export function firstDayOf({ year, quarter }: Quarter): string {
  return `${year}-${["01-01", "04-01", "07-01", "10-01"][quarter - 1]}`;
}

const UTC_OFFSET_MS = 2 * 60 * 60 * 1000;

/**
 * Returns a date such as "2026-08-15" at UTC+2. It uses no locale, because locales differ between browsers.
 */
export const dayInSouthAfrica = (moment: Date): string =>
  new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);

export const isBeforeSeven = (moment: Date): boolean =>
  new Date(moment.getTime() + UTC_OFFSET_MS).getUTCHours() < 7;

export const dayBefore = (day: string): string => addDays(day, -1);

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Quarter 0 is the financial year that begins in April of `year`. */
export type PeriodKey = { year: number; quarter: number };
