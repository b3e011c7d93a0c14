import { expect, test } from "vitest";
import { periodName, yearBeforeName } from "./periodNames.ts";

test.each([
  [{ label: "Apr - Jun", year: "2026" }, "Apr - Jun 2026", "Apr - Jun 2025"],
  [{ label: "2015/16" }, "2015/16", "2014/15"],
  [{ label: "2000/01" }, "2000/01", "1999/00"],
])("a period and the same one a year before: %o", (period, name, before) => {
  expect([periodName(period), yearBeforeName(period)]).toEqual([name, before]);
});
