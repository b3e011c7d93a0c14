import { expect, test } from "vitest";
import { addWorkingDays, workingDaysBetween } from "./workingDays.ts";

test.each([
  ["2026-07-01", 5, "2026-07-08"],
  // Good Friday 3 April, Family Day 6 April 2026.
  ["2026-04-02", 1, "2026-04-07"],
  ["2026-08-07", 1, "2026-08-11"],
  ["2026-12-24", 2, "2026-12-29"],
])("%s and %i working days is %s", (from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to);
  expect(workingDaysBetween(from, to)).toBe(count);
  expect(workingDaysBetween(to, from)).toBe(-count);
});
