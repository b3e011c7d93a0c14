import { expect, test } from "vitest";
import { formatCount } from "../text/format.ts";
import { describeBars } from "./GroupedBars/GroupedBars.tsx";
import { describePie } from "./PieChart/describePie.ts";
import type { Reading } from "./reading.ts";
import { findMarkAfterKey } from "./useRovingMarks.ts";

const writing = { format: formatCount, unit: "reports" };
const pie = (...values: Reading[]) =>
  describePie(
    "Reports by type",
    values.map((value, id) => ({ id, label: `Type ${id + 1}`, value })),
    writing,
  );
const bars = (...pairs: [Reading, Reading][]) =>
  describeBars(
    "Reports by quarter",
    pairs.map((values, id) => ({ id, label: `Q${id + 1}`, values })),
    [
      { id: "previous", label: "Previous year", color: "#DDA4A7" },
      { id: "current", label: "Current year", color: "#A8161D" },
    ],
    writing,
  );

test.each([
  [pie(500, 1500), "Reports by type: Type 2 is the largest of 2 parts, 75.00% of 2,000 reports."],
  [pie(7), "Reports by type: All 7 reports are Type 1."],
  [pie(1), "Reports by type: 1 report is Type 1."],
  [pie(0, 0), "Reports by type: 0 reports."],
  [pie("no-data"), "Reports by type: no data available."],
])("describes a pie in one sentence: %s", (description, sentence) => {
  expect(description).toBe(sentence);
});

test.each([
  [
    bars([300, 412], [350, "not-captured"]),
    "Reports by quarter: lowest 300 reports (Q1, Previous year), highest 412 reports (Q1, Current year); 1 of 4 has no figure.",
  ],
  [bars([412, "too-few"]), "Reports by quarter: 412 reports (Q1, Previous year); 1 of 2 has no figure."],
  [bars([7, 7]), "Reports by quarter: 7 reports each."],
  [
    bars([0, 1]),
    "Reports by quarter: lowest 0 reports (Q1, Previous year), highest 1 report (Q1, Current year).",
  ],
  [bars(["no-data", "no-data"]), "Reports by quarter: no data available."],
  [
    describeBars(
      "Reports by quarter",
      [{ id: 1, label: "Q1", values: [1] }],
      [{ id: "reports", label: "Reports", color: "#A8161D" }],
      writing,
    ),
    "Reports by quarter: 1 report (Q1).",
  ],
])("describes bars in one sentence: %s", (description, sentence) => {
  expect(description).toBe(sentence);
});

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 1, 0],
  ["ArrowUp", 1, 0],
  ["Home", 2, 0],
  ["End", 0, 3],
])("%s moves from mark %d to mark %d of four", (key, from, to) => {
  expect(findMarkAfterKey(from, 4, key)).toBe(to);
});

test("arrow keys at the ends and other keys do not move", () => {
  expect(findMarkAfterKey(3, 4, "ArrowRight")).toBeUndefined();
  expect(findMarkAfterKey(0, 4, "ArrowLeft")).toBeUndefined();
  expect(findMarkAfterKey(0, 4, "Tab")).toBeUndefined();
});
