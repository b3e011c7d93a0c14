import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reading } from "../reading.ts";
import { layoutTrend, spreadLineLabels } from "./layout.ts";
import { findRuns, isSinglePoint } from "./linePaths.ts";

const size = { width: 600, height: 240, lineLabelWidth: 120, kind: "rate" as const };
const line = (...values: Reading[]) => ({ id: values.length, label: "Limpopo", color: "#000000", values });
const periods = (count: number) => Array.from({ length: count }, (_, index) => `Quarter ${index + 1}`);

test("a missing figure splits the line", () => {
  const { lines } = layoutTrend(periods(5), [line(1, 2, "no-data", 3, 4)], size);
  expect(lines[0]?.runs).toHaveLength(2);
  expect(lines[0]?.points.map(({ index }) => index)).toEqual([0, 1, 3, 4]);
});

test("another source splits the line, and has a mark before its first period", () => {
  const { lines, breaks } = layoutTrend(periods(4), [line(1, 2, 3, 4)], { ...size, breaks: ["Quarter 3"] });
  expect(lines[0]?.runs).toHaveLength(2);
  const [, before, after] = lines[0]?.points ?? [];
  expect(breaks).toEqual([(Number(before?.x) + Number(after?.x)) / 2]);
});

test("a figure between two gaps is still drawn", () => {
  const [run = ""] = findRuns([{ index: 3, x: 10, y: 20 }]);
  expect(run).toBe("M10 20h0");
  expect([isSinglePoint(run), isSinglePoint("M10 20h0L20 20")]).toEqual([true, false]);
});

test("a missing interval splits the band, and the frame contains the band's upper edge", () => {
  const band = [[1, 3], [2, 40], null, [3, 5]] as const;
  const { lines, ticks } = layoutTrend(periods(4), [{ ...line(2, 10, "no-data", 4), band }], size);
  expect(lines[0]?.bands).toHaveLength(2);
  expect(Number(ticks.at(-1)?.text)).toBeGreaterThanOrEqual(40);
});

const LINE = 16;
const frame = { top: 8, bottom: 232 };

test("names that would overlap form a group that is centred on their lines", () => {
  expect(spreadLineLabels([100, 101, 102], frame)).toEqual([85, 101, 117]);
  // Two groups that would overlap become one group; a name further away does not move.
  expect(spreadLineLabels([100, 102, 118, 120, 200], frame)).toEqual([86, 102, 118, 134, 200]);
});

test("only a name that was moved has a leader line from its line's end", () => {
  const { lines, lineLabelX, right } = layoutTrend(
    periods(2),
    [line(10, 100), line(10, 0), line(10, 1)],
    size,
  );
  expect(lines.map(({ leader }) => leader !== null)).toEqual([false, true, true]);
  expect(lines[1]?.leader).toMatch(/^M482 212L498 /);
  expect(lineLabelX - right).toBeGreaterThan(
    layoutTrend(periods(2), [line(10, 100)], size).lineLabelX - right,
  );
});

test("twelve names and the country's are inside the drawing, in the order of their lines", () => {
  const end = fc.double({ min: 12, max: 212, noNaN: true });
  fc.assert(
    fc.property(fc.array(end, { minLength: 1, maxLength: 13 }), (ends) => {
      const placed = spreadLineLabels(ends, frame).map(Number);
      const ranks = ends.map((_, index) => index).toSorted((a, b) => Number(ends[a]) - Number(ends[b]));
      for (const [rank, index] of ranks.entries()) {
        expect(placed[index]).toBeGreaterThanOrEqual(frame.top - 0.01);
        expect(placed[index]).toBeLessThanOrEqual(frame.bottom + 0.01);
        const above = ranks[rank - 1];
        if (above !== undefined)
          expect(Number(placed[index]) - Number(placed[above])).toBeGreaterThanOrEqual(LINE - 0.01);
      }
    }),
  );
});

test("an axis has only the decimals that its ticks need", () => {
  const getAxis = (kind: "count" | "rate" | "percent", most: number) =>
    layoutTrend(periods(2), [line(0, most)], { ...size, kind }).ticks.map(({ text }) => text);
  expect(getAxis("count", 1)).toEqual(["0", "1"]);
  expect(getAxis("count", 4000)).toContain("4,000");
  expect(getAxis("rate", 1)).toContain("0.5");
  expect(getAxis("percent", 1)).toContain("50%");
  expect(getAxis("percent", 0.01)).toContain("0.5%");
});

test("the first and the latest period have labels, and labels do not overlap", () => {
  for (const [widthName, width] of [
    ["narrow", 294],
    ["middle", 480],
    ["wide", 900],
  ] as const) {
    const { periodLabels } = layoutTrend(periods(47), [line(1)], { ...size, width });
    const labels = periodLabels.filter(({ widths }) => widths.split(" ").includes(widthName));
    expect([labels[0]?.index, labels.at(-1)?.index]).toEqual([0, 46]);
    for (const [index, { x }] of labels.entries())
      if (index > 0) expect(x - Number(labels[index - 1]?.x)).toBeGreaterThanOrEqual(100);
  }
});
