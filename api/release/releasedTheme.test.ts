import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reading } from "../findings/contract.ts";
import type { ReleasedTheme } from "./contract.ts";
import { buildReleasedTheme, type FiguresToRelease, hasNewFigures } from "./releasedTheme.ts";
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

const buildRelease = (now: Figures, before?: ReleasedTheme) => buildReleasedTheme(toRelease(now), before);
const firstPeriods = (count: number) => PERIODS.slice(0, count);

test("the first release of a theme lists every period, and no correction", () => {
  const firstRelease = buildRelease({
    periods: firstPeriods(2),
    values: [
      [1, 2],
      ["no-data", 3],
    ],
  });
  expect(firstRelease).toMatchObject({
    newPeriods: firstPeriods(2),
    corrections: [],
    findings: ["A sentence."],
  });
  expect(formatTitle([firstRelease])).toBe("Crime statistics: Jan - Mar 2026 to Apr - Jun 2026");
  expect(getSummary([firstRelease])).toEqual([
    "Crime statistics: figures of 2 periods are new, from Jan - Mar 2026 to Apr - Jun 2026.",
  ]);
});

test("a new quarter that corrects an earlier quarter lists both", () => {
  const firstRelease = buildRelease({
    periods: firstPeriods(2),
    values: [
      [1, 2],
      [1, 3],
    ],
  });
  const secondRelease = buildRelease(
    {
      periods: firstPeriods(3),
      values: [
        [1, 2.5, 3],
        [1, "not-captured", 4],
      ],
    },
    firstRelease,
  );
  expect(secondRelease.newPeriods).toEqual(["Jul - Sep 2026"]);
  expect(secondRelease.corrections).toEqual([
    { period: "Apr - Jun 2026", boundary: "South Africa", from: 2, to: 2.5 },
    { period: "Apr - Jun 2026", boundary: "Province 1", from: 3, to: "not-captured" },
  ]);
  expect(getSummary([secondRelease])).toEqual([
    "Crime statistics: 2 figures of the country and its provinces, of Apr - Jun 2026, were corrected.",
    "Crime statistics: figures of Jul - Sep 2026 are new.",
  ]);
});

test("a removed province or quarter is a correction of its published figures", () => {
  const [twoQuarters, values] = [firstPeriods(2), [[1, 2], [3]] as Reading[][]];
  const firstRelease = buildRelease({ periods: twoQuarters, values });
  const secondRelease = buildRelease({ periods: firstPeriods(1), values: [[1]] }, firstRelease);
  expect(secondRelease.corrections).toEqual([
    { period: "Jan - Mar 2026", boundary: "Province 1", from: 3, to: "no-data" },
    { period: "Apr - Jun 2026", boundary: "South Africa", from: 2, to: "no-data" },
  ]);
});

test("a running cycle is published once it has ended, so its growth is not a correction", () => {
  const title = "Challenges by cycle";
  const firstRelease = buildRelease({
    periods: ["2026, cycle 1", "2026, cycle 2 so far"],
    values: [[70, 90]],
    title,
    isRunning: true,
  });
  expect(firstRelease).toMatchObject({ periods: ["2026, cycle 1"], newPeriods: ["2026, cycle 1"] });
  expect(firstRelease.lines).toMatchObject([{ figure: 90, values: [70] }]);
  const secondRelease = buildRelease(
    { periods: ["2026, cycle 1", "2026, cycle 2"], values: [[70, 96]], title },
    firstRelease,
  );
  expect(secondRelease).toMatchObject({ newPeriods: ["2026, cycle 2"], corrections: [] });
});

test("figures of another measure than in the release before are not corrections", () => {
  const { overTime: _, ...older } = buildRelease({ periods: firstPeriods(2), values: [[70, 0]] });
  const cycles = { periods: ["2026, cycle 1"], values: [[96]], title: "Challenges by cycle" };
  expect(buildRelease(cycles, older)).toMatchObject({ newPeriods: ["2026, cycle 1"], corrections: [] });
});

test("figures that were missing and are added later are not corrections", () => {
  const firstRelease = buildRelease({
    periods: firstPeriods(2),
    values: [
      [1, 2],
      [1, "no-data"],
    ],
  });
  const secondRelease = buildRelease(
    {
      periods: firstPeriods(2),
      values: [
        [1, 2],
        [1, 5],
      ],
    },
    firstRelease,
  );
  expect(secondRelease).toMatchObject({ corrections: [], newPeriods: [], completed: 1 });
  expect(formatTitle([secondRelease])).toBe("Crime statistics: figures that were missing");
  expect(getSummary([secondRelease])).toEqual([
    "Crime statistics: Province 1 gained a figure.",
    "Crime statistics: 1 earlier figure that was missing is known now.",
  ]);
});

test("a release with changes only below the provinces has a sentence about smaller areas", () => {
  const same = { periods: firstPeriods(2), values: [[1, 2]] };
  const secondRelease = buildRelease(same, buildRelease(same));
  expect(formatTitle([secondRelease])).toBe("Crime statistics: figures of smaller areas");
  expect(getSummary([secondRelease])).toEqual([
    "Crime statistics: figures of smaller areas were added or corrected; those of the country and the provinces are the same.",
  ]);
});

test("places that lose their figure are listed first, even if only the span or coverage changed", () => {
  const firstRelease = buildRelease({
    periods: firstPeriods(1),
    values: [[1], [2], ["no-data"]],
  });
  const secondRelease = buildRelease(
    {
      periods: firstPeriods(2),
      values: [
        [1, "under-covered"],
        [2, 3],
        ["no-data", 4],
      ],
    },
    firstRelease,
  );
  expect(getSummary([secondRelease])).toEqual([
    "Crime statistics: South Africa lost its figure.",
    "Crime statistics: Province 2 gained a figure.",
    "Crime statistics: figures of Apr - Jun 2026 are new.",
  ]);
  const spans = { ...firstRelease, span: "2025/26" };
  expect(
    getSummary([{ ...spans, newPeriods: [], shownBefore: { span: "2026/27", lost: [], gained: [] } }]),
  ).toEqual(["Crime statistics: the pages show 2025/26, in place of 2026/27."]);
});

test("a withdrawal has its source, its reason and a sentence that invented figures are shown again", () => {
  const realRelease = buildRelease({ periods: firstPeriods(1), values: [[9]] });
  const now = toRelease({ periods: firstPeriods(2), values: [[1, 2]], isDemonstration: true });
  const withdrawn = { sources: ["Police, Crime statistics"], reason: "Of other units." };
  const demonstrationRelease = buildReleasedTheme({ ...now, withdrawn }, realRelease);
  expect(formatTitle([demonstrationRelease])).toBe("Crime statistics: withdrawn figures");
  expect(getSummary([demonstrationRelease])).toEqual([
    "Crime statistics: figures were withdrawn. Their source: Police, Crime statistics. The reason: Of other units.",
    "Crime statistics: the invented figures of the demonstration are shown again.",
  ]);
});

test("real figures that replace invented ones are not corrections", () => {
  const invented = buildRelease({ periods: firstPeriods(2), values: [[1, 2]], isDemonstration: true });
  const realRelease = buildRelease({ periods: firstPeriods(1), values: [[9]] }, invented);
  expect(realRelease).toMatchObject({
    replacesDemonstration: true,
    corrections: [],
    newPeriods: firstPeriods(1),
  });
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
  .map(({ count, rows }) => ({
    periods: firstPeriods(count),
    values: rows.map((row) => row.slice(0, count)),
  }));

test("a correction has the published and the current figure, and unchanged figures are not listed", () => {
  fc.assert(
    fc.property(figures, figures, (earlierFigures, laterFigures) => {
      const firstRelease = buildRelease(earlierFigures);
      const secondRelease = buildRelease(laterFigures, firstRelease);
      for (const { period, boundary, from, to } of secondRelease.corrections) {
        const valueIn = ({ lines, periods }: ReleasedTheme) =>
          lines.find((line) => line.boundary === boundary)?.values[periods.indexOf(period)];
        expect(valueIn(firstRelease)).toBe(from);
        expect(typeof from).toBe("number");
        expect(valueIn(secondRelease) ?? "no-data").toBe(to);
        expect(secondRelease.newPeriods).not.toContain(period);
      }
      expect(hasNewFigures(buildRelease(earlierFigures, firstRelease))).toBe(false);
    }),
  );
});
