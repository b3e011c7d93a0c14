import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { bothDatabases, openTestDatabase } from "../../testing/testDatabase.ts";
import { copyRows } from "./copyRows.ts";
import type { Database } from "./db.ts";
import { retryDeadlocks } from "./retryDeadlocks.ts";

test.skipIf(inject("postgresUrl") === undefined)("after a deadlock, both changes are made", async () => {
  const { knex, close } = await openTestDatabase("demonstration");
  onTestFinished(close);
  const [one, other] = await knex("user_group").orderBy("group_id").limit(2).pluck("group_id");
  let remaining = 2;
  let releaseBoth = () => {};
  const lock = new Promise<void>((resolve) => {
    releaseBoth = resolve;
  });
  const lengthen = (trx: Knex.Transaction, groupId: number) =>
    trx("user_group")
      .where({ groupId })
      .update({ description: trx.raw("description || '+'") });
  const change = (first: number, second: number) =>
    retryDeadlocks(knex, async (trx) => {
      await lengthen(trx, first);
      remaining -= 1;
      if (remaining === 0) releaseBoth();
      await lock;
      await lengthen(trx, second);
    });
  await Promise.all([change(one, other), change(other, one)]);
  const changed = await knex("user_group").whereIn("group_id", [one, other]).pluck("description");
  expect(changed.map((text) => text.match(/\+*$/)[0])).toEqual(["++", "++"]);
  expect(remaining).toBeLessThan(0);
});

const TABLE = "copied";
const COLUMNS = { boundary_id: 4, year: 2, quarter: 2, counts: "4[]" } as const;
const NULLABLE_COLUMNS = { boundary_id: 4, precincts_reporting: 4, covered_people_count: 4 } as const;

describe.each(bothDatabases)("on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("demonstration");
    await database.knex.raw("create table copied (like crime_count including all)");
    await database.knex.raw("create table copied_coverage (like crime_span_coverage including defaults)");
  });
  afterAll(() => database.close());

  test("it serves other requests between the statements of a transaction", async () => {
    let otherRequests = 0;
    const runOtherRequest = () => {
      otherRequests += 1;
      timer = setImmediate(runOtherRequest);
    };
    let timer = setImmediate(runOtherRequest);
    onTestFinished(() => clearImmediate(timer));
    for (let statement = 0; statement < 20; statement += 1) await database.knex.raw("select 1");
    expect(otherRequests).toBeGreaterThanOrEqual(20);
  });

  test("an invalid row rolls back its transaction, and the database remains usable", async () => {
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

  test("rows have their declared types, including the largest numbers and null", async () => {
    const { knex } = database;
    const rows = [
      [2 ** 31 - 1, 2 ** 15 - 1, 4, [0, null, 62_027_502]],
      [1, -(2 ** 15), 0, [-(2 ** 31)]],
      [0, 2018, 1, Array.from({ length: 50_000 }, (_, at) => at)],
    ];
    await knex.transaction((trx) => copyRows(trx, TABLE, COLUMNS, rows));
    const stored = await knex(TABLE).select(Object.keys(COLUMNS)).orderBy("boundary_id", "desc");
    expect(stored.map(Object.values)).toEqual(rows);
    await knex.transaction((trx) => copyRows(trx, "copied_coverage", NULLABLE_COLUMNS, [[1, 0, null]]));
    const [{ coveredPeopleCount }] = await knex("copied_coverage");
    expect(coveredPeopleCount).toBeNull();
  });
});
