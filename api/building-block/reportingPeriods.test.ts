import { expect, test } from "vitest";
import { chooseCurrentQuarter, listReportedQuarters } from "./queries.ts";

test("a quarter is still running on its last day", () => {
  expect(listReportedQuarters("2026-06-30").at(-1)).toMatchObject({
    period: "Apr - Jun 2026",
    isRunning: true,
  });
  expect(listReportedQuarters("2026-07-01").at(-2)).toMatchObject({
    period: "Apr - Jun 2026",
    day: "2026-06-30",
    isRunning: false,
  });
});

test("the current quarter is the last completed one if it has data, otherwise the latest with data, otherwise none", () => {
  const reported = listReportedQuarters("2026-08-15");
  const findCurrentPeriod = (...periodsWithData: string[]) =>
    chooseCurrentQuarter(reported, ({ period }) => periodsWithData.includes(period))?.period;
  expect(findCurrentPeriod("Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026")).toBe("Apr - Jun 2026");
  expect(findCurrentPeriod("Oct - Dec 2024", "Jul - Sep 2026")).toBe("Jul - Sep 2026");
  expect(findCurrentPeriod("Oct - Dec 2024", "Jan - Mar 2025")).toBe("Jan - Mar 2025");
  expect(findCurrentPeriod()).toBeUndefined();
});
