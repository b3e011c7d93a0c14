import fc from "fast-check";
import { expect, test } from "vitest";
import { quarterNumber } from "../shared/quarters.ts";
import { currentQuarter, reportedQuarters } from "./reportingPeriods.ts";

const day = fc
  .date({ min: new Date("2003-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("nine quarters follow each other; all but the last have ended, and that one is as of today", () => {
  fc.assert(
    fc.property(day, (today) => {
      const reported = reportedQuarters(today);
      expect(reported).toHaveLength(9);
      const numbers = reported.map(quarterNumber);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
      expect(reported.filter(({ day }) => day >= today)).toEqual([reported.at(-1)]);
      expect(reported.at(-1)).toMatchObject({ day: today, isRunning: true });
    }),
  );
});

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
  const shown = (...having: string[]) =>
    currentQuarter(reported, ({ period }) => having.includes(period))?.period;
  expect(shown("Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026")).toBe("Apr - Jun 2026");
  expect(shown("Oct - Dec 2024", "Jul - Sep 2026")).toBe("Jul - Sep 2026");
  expect(shown("Oct - Dec 2024", "Jan - Mar 2025")).toBe("Jan - Mar 2025");
  expect(shown()).toBeUndefined();
});
