const DAY = 24 * 60 * 60_000;
const FIXED_HOLIDAYS = [
  "01-01",
  "03-21",
  "04-27",
  "05-01",
  "06-16",
  "08-09",
  "09-24",
  "12-16",
  "12-25",
  "12-26",
];
const SUNDAY = 0;
const SATURDAY = 6;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const getDay = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => getDay(new Date(toDate(day).getTime() + days * DAY));

/** Counts working days after `from`, up to and including `to`. Negative if `to` is earlier. */
export function countWorkingDaysBetween(from: string, to: string): number {
  if (to < from) return -countWorkingDaysBetween(to, from);
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let daysLeft = count; daysLeft > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) daysLeft -= 1;
  }
  return day;
}

export function isWorkingDay(day: string): boolean {
  const weekday = toDate(day).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !isHoliday(day);
}

/** By the Public Holidays Act 36 of 1994, a holiday on a Sunday moves to Monday. */
function isHoliday(day: string): boolean {
  const isFixed = (each: string) => FIXED_HOLIDAYS.includes(each.slice(5));
  const dayBefore = addDays(day, -1);
  const isMovedHoliday = toDate(dayBefore).getUTCDay() === SUNDAY && isFixed(dayBefore);
  const easter = computeEasterSunday(Number(day.slice(0, 4)));
  return isFixed(day) || isMovedHoliday || day === addDays(easter, -2) || day === addDays(easter, 1);
}

/** Uses the anonymous Gregorian algorithm (Nature, 20 April 1876). */
function computeEasterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
}
