import fc from "fast-check";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../lib/database/db.ts";
import { testDatabases } from "../../../testing/testDatabase.ts";
import { readCrimeTypes } from "../figures/crimeTypes.ts";
import { NOT_CAPTURED } from "../figures/sumUpward.ts";
import { writeFigures } from "../figures/writeFigures.ts";
import { type BoundaryTree, readBoundaryTree } from "../stations/boundaryTree.ts";
import { findImportsToWithdraw, withdrawImports } from "./withdrawImports.ts";

const PRECINCTS = [0, 1, 2, 700];
const QUARTERS = [1, 2, 3, 4].map((quarter) => ({ year: 2025, quarter }));
const TABLES = {
  crime_count: "boundary_id, year, quarter",
  crime_coverage: "boundary_id, year, quarter",
  crime_period: "year, quarter",
  crime_period_coverage: "boundary_id, year, quarter",
  crime_span_coverage: "boundary_id",
  crime_span_figure: "boundary_id, crime_type_id",
};

const figure = fc.record({
  precinct: fc.constantFrom(...PRECINCTS),
  period: fc.constantFrom(...QUARTERS),
  type: fc.nat(3),
  count: fc.nat(9),
});
const file = fc.uniqueArray(figure, {
  minLength: 1,
  maxLength: 10,
  selector: ({ precinct, period, type }) => `${precinct} ${period.quarter} ${type}`,
});
type Figure = typeof figure extends fc.Arbitrary<infer Each> ? Each : never;
const step = fc.oneof(
  { weight: 2, arbitrary: file.map((figures) => ({ figures })) },
  { weight: 1, arbitrary: fc.nat(9).map((chosen) => ({ chosen })) },
);

describe.each(testDatabases)("withdrawn imports on %s", (_name, open) => {
  let database: Database;
  let tree: BoundaryTree;
  let types: Awaited<ReturnType<typeof readCrimeTypes>>;
  beforeAll(async () => {
    database = await open("reference");
    types = await readCrimeTypes();
    tree = await readBoundaryTree(database.knex);
  });
  afterAll(() => database.close());

  const runAndRollBack = (body: (trx: Knex.Transaction) => Promise<void>) =>
    database.knex.transaction(async (trx) => {
      await body(trx);
      await trx.rollback();
    });

  async function importFile(
    trx: Knex.Transaction,
    importId: number,
    figures: readonly Figure[],
  ): Promise<void> {
    const tables = Map.groupBy(figures, ({ period }) => period);
    const at = new Date(2026, 0, 1, 0, 0, importId);
    const { added, corrected } = await writeFigures({
      trx,
      tree,
      types,
      periods: [...tables].map(([period, rows]) => {
        const table = new Int32Array(tree.precinctCount * types.length).fill(NOT_CAPTURED);
        for (const { precinct, type, count } of rows) table[precinct * types.length + type] = count;
        return { period, figures: table };
      }),
      source: { description: `File ${importId}`, url: null, importId },
      dryRun: false,
      onProgress: () => {},
    });
    const row = {
      importId,
      kind: "crime",
      fileName: "file.csv",
      uploadedAt: at,
      aliveAt: at,
      finishedAt: at,
    };
    if (added + corrected > 0) await trx("data_import").insert({ ...row, state: "applied" });
  }

  const listApplied = (trx: Knex): Promise<number[]> =>
    trx("data_import").where({ state: "applied" }).orderBy("import_id").pluck("import_id");

  async function withdraw(trx: Knex.Transaction, importId: number): Promise<void> {
    const importIds = await findImportsToWithdraw(trx, importId);
    await withdrawImports(trx, importIds);
    await trx("data_import").whereIn("import_id", importIds).update({ state: "withdrawn" });
  }

  async function readTables(trx: Knex): Promise<Record<string, unknown>> {
    const tables: Record<string, unknown> = {};
    for (const [table, order] of Object.entries(TABLES)) tables[table] = await trx(table).orderByRaw(order);
    return tables;
  }

  test("after any imports and withdrawals, the figures equal those of importing the remaining files", () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), (steps) =>
        runAndRollBack(async (trx) => {
          const empty = await readTables(trx);
          const files = new Map<number, Figure[]>();
          for (const each of steps) {
            const before = await listApplied(trx);
            if ("chosen" in each) {
              const importId = before[each.chosen % before.length];
              if (importId !== undefined) await withdraw(trx, importId);
            } else {
              files.set(files.size + 1, each.figures);
              await importFile(trx, files.size, each.figures);
            }
          }
          const remaining = await listApplied(trx);
          const after = await readTables(trx);
          for (const importId of remaining.toReversed()) await withdraw(trx, importId);
          expect(await readTables(trx)).toEqual(empty);
          for (const importId of remaining) await importFile(trx, 100 + importId, files.get(importId) ?? []);
          expect(after).toEqual(await readTables(trx));
        }),
      ),
      { numRuns: process.env.THOROUGH === undefined ? 5 : 20 },
    ));

  test("withdrawing an import keeps later imports of other areas", () =>
    runAndRollBack(async (trx) => {
      const buildFigures = (precinct: number) => [
        { precinct, period: { year: 2025, quarter: 1 }, type: 0, count: 5 },
      ];
      for (const [index, precinct] of [0, 700, 0].entries())
        await importFile(
          trx,
          index + 1,
          buildFigures(precinct).map((each) => ({ ...each, count: 5 + index })),
        );
      expect(await findImportsToWithdraw(trx, 1)).toEqual([3, 1]);
    }));
});
