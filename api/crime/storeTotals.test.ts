import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import type { Place } from "../lib/figures/measure.ts";
import { totalOf } from "../shared/figures/rate.ts";
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
