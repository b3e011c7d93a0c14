import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { describeCoveredPart, isEnoughCovered } from "@gbvf/api/shared/figures/coverage.ts";
import { ratePer100000, totalOf } from "@gbvf/api/shared/figures/rate.ts";
import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crimeCharts } from "./crimeCharts.ts";
import { crimeGridDrawing } from "./crimeGridDrawing.ts";
import { crimeHeadline } from "./crimeHeadline.ts";
import { drawCrime } from "./crimeMap.ts";

const PROVINCE = 1;

/** Builds the API's response: there is a rate only if enough people are covered. */
function createLevel(level: BoundaryCrime, { reporting, share, counts }: Coverage): BoundaryCrime {
  const precincts = 10;
  const coverage = {
    precincts,
    precinctsReporting: reporting,
    coveredPeopleShare: reporting === 0 ? null : share,
  };
  const crimeStats =
    reporting === 0
      ? []
      : level.crimeStats.map((stat, at) => ({ ...stat, value: counts[at % counts.length] ?? null }));
  const total = totalOf(crimeStats.filter(({ isIncluded }) => isIncluded));
  const coveredPeopleCount = reporting === 0 ? null : 100_000;
  const rate = isEnoughCovered(coverage) ? ratePer100000(total, coveredPeopleCount) : null;
  return { ...level, ...coverage, crimeStats, total, coveredPeopleCount, ratePer100000: rate };
}

const coverages = fc.record({
  reporting: fc.integer({ min: 0, max: 10 }),
  share: fc.integer({ min: 10, max: 2000 }).map((perMille) => perMille / 1000),
  counts: fc.array(fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constant(null)), {
    minLength: 1,
    maxLength: 4,
  }),
});
type Coverage = typeof coverages extends fc.Arbitrary<infer Value> ? Value : never;

const country = createCrime(0);
const anyStats = fc
  .tuple(
    coverages,
    fc.array(coverages, {
      minLength: country.containedBoundaryData.length,
      maxLength: country.containedBoundaryData.length,
    }),
  )
  .map(
    ([place, areas]): CrimeStats => ({
      ...country,
      boundaryLevel: createLevel(country.boundaryLevel, place),
      containedBoundaryData: country.containedBoundaryData.map((level, at) =>
        createLevel(level, areas[at] ?? place),
      ),
    }),
  );
const options = fc
  .constantFrom([], [2], [2, 4])
  .map((componentOptions) => ({ componentOptions, componentSubOptions: [] }));

test("no card, chart, row or map shows a partly covered place's figure under the place's name alone, or with another period", () => {
  fc.assert(
    fc.property(anyStats, options, (stats, chosen) => {
      const { boundaryLevel: level, containedBoundaryData, reportingSpan } = stats;
      const span = reportingSpan?.label;
      const headline = crimeHeadline(stats);
      const charts = crimeCharts(stats, chosen);
      const grid = crimeGridDrawing(stats, chosen);
      const map = drawCrime(stats, chosen, PROVINCE);
      expect([headline.period, charts?.spanOfYear, charts?.pie.span, grid.span, map.span]).toEqual([
        span,
        span,
        span,
        span,
        span,
      ]);
      const isKnown = level.total !== null;
      if (isKnown && !isEnoughCovered(level)) {
        const part = describeCoveredPart(level, level.boundary);
        expect(isFigure(headline.reading)).toBe(false);
        expect(headline.text).toContain(part);
        expect(isFigure(charts?.pie.rate ?? "no-data")).toBe(false);
        for (const name of [charts?.place, grid.place, map.place, grid.measure]) expect(name).toContain(part);
      }
      expect(charts?.part !== undefined).toBe(!isEnoughCovered(level));
      for (const [at, area] of containedBoundaryData.entries()) {
        const row = grid.areas[at];
        if (isEnoughCovered(area)) continue;
        expect(isFigure(row?.distribution ?? "no-data")).toBe(false);
        expect(isFigure(map.values.get(area.boundaryId) ?? "no-data")).toBe(false);
        expect(isFigure(map.counts.values.get(area.boundaryId) ?? "no-data")).toBe(false);
        if (isFigure(row?.count ?? "no-data"))
          expect(row?.nameInTable).toContain(describeCoveredPart(area, area.boundary));
      }
      const shares = grid.areas.map(({ distribution }) => distribution).filter(isFigure);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
