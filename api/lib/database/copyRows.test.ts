import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bothDatabases } from "../../testing/testDatabase.ts";
import { copyRows } from "./copyRows.ts";
import type { Database } from "./db.ts";

const TABLE = "crime_count";
const COLUMNS = { boundary_id: 4, year: 2, quarter: 2, counts: "4[]" } as const;
const WITH_NONE = { boundary_id: 4, precincts_reporting: 4, covered_people_count: 4 } as const;

describe.each(bothDatabases)("on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("reference");
  });
  afterAll(() => database.close());

  test("a fault of the rows undoes the transaction, and the database goes on working", async () => {
    const { knex } = database;
    const twice = [
      [1, 2018, 1, [1]],
      [1, 2018, 1, [1]],
    ];
    await expect(knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, twice))).rejects.toThrow(
      /duplicate key/,
    );
    expect(await knex(TABLE)).toEqual([]);
  });

  test("a fault while rows are made undoes the transaction", async () => {
    const { knex } = database;
    function* failing() {
      for (let id = 0; id < 100_000; id++) yield [id, 2018, 1, [1, 1]];
      throw new Error("no more");
    }
    await expect(knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, failing()))).rejects.toThrow(
      "no more",
    );
    expect(await knex(TABLE)).toEqual([]);
  });

  test("rows arrive as they are, with the largest numbers and none", async () => {
    const { knex } = database;
    const rows = [
      [2 ** 31 - 1, 2 ** 15 - 1, 4, [0, null, 62_027_502]],
      [1, -(2 ** 15), 0, [-(2 ** 31)]],
      [0, 2018, 1, Array.from({ length: 50_000 }, (_, at) => at)],
    ];
    await knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, rows));
    const stored = await knex(TABLE).select(Object.keys(COLUMNS)).orderBy("boundary_id", "desc");
    expect(stored.map(Object.values)).toEqual(rows);
    await knex.transaction((trx) => copyRows(trx, "crime_span_coverage", WITH_NONE, [[1, 0, null]]));
    const [{ coveredPeopleCount }] = await knex("crime_span_coverage");
    expect(coveredPeopleCount).toBeNull();
  });
});
