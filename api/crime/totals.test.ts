import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import type { Place } from "../lib/figures/measure.ts";
import { ratePer100000, totalOf } from "../shared/figures/rate.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { readCrimeTypes } from "./import/figures/crimeTypes.ts";
import { NOT_CAPTURED } from "./import/figures/sumUpward.ts";
import { writeFigures } from "./import/figures/writeFigures.ts";
import { type BoundaryTree, readBoundaryTree } from "./import/stations/boundaryTree.ts";
import { measure } from "./measure.ts";
import { comparePeriods, reportingPeriods } from "./periods.ts";
import { findCrimeStats, findTypes } from "./queries.ts";
import { type CrimeType, type Figure, inclusionOf, periodId, sumByType } from "./totals.ts";

const type = (
  crimeTypeId: number,
  description: string,
  parent: number | null,
  isIncluded: boolean,
): CrimeType => ({
  crimeTypeId,
  description,
  parentCrimeTypeId: parent,
  isIncluded,
});
const types = [
  type(1, "Sexual offences", null, true),
  type(2, "Rape", 1, true),
  type(3, "Sexual assault", 1, true),
  type(7, "Murder", null, false),
];
const figure = (crimeTypeId: number, year: number, quarter: number, value: number): Figure => ({
  crimeTypeId,
  year,
  quarter,
  value,
});
const stats = (figures: Figure[]) => sumByType(types, figures, inclusionOf(types, figures));

test("a total counts where its parts were not captured", () => {
  expect(stats([figure(1, 2015, 0, 82), figure(7, 2015, 0, 9)])).toEqual([
    { crimeTypeId: 1, description: "Sexual offences", value: 82, isIncluded: true },
    { crimeTypeId: 7, description: "Murder", value: 9, isIncluded: false },
  ]);
});

test("a total is never added to its parts", () => {
  const split = stats([figure(1, 2026, 1, 30), figure(2, 2026, 1, 20), figure(3, 2026, 1, 10)]);
  expect(totalOf(split)).toBe(30);
  expect(split.find(({ crimeTypeId }) => crimeTypeId === 1)).toMatchObject({ value: 30, isIncluded: false });
});

test("a total that was later split counts for the periods before the split only", () => {
  const changed = stats([figure(1, 2025, 4, 7), figure(1, 2026, 1, 30), figure(2, 2026, 1, 30)]);
  expect(totalOf(changed)).toBe(37);
});

test("nothing captured is not zero", () => {
  expect(totalOf(stats([]))).toBeNull();
  expect(totalOf(stats([figure(7, 2026, 1, 4)]))).toBeNull();
  expect(totalOf(stats([figure(2, 2026, 1, 0)]))).toBe(0);
});

test("the rate is per 100,000 people with two decimals, and unknown where either number is", () => {
  expect(ratePer100000(1671, 1_355_940)).toBe(123.24);
  expect(ratePer100000(4058, 3_804_545)).toBe(106.66);
  expect(ratePer100000(0, 500)).toBe(0);
  expect(ratePer100000(null, 500)).toBeNull();
  expect(ratePer100000(3, null)).toBeNull();
  expect(ratePer100000(3, 0)).toBeNull();
});

test.each([9, 11])("a total that its parts do not add up to counts, and they do not: %i", (assault) => {
  const apart = stats([figure(1, 2026, 1, 30), figure(2, 2026, 1, 20), figure(3, 2026, 1, assault)]);
  expect(totalOf(apart)).toBe(30);
  expect(apart.filter(({ isIncluded }) => isIncluded).map(({ crimeTypeId }) => crimeTypeId)).toEqual([1]);
});

const TODAY = "2026-11-23";
/** Parts of a total, and one that counts towards none; with their total, which counts where they do not add up to it. */
const PARTS = [2, 3, 7];
const WITH_TOTAL = [1, ...PARTS];
const PRECINCTS = 5;

type Count = { period: PeriodKey; precinct: number; crimeTypeId: number; value: number };

const fileOf = (types: readonly number[]): fc.Arbitrary<Count[]> =>
  fc.array(
    fc.record({
      period: fc.record({ year: fc.constantFrom(2024, 2025), quarter: fc.integer({ min: 0, max: 4 }) }),
      precinct: fc.nat(PRECINCTS - 1),
      crimeTypeId: fc.constantFrom(...types),
      value: fc.nat(9),
    }),
    { minLength: 1, maxLength: 60 },
  );
const files = fc.array(fc.oneof(fileOf(PARTS), fileOf(WITH_TOTAL)), { minLength: 1, maxLength: 3 });

describe.each(testDatabases)("stored sums of crime, on %s", (_name, open) => {
  let database: Database;
  let tree: BoundaryTree;
  let allTypes: Awaited<ReturnType<typeof readCrimeTypes>>;
  beforeAll(async () => {
    database = await open("reference");
    allTypes = await readCrimeTypes();
    tree = await database.knex.transaction(readBoundaryTree);
  });
  afterAll(() => database.close());

  const width = () => allTypes.length;
  const tablesOf = (file: readonly Count[]) =>
    [...Map.groupBy(file, ({ period }) => periodId(period)).values()].map((counts) => {
      const figures = new Int32Array(tree.precinctCount * width()).fill(NOT_CAPTURED);
      for (const { precinct, crimeTypeId, value } of counts) {
        const column = allTypes.findIndex((type) => type.crime_type_id === crimeTypeId);
        figures[precinct * width() + column] = value;
      }
      return { period: (counts[0] as Count).period, figures };
    });

  /** Itself and every boundary around it, as indexes of the tree. */
  function around(precinct: number): number[] {
    const line = [precinct];
    for (let index = tree.parents[precinct] as number; index !== -1; index = tree.parents[index] as number)
      line.push(index);
    return line;
  }

  test("equal the sums of the figures after any files and their corrections, in every place and period", async () => {
    await fc.assert(
      fc.asyncProperty(files, async (sequence) => {
        const trx = await database.knex.transaction();
        try {
          const held = new Map<string, Count>();
          for (const [index, file] of sequence.entries()) {
            await writeFigures({
              trx,
              tree,
              types: allTypes,
              periods: tablesOf(file),
              source: { description: `${index}.csv`, url: null, fingerprint: null, isDemonstration: false },
              dryRun: false,
              onProgress: () => {},
            });
            for (const each of file)
              held.set(`${periodId(each.period)} ${each.precinct} ${each.crimeTypeId}`, each);
          }
          await check(trx, [...held.values()]);
        } finally {
          await trx.rollback();
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  async function check(trx: Parameters<typeof findTypes>[0], held: readonly Count[]) {
    const types: CrimeType[] = await findTypes(trx);
    const asFigure = ({ period, crimeTypeId, value }: Count): Figure => ({ ...period, crimeTypeId, value });
    const byPeriodAndType = Map.groupBy(held, (each) => `${periodId(each.period)} ${each.crimeTypeId}`);
    const country = [...byPeriodAndType.values()].map((counts) => ({
      ...asFigure(counts[0] as Count),
      value: counts.reduce((sum, { value }) => sum + value, 0),
    }));
    const isIncluded = inclusionOf(types, country);
    const published = [...new Map(held.map(({ period }) => [periodId(period), period])).values()].sort(
      comparePeriods,
    );
    const span = reportingPeriods(published);
    const isIn = (period: PeriodKey) => span.some((each) => periodId(each) === periodId(period));
    const isWhole = (precinct: number) =>
      span.every((period) =>
        held.some((each) => each.precinct === precinct && periodId(each.period) === periodId(period)),
      );
    const totalIn = (counts: readonly Count[]) => totalOf(sumByType(types, counts.map(asFigure), isIncluded));

    const indexes = new Set(Array.from({ length: PRECINCTS }, (_, precinct) => around(precinct)).flat());
    const levels = new Map(
      (await trx("boundary").select("boundary_id", "boundary_type_id")).map((each) => [
        each.boundaryId,
        each.boundaryTypeId,
      ]),
    );
    const placeOf = (index: number): Place => {
      const boundaryId = tree.boundaryIds[index] as number;
      return { boundaryId, boundaryTypeId: levels.get(boundaryId) };
    };
    const places = [...indexes].map(placeOf);
    const current = await measure.findCurrent(trx, places, TODAY);
    const series = [
      await measure.findSeries(trx, places, TODAY),
      await measure.findOtherSeries?.(trx, places, TODAY),
    ];
    for (const index of indexes) {
      const { boundaryId } = placeOf(index);
      const inside = held.filter(({ precinct }) => around(precinct).includes(index));
      const ofSpan = inside.filter(({ period }) => isIn(period));
      const whole = ofSpan.filter(({ precinct }) => isWhole(precinct));
      for (const each of series)
        for (const period of each?.periods ?? []) {
          const own = inside.filter(
            (count) => periodId(count.period) === periodId({ ...period, quarter: period.quarter ?? 0 }),
          );
          expect(each?.of(boundaryId, period).cases).toBe(totalIn(own));
        }
      expect(current.of(boundaryId).cases).toBe(totalIn(whole));
      const { boundaryLevel } = await findCrimeStats(trx, boundaryId);
      expect(boundaryLevel.crimeStats).toEqual(sumByType(types, whole.map(asFigure), isIncluded));
      expect(boundaryLevel.total).toBe(totalIn(whole));
      expect(boundaryLevel.reportsElsewhere).toBe((totalIn(ofSpan) ?? 0) - (totalIn(whole) ?? 0));
    }
    expect(series.flatMap((each) => each?.periods ?? [])).toHaveLength(published.length);
  }
});
