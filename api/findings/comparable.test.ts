import fc from "fast-check";
import { expect, test } from "vitest";
import { measureDescription as challengeMeasure } from "../collective-action/measureDescription.ts";
import { describeMeasure as describeCrime } from "../crime/measureDescription.ts";
import {
  getStep,
  type MeasureDescription,
  type MeasuredFigure,
  type Period,
} from "../lib/figures/measure.ts";
import { quarterLabel, quarterOfNumber } from "../shared/quarters.ts";
import { computeChange } from "./change.ts";
import { describeFindings } from "./describeFindings.ts";

const quarters = [0, 1, 2, 3, 4].map((index): Period => {
  const quarter = quarterOfNumber(2025 * 4 + index);
  return { ...quarter, period: quarterLabel(quarter) };
});
const years = [2013, 2014, 2015].map(
  (year): Period => ({ year, quarter: null, period: `${year}/${(year + 1) % 100}` }),
);
const cycle = (year: number, number: number): Period => ({
  year,
  quarter: null,
  cycle: number,
  period: `${year}, cycle ${number}`,
});
const cycles = [
  cycle(2024, 2),
  cycle(2025, 1),
  cycle(2025, 2),
  { ...cycle(2026, 1), isRunning: true as const },
];

const buildFindings = (
  description: MeasureDescription,
  periods: readonly Period[],
  figures: readonly number[],
) => {
  const place = (boundaryId: number) => ({
    boundaryId,
    boundaryTypeId: Math.min(boundaryId, 1),
    description: ["Wholeland", "AreaA", "AreaB"][boundaryId] ?? "",
  });
  const getFigureAt = (id: number, period: Period): MeasuredFigure => {
    const value = figures[id * 5 + periods.indexOf(period)] ?? 0;
    return { value, cases: description.cases === null ? null : 100 };
  };
  return describeFindings(
    { getDescription: () => description, smallestAreaTypeId: 5 },
    { boundary: place(0), areas: [place(1), place(2)], containingPlaces: [], peers: [] },
    {
      current: { span: null, getMeasuredFigure: (id) => ({ value: figures[id * 5 + 4] ?? 0, cases: 100 }) },
      series: {
        periods,
        getMeasuredFigure: (id, { period }) =>
          getFigureAt(id, periods.find((each) => each.period === period) as Period),
      },
    },
  );
};

const figures = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 15, maxLength: 15 });
const seriesOfPeriods = fc.oneof(
  fc.subarray(quarters, { minLength: 1 }).map((periods) => ({ description: describeCrime(1), periods })),
  fc.subarray(years, { minLength: 1 }).map((periods) => ({ description: describeCrime(1), periods })),
  fc.subarray(cycles, { minLength: 1 }).map((periods) => ({ description: challengeMeasure, periods })),
);

test("a change has the figures of its two periods, which have the same length and measure", () => {
  fc.assert(
    fc.property(seriesOfPeriods, figures, ({ description, periods }, numbers) => {
      const findings = buildFindings(description, periods, numbers);
      const { step } = findings.overTime;
      expect(periods.map(getStep)).toContain(step);
      expect(findings.overTime.isRunning).toBe(findings.periods.at(-1) === "2026, cycle 1 so far");
      for (const { sinceQuarter, sinceYear, sinceCycle, values } of [findings.place, ...findings.areas]) {
        if (step !== "quarter") expect(sinceQuarter).toBeNull();
        if (step !== "cycle") expect(sinceCycle).toBeNull();
        if (step === "cycle") expect(sinceYear).toBeNull();
        for (const change of [sinceQuarter, sinceYear, sinceCycle]) {
          if (change === null) continue;
          expect(change.to).toBe(values.at(-1));
          expect(change.period).toBe(findings.periods.at(-1));
          expect(change.from).toBe(values[findings.periods.indexOf(change.since)]);
        }
      }
    }),
  );
});

test("a figure of a part is compared neither with one of the whole nor with one of another part", () => {
  const figure = (precinctsReporting: number, index: number) => ({
    measure: "Reports",
    period: quarters[index] as Period,
    figure: {
      value: 30,
      cases: 100,
      coverage: { precincts: 100, precinctsReporting, coveredPeopleShare: precinctsReporting / 100 },
    },
  });
  const count = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(count, count, (before, latest) => {
      const isComparable = (before >= 80 && latest >= 80) || before === latest;
      expect(computeChange(figure(before, 3), figure(latest, 4)) !== null).toBe(isComparable);
    }),
  );
});

test("figures of different period lengths or measures are not compared", () => {
  const figure: MeasuredFigure = { value: 30, cases: 100 };
  const toFigure = (measure: string, period: Period | undefined) => ({
    measure,
    period: period as Period,
    figure,
  });
  const latest = toFigure("Reports", quarters[4]);
  expect(computeChange(toFigure("Reports", years[2]), latest)).toBeNull();
  expect(computeChange(toFigure("Reports", cycles[2]), latest)).toBeNull();
  expect(computeChange(toFigure("Rate", quarters[3]), latest)).toBeNull();
  expect(computeChange(toFigure("Reports", quarters[3]), latest)).toMatchObject({ direction: "same" });
});

test("years are compared with the year before and cycles with the cycle before, but not across a gap", () => {
  const yearlyFindings = buildFindings(describeCrime(1), years, [0, 0, 1, 0, 0, 0, 40, 50, 0, 0, 0, 60, 40]);
  expect(yearlyFindings.sentences.areasChange).toBe(
    "Sexual offences reported to the police, per 100,000 people, provinces of Wholeland: 1 of 2 provinces rose and 1 fell from 2014/15 to 2015/16",
  );
  const cycleFindings = buildFindings(
    challengeMeasure,
    cycles,
    [0, 0, 70, 96, 96, 0, 0, 30, 50, 50, 0, 0, 40, 46, 46],
  );
  expect(cycleFindings.sentences.change).toBe(
    "Wholeland had 96 challenges of 100 days in 2026, cycle 1 so far, up from 70 the cycle before",
  );
  expect(cycleFindings.sentences.areasChange).toBe(
    "100-Day Challenges by cycle, provinces of Wholeland: both provinces rose from 2025, cycle 2 to 2026, cycle 1 so far",
  );
  const findingsWithGap = buildFindings(
    challengeMeasure,
    [cycle(2024, 2), cycle(2026, 2)],
    [70, 96, 0, 0, 96],
  );
  expect(findingsWithGap.sentences).toMatchObject({ change: null, areasChange: null });
});
