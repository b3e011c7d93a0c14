import { expect, onTestFinished, test } from "vitest";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import { copyRows } from "./copyRows.ts";

const COLUMNS = {
  boundary_id: 4,
  year: 2,
  quarter: 2,
  precincts_reporting: 4,
  covered_people_count: 4,
} as const;

test.each(testDatabases)(
  "rows arrive as they are on %s, with the largest numbers and none",
  async (_name, open) => {
    const { knex, close } = await open("reference");
    onTestFinished(close);
    const rows = [
      [2 ** 31 - 1, 2 ** 15 - 1, 4, 0, null],
      [1, -(2 ** 15), 0, -(2 ** 31), 62_027_502],
    ];
    await knex.transaction((trx) => copyRows(trx, "crime_coverage", COLUMNS, rows));
    const stored = await knex("crime_coverage").select(Object.keys(COLUMNS)).orderBy("boundary_id", "desc");
    expect(stored.map(Object.values)).toEqual(rows);
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
    await expect(knex.transaction((trx) => copyRows(trx, "crime_coverage", COLUMNS, twice))).rejects.toThrow(
      /duplicate key/,
    );
    expect(await knex("crime_coverage")).toEqual([]);
  },
);

test.each(testDatabases)("a fault while rows are made undoes the transaction on %s", async (_name, open) => {
  const { knex, close } = await open("reference");
  onTestFinished(close);
  function* failing() {
    for (let id = 0; id < 100_000; id++) yield [id, 2018, 1, 1, 1];
    throw new Error("no more");
  }
  await expect(
    knex.transaction((trx) => copyRows(trx, "crime_coverage", COLUMNS, failing())),
  ).rejects.toThrow("no more");
  expect(await knex("crime_coverage")).toEqual([]);
});
