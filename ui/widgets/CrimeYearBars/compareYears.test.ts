import { expect, test } from "vitest";
import type { Reading } from "../../charts/reading.ts";
import { compareYears } from "./compareYears.ts";

test.each<[Reading, Reading, string]>([
  [12240, 11873, "12,240 reports, 367 (3.09%) higher than a year before"],
  [80, 100, "80 reports, 20 (20.00%) lower than a year before"],
  [80, 80, "80 reports, as many as a year before"],
  [1, 0, "1 report, 1 higher than a year before; fewer than 20 reports, so it may be chance"],
  [80, "not-captured", "80 reports; a year before: not yet captured"],
  ["no-data", 80, "No data"],
])("%s after %s", (current, previous, sentence) => {
  expect(compareYears(current, previous)).toBe(sentence);
});
