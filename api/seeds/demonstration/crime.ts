import type { Knex } from "knex";
import { z } from "zod";
import { readCrimeTypes } from "../../crime/import/figures/crimeTypes.ts";
import { NOT_CAPTURED } from "../../crime/import/figures/sumUpward.ts";
import { writeFigures } from "../../crime/import/figures/writeFigures.ts";
import { type BoundaryTree, readBoundaryTree } from "../../crime/import/stations/boundaryTree.ts";
import { hasEnded } from "../../import/parsePeriod.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import type { PeriodKey } from "../../shared/quarters.ts";
import { normalDraw, type Random, seededRandom } from "./seededRandom.ts";

const QUARTER_COUNT = 8;
const RATE_COLUMN = /^rate_p(\d+)$/;

const ShapeRow = z
  .looseObject({ category: z.string(), national_reports_a_year: z.coerce.number() })
  .transform(({ category, national_reports_a_year, ...columns }) => ({
    category,
    nationalReportsAYear: national_reports_a_year,
    rates: Object.entries(columns).flatMap(([name, value]) => {
      const percent = RATE_COLUMN.exec(name)?.[1];
      return percent === undefined ? [] : [{ percent: Number(percent), rate: Number(value) }];
    }),
  }));

/** Modelled on real figures (api/reference/SOURCES.md). Gives the same result for the same day. */
export async function seedDemonstrationCrime(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const tree = await readBoundaryTree(trx);
  const types = await readCrimeTypes();
  const shapes: (CategoryShape & { category: string })[] = await readReference(
    "demonstration_crime_shape.csv",
    ShapeRow,
  );
  const columns = shapes.map(({ category }) =>
    types.findIndex(({ description }) => description === category),
  );
  const places = [...tree.precinctByCode].map(([code, precinct]) => ({
    code,
    region: getProvince(tree, precinct),
    peopleCount: tree.peopleCounts[precinct] ?? 0,
  }));
  const periods = listCompletedQuarters(today);
  const generated = generateCrime(
    places,
    shapes,
    periods.map(({ quarter }) => quarter),
  );
  await writeFigures({
    trx,
    tree,
    types,
    periods: periods.map((period, index) => {
      const figures = new Int32Array(tree.precinctCount * types.length).fill(NOT_CAPTURED);
      generated[index]?.forEach((counts, category) => {
        counts.forEach((count, precinct) => {
          figures[precinct * types.length + (columns[category] as number)] = count;
        });
      });
      return { period, figures };
    }),
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      isDemonstration: true,
    },
    dryRun: false,
    onProgress: () => {},
  });
}

function getProvince({ parents, names }: BoundaryTree, precinct: number): string {
  const municipality = parents[precinct] as number;
  const district = parents[municipality] as number;
  return names[parents[district] as number] as string;
}

function listCompletedQuarters(today: Date): PeriodKey[] {
  const currentQuarter = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3);
  const numbers = Array.from(
    { length: QUARTER_COUNT + 1 },
    (_, index) => currentQuarter - QUARTER_COUNT + index,
  );
  return numbers
    .map((number) => ({ year: Math.floor(number / 4), quarter: (number % 4) + 1 }))
    .filter((period) => hasEnded(period, today))
    .slice(-QUARTER_COUNT);
}

type CategoryShape = {
  nationalReportsAYear: number;
  /** Distribution: the per cent of precincts with up to this rate, in reports per 100,000 people. */
  rates: readonly { percent: number; rate: number }[];
};

type Place = { code: string; region: string; peopleCount: number };

const SEASON = [1.01, 0.95, 0.98, 1.06] as const;
/** Factor from year to year. The last year equals the national numbers. */
const YEARLY_GROWTH = 1.03;
const NEVER_REPORTING_SHARE = 0.01;
const MISSED_QUARTERS_SHARE = 0.02;
/** How far a precinct's rank is the same in all categories, from 0 to 1. */
const COMMON_SHARE = 0.8;
const REGIONAL_SHARE = 0.6;

/**
 * Returns the numbers by quarter, category and place; -1 means none.
 * @param quarters their numbers from 1 to 4, sorted from the oldest
 */
function generateCrime(
  places: readonly Place[],
  categories: readonly CategoryShape[],
  quarters: readonly number[],
): number[][][] {
  const drawnPlaces = places.map((place) => {
    const random = seededRandom(place.code);
    const regionalDraw = normalDraw(seededRandom(place.region));
    const sharedDraw =
      REGIONAL_SHARE * regionalDraw + Math.sqrt(1 - REGIONAL_SHARE ** 2) * normalDraw(random);
    const neverReports = random() < NEVER_REPORTING_SHARE;
    const weights = categories.map((category) => {
      const individualDraw = Math.sqrt(1 - COMMON_SHARE ** 2) * normalDraw(random);
      return (
        findRate(category, computeShareBelow(COMMON_SHARE * sharedDraw + individualDraw)) * place.peopleCount
      );
    });
    const missedQuarters = quarters.map(() => neverReports || random() < MISSED_QUARTERS_SHARE);
    return { random, weights, missedQuarters };
  });
  return quarters.map((quarter, index) => {
    const yearsToLast = Math.floor((quarters.length - 1 - index) / 4);
    return categories.map(({ nationalReportsAYear }, category) => {
      const total =
        (nationalReportsAYear / YEARLY_GROWTH ** yearsToLast / 4) * (SEASON[quarter - 1] as number);
      const weights = drawnPlaces.map((place) => place.weights[category] as number);
      const counts = distributeTotal(
        Math.round(total),
        weights,
        drawnPlaces.map(({ random }) => random),
      );
      return counts.map((count, place) => (drawnPlaces[place]?.missedQuarters[index] ? -1 : count));
    });
  });
}

/** Approximates the normal distribution by the logistic function. */
const computeShareBelow = (z: number) => 1 / (1 + Math.exp(-1.702 * z));

function findRate({ rates }: CategoryShape, share: number): number {
  const above = rates.findIndex(({ percent }) => percent / 100 >= share);
  const [low, high] = [rates[above - 1], rates[above]];
  if (high === undefined || low === undefined) return high?.rate ?? rates.at(-1)?.rate ?? 0;
  const position = (share * 100 - low.percent) / (high.percent - low.percent);
  return low.rate + position * (high.rate - low.rate);
}

/** Distributes the total by weight. The largest remainders are rounded up, so that the parts add up to it. */
function distributeTotal(total: number, weights: readonly number[], randoms: readonly Random[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const variedCounts = weights.map((weight, place) => {
    const expected = (total * weight) / sum;
    return Math.max(0, expected + Math.sqrt(expected) * normalDraw(randoms[place] as Random));
  });
  const scale = total / variedCounts.reduce((a, b) => a + b, 0);
  const exact = variedCounts.map((count) => count * scale);
  const counts = exact.map(Math.floor);
  const remainingCount = total - counts.reduce((a, b) => a + b, 0);
  const byRemainder = [...exact.keys()].sort(
    (a, b) => remainder(exact[b] as number) - remainder(exact[a] as number) || a - b,
  );
  for (const place of byRemainder.slice(0, remainingCount)) counts[place] = (counts[place] as number) + 1;
  return counts;
}

const remainder = (number: number) => number - Math.floor(number);
