import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reading } from "../findings/contract.ts";
import type { ReleasedTheme } from "./contract.ts";
import { type FiguresToRelease, hasNewFigures, releasedTheme } from "./releasedTheme.ts";
import { formatTitle, getSummary } from "./summariseRelease.ts";

const PERIODS = ["Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026"];

type Figures = {
  periods: string[];
  values: Reading[][];
  isDemonstration?: boolean;
  title?: string;
  isRunning?: boolean;
};

function toRelease({
  periods,
  values,
  isDemonstration = false,
  title = "Reports",
  isRunning = false,
}: Figures): FiguresToRelease {
  const lines = values.map((each, boundaryId) => ({
    boundaryId,
    boundary: boundaryId === 0 ? "South Africa" : `Province ${boundaryId}`,
    boundaryTypeId: boundaryId === 0 ? 0 : 1,
    figure: each.at(-1) ?? ("no-data" as const),
    missing: null,
    coverage: null,
    rank: null,
    sinceQuarter: null,
    sinceYear: null,
    sinceCycle: null,
    values: each,
  }));
  const [place, ...areas] = lines as [(typeof lines)[number], ...typeof lines];
  return {
    componentId: 3,
    name: "Crime statistics",
    otherSeries: { periods: [], lines: [] },
    imported: null,
    withdrawn: null,
    source: { description: "A file", url: null, capturedOn: "2026-11-20", isDemonstration },
    findings: {
      measure: { title: "Reports", kind: "rate" },
      overTime: { title, step: "quarter", isRunning },
      span: null,
      shares: null,
      sentences: { place: "A sentence", areas: "A sentence", areasChange: null, change: null, borders: null },
      headlines: { areas: null, areasChange: null, change: null },
      periods,
      sources: [],
      place,
      intervals: null,
      around: [],
      areas,
    },
  };
}

const release = (now: Figures, before?: ReleasedTheme) => releasedTheme(toRelease(now), before);
const quarter = (count: number) => PERIODS.slice(0, count);

test("the first release of a theme tells of every period, and corrects nothing", () => {
  const first = release({
    periods: quarter(2),
    values: [
      [1, 2],
      ["no-data", 3],
    ],
  });
  expect(first).toMatchObject({ newPeriods: quarter(2), corrections: [], findings: ["A sentence."] });
  expect(formatTitle([first])).toBe("Crime statistics: Jan - Mar 2026 to Apr - Jun 2026");
  expect(getSummary([first])).toEqual([
    "Crime statistics: figures of 2 periods are new, from Jan - Mar 2026 to Apr - Jun 2026.",
  ]);
});

test("a new quarter that corrects an older one says both", () => {
  const first = release({
    periods: quarter(2),
    values: [
      [1, 2],
      [1, 3],
    ],
  });
  const second = release(
    {
      periods: quarter(3),
      values: [
        [1, 2.5, 3],
        [1, "not-captured", 4],
      ],
    },
    first,
  );
  expect(second.newPeriods).toEqual(["Jul - Sep 2026"]);
  expect(second.corrections).toEqual([
    { period: "Apr - Jun 2026", boundary: "South Africa", from: 2, to: 2.5 },
    { period: "Apr - Jun 2026", boundary: "Province 1", from: 3, to: "not-captured" },
  ]);
  expect(getSummary([second])).toEqual([
    "Crime statistics: 2 figures of the country and its provinces, of Apr - Jun 2026, were corrected.",
    "Crime statistics: figures of Jul - Sep 2026 are new.",
  ]);
});

test("a province or a quarter that went away corrects what was published of it", () => {
  const [quarters, values] = [quarter(2), [[1, 2], [3]] as Reading[][]];
  const first = release({ periods: quarters, values });
  const second = release({ periods: quarter(1), values: [[1]] }, first);
  expect(second.corrections).toEqual([
    { period: "Jan - Mar 2026", boundary: "Province 1", from: 3, to: "no-data" },
    { period: "Apr - Jun 2026", boundary: "South Africa", from: 2, to: "no-data" },
  ]);
});

test("a cycle that runs is published once it has ended, so that what it gains is no correction", () => {
  const title = "Challenges by cycle";
  const first = release({
    periods: ["2026, cycle 1", "2026, cycle 2 so far"],
    values: [[70, 90]],
    title,
    isRunning: true,
  });
  expect(first).toMatchObject({ periods: ["2026, cycle 1"], newPeriods: ["2026, cycle 1"] });
  expect(first.lines).toMatchObject([{ figure: 90, values: [70] }]);
  const second = release({ periods: ["2026, cycle 1", "2026, cycle 2"], values: [[70, 96]], title }, first);
  expect(second).toMatchObject({ newPeriods: ["2026, cycle 2"], corrections: [] });
});

test("figures of another measure than the release before had are no corrections of it", () => {
  const { overTime: _, ...older } = release({ periods: quarter(2), values: [[70, 0]] });
  const cycles = { periods: ["2026, cycle 1"], values: [[96]], title: "Challenges by cycle" };
  expect(release(cycles, older)).toMatchObject({ newPeriods: ["2026, cycle 1"], corrections: [] });
});

test("figures that were missing and come later are no corrections", () => {
  const first = release({
    periods: quarter(2),
    values: [
      [1, 2],
      [1, "no-data"],
    ],
  });
  const second = release(
    {
      periods: quarter(2),
      values: [
        [1, 2],
        [1, 5],
      ],
    },
    first,
  );
  expect(second).toMatchObject({ corrections: [], newPeriods: [], completed: 1 });
  expect(formatTitle([second])).toBe("Crime statistics: figures that were missing");
  expect(getSummary([second])).toEqual([
    "Crime statistics: Province 1 gained a figure.",
    "Crime statistics: 1 earlier figure that was missing is known now.",
  ]);
});

test("what changed only below the provinces says so", () => {
  const same = { periods: quarter(2), values: [[1, 2]] };
  const second = release(same, release(same));
  expect(formatTitle([second])).toBe("Crime statistics: figures of smaller areas");
  expect(getSummary([second])).toEqual([
    "Crime statistics: figures of smaller areas were added or corrected; those of the country and the provinces are the same.",
  ]);
});

test("places that lose their figure come first, also where only the span or coverage changed", () => {
  const first = release({
    periods: quarter(1),
    values: [[1], [2], ["no-data"]],
  });
  const second = release(
    {
      periods: quarter(2),
      values: [
        [1, "under-covered"],
        [2, 3],
        ["no-data", 4],
      ],
    },
    first,
  );
  expect(getSummary([second])).toEqual([
    "Crime statistics: South Africa lost its figure.",
    "Crime statistics: Province 2 gained a figure.",
    "Crime statistics: figures of Apr - Jun 2026 are new.",
  ]);
  const spans = { ...first, span: "2025/26" };
  expect(
    getSummary([{ ...spans, newPeriods: [], shownBefore: { span: "2026/27", lost: [], gained: [] } }]),
  ).toEqual(["Crime statistics: the pages show 2025/26, in place of 2026/27."]);
});

test("a withdrawal says of what, why, and that invented figures are back", () => {
  const real = release({ periods: quarter(1), values: [[9]] });
  const now = toRelease({ periods: quarter(2), values: [[1, 2]], isDemonstration: true });
  const withdrawn = { sources: ["Police, Crime statistics"], reason: "Of other units." };
  const back = releasedTheme({ ...now, withdrawn }, real);
  expect(formatTitle([back])).toBe("Crime statistics: withdrawn figures");
  expect(getSummary([back])).toEqual([
    "Crime statistics: figures were withdrawn. Their source: Police, Crime statistics. The reason: Of other units.",
    "Crime statistics: the invented figures of the demonstration are shown again.",
  ]);
});

test("what takes the place of invented figures corrects none of them", () => {
  const invented = release({ periods: quarter(2), values: [[1, 2]], isDemonstration: true });
  const real = release({ periods: quarter(1), values: [[9]] }, invented);
  expect(real).toMatchObject({ replacesDemonstration: true, corrections: [], newPeriods: quarter(1) });
});

const reading = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom("no-data" as const, "too-few" as const),
);
const figures = fc
  .record({
    count: fc.integer({ min: 1, max: 3 }),
    rows: fc.array(fc.array(reading, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ count, rows }) => ({ periods: quarter(count), values: rows.map((row) => row.slice(0, count)) }));

test("a correction names a figure that was published, and what it is now; the same figures are no news", () => {
  fc.assert(
    fc.property(figures, figures, (one, other) => {
      const first = release(one);
      const second = release(other, first);
      for (const { period, boundary, from, to } of second.corrections) {
        const valueIn = ({ lines, periods }: ReleasedTheme) =>
          lines.find((line) => line.boundary === boundary)?.values[periods.indexOf(period)];
        expect(valueIn(first)).toBe(from);
        expect(typeof from).toBe("number");
        expect(valueIn(second) ?? "no-data").toBe(to);
        expect(second.newPeriods).not.toContain(period);
      }
      expect(hasNewFigures(release(one, first))).toBe(false);
    }),
  );
});
