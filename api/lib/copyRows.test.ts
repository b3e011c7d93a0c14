import { expect, onTestFinished, test } from "vitest";
import { copyRows } from "./copyRows.ts";
import { testDatabases } from "./testing/testDatabase.ts";

const TABLE = "crime_figure";
const COLUMNS = { boundary_id: 4, year: 2, quarter: 2, crime_type_id: 2, value: 4 } as const;
const WITH_NONE = { boundary_id: 4, precincts_reporting: 4, covered_people_count: 4 } as const;

test.each(testDatabases)(
  "rows arrive as they are on %s, with the largest numbers and none",
  async (_name, open) => {
    const { knex, close } = await open("reference");
    onTestFinished(close);
    const rows = [
      [2 ** 31 - 1, 2 ** 15 - 1, 4, 0, 62_027_502],
      [1, -(2 ** 15), 0, 1, -(2 ** 31)],
    ];
    await knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, rows));
    const stored = await knex(TABLE).select(Object.keys(COLUMNS)).orderBy("boundary_id", "desc");
    expect(stored.map(Object.values)).toEqual(rows);
    await knex.transaction((trx) => copyRows(trx, "crime_span_coverage", WITH_NONE, [[1, 0, null]]));
    const [{ coveredPeopleCount }] = await knex("crime_span_coverage");
    expect(coveredPeopleCount).toBeNull();
  },
);

test.each(testDatabases)(
  "a fault of the rows undoes the transaction on %s, which goes on working",
  async (_name, open) => {
    const { knex, close } = await open("reference");
    onTestFinished(close);
    const twice = [
      [1, 2018, 1, 1, 1],
      [1, 2018, 1, 1, 1],
    ];
    await expect(knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, twice))).rejects.toThrow(
      /duplicate key/,
    );
    expect(await knex(TABLE)).toEqual([]);
  },
);

test.each(testDatabases)("a fault while rows are made undoes the transaction on %s", async (_name, open) => {
  const { knex, close } = await open("reference");
  onTestFinished(close);
  function* failing() {
    for (let id = 0; id < 100_000; id++) yield [id, 2018, 1, 1, 1];
    throw new Error("no more");
  }
  await expect(knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, failing()))).rejects.toThrow(
    "no more",
  );
  expect(await knex(TABLE)).toEqual([]);
});
