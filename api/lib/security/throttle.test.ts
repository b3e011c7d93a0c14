import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testDay.ts";
import type { Database } from "../database/db.ts";
import { Secrets } from "./secrets.ts";
import { type Limit, type Limited, Throttle, TooManyRequests } from "./throttle.ts";

const DAY = 24 * 60 * 60;
const growing: Limit = { name: "growing", free: 3, seconds: DAY, afterwards: "growing pause" };
const fixed: Limit = { name: "fixed", free: 2, seconds: 60, afterwards: "wait" };
const tryOf = (...limits: Limit[]): Limited => ({
  message: "Too many.",
  counts: limits.map((limit) => ({ limit, key: "zoe@example.org" })),
});

describe.each(testDatabases)("S4 the throttle, %s", (_, open) => {
  let database: Database;
  let throttle: Throttle;
  let clock = TEST_DAY;
  const secondsLater = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  const wait = (limited: Limited) =>
    throttle.count(limited).then(
      () => 0,
      (error: TooManyRequests) => error.retryAfterSeconds,
    );

  beforeAll(async () => {
    database = await open("reference");
    throttle = new Throttle({ knex: database.knex, secrets: new Secrets("x".repeat(32)), now: () => clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.knex("rate_limit").delete();
    clock = TEST_DAY;
  });

  test("after the free tries each further one waits twice as long, up to five minutes", async () => {
    for (let i = 0; i < 3; i += 1) expect(await wait(tryOf(growing))).toBe(0);
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      waits.push(await wait(tryOf(growing)));
      secondsLater(waits.at(-1) as number);
      expect(await wait(tryOf(growing))).toBe(0);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test("tries in a pause neither lengthen it nor leave anything behind", async () => {
    for (let i = 0; i < 3; i += 1) await throttle.count(tryOf(growing));
    const before = await database.knex("rate_limit").select();
    for (let i = 0; i < 3; i += 1) {
      await expect(throttle.count(tryOf(growing, fixed))).rejects.toThrow(TooManyRequests);
    }
    expect(await database.knex("rate_limit").select()).toEqual(before);
  });

  test("a clock that was set back prolongs no pause", async () => {
    secondsLater(400 * DAY);
    for (let i = 0; i < 3; i += 1) await throttle.count(tryOf(growing, fixed)).catch(() => undefined);
    clock = TEST_DAY;
    expect(await wait(tryOf(growing, fixed))).toBe(0);
    secondsLater(-60 * 60);
    expect(await wait(tryOf(growing))).toBe(0);
  });

  test("where the limit is fixed, one waits until its time is over", async () => {
    expect([await wait(tryOf(fixed)), await wait(tryOf(fixed))]).toEqual([0, 0]);
    secondsLater(20);
    expect(await wait(tryOf(fixed))).toBe(40);
    secondsLater(40);
    expect(await wait(tryOf(fixed))).toBe(0);
  });

  test("what is given back was never used", async () => {
    for (let i = 0; i < 10; i += 1) {
      await throttle.count(tryOf(growing, fixed));
      await throttle.giveBack(tryOf(growing, fixed));
    }
    expect([await wait(tryOf(fixed)), await wait(tryOf(fixed))]).toEqual([0, 0]);
  });

  test("of tries at the same moment, no more get through than are free", async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => wait(tryOf(growing, fixed))));
    expect(outcomes.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  test("who tried cannot be read, nor found without the key", async () => {
    await throttle.count(tryOf(growing));
    const [{ key }] = await database.knex("rate_limit").select("key");
    expect(key).toMatch(/^[\w-]{43}$/);
    const other = new Throttle({
      knex: database.knex,
      secrets: new Secrets("y".repeat(32)),
      now: () => clock,
    });
    await other.count(tryOf(growing));
    expect(await database.knex("rate_limit").pluck("key")).toHaveLength(2);
  });
});
