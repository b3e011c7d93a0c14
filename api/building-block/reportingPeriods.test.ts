import { expect, test } from "vitest";
import { currentQuarter, reportedQuarters } from "./queries.ts";

test("on the last day of a quarter it is still running", () => {
  expect(reportedQuarters("2026-06-30").at(-1)).toMatchObject({ period: "Apr - Jun 2026", isRunning: true });
  expect(reportedQuarters("2026-07-01").at(-2)).toMatchObject({
    period: "Apr - Jun 2026",
    day: "2026-06-30",
    isRunning: false,
  });
});

test("the last completed quarter is shown where it has data, else the latest that has, else none", () => {
  const reported = reportedQuarters("2026-08-15");
  const listPeriods = (...having: string[]) =>
    currentQuarter(reported, ({ period }) => having.includes(period))?.period;
  expect(listPeriods("Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026")).toBe("Apr - Jun 2026");
  expect(listPeriods("Oct - Dec 2024", "Jul - Sep 2026")).toBe("Jul - Sep 2026");
  expect(listPeriods("Oct - Dec 2024", "Jan - Mar 2025")).toBe("Jan - Mar 2025");
  expect(listPeriods()).toBeUndefined();
});
