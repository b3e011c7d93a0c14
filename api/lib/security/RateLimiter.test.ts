import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import type { Database } from "../database/db.ts";
import { delayToFixedStep } from "./delayToFixedStep.ts";
import { type Limited, type RateLimit, RateLimiter, TooManyRequests } from "./RateLimiter.ts";
import { Secrets } from "./secrets.ts";
import { getNetwork } from "./trustedProxy.ts";

const DAY = 24 * 60 * 60;
const growing: RateLimit = { name: "growing", free: 3, seconds: DAY, afterwards: "growing pause" };
const fixed: RateLimit = { name: "fixed", free: 2, seconds: 60, afterwards: "wait" };
const attempt = (...limits: RateLimit[]): Limited => ({
  message: "Too many.",
  counts: limits.map((limit) => ({ limit, key: "zoe@example.org" })),
});

describe.each(testDatabases)("S4 the rate limiter, %s", (_, open) => {
  let database: Database;
  let rateLimiter: RateLimiter;
  let clock = TEST_DAY;
  const advanceSeconds = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  const wait = (limited: Limited) =>
    rateLimiter.count(limited).then(
      () => 0,
      (error: TooManyRequests) => error.retryAfterSeconds,
    );

  beforeAll(async () => {
    database = await open("reference");
    rateLimiter = new RateLimiter({
      knex: database.knex,
      secrets: new Secrets("x".repeat(32)),
      now: () => clock,
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.knex("rate_limit").delete();
    clock = TEST_DAY;
  });

  test("after the free tries the pause doubles with each try, up to five minutes", async () => {
    for (let i = 0; i < 3; i += 1) expect(await wait(attempt(growing))).toBe(0);
    const waitTimes: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      waitTimes.push(await wait(attempt(growing)));
      advanceSeconds(waitTimes.at(-1) as number);
      expect(await wait(attempt(growing))).toBe(0);
    }
    expect(waitTimes).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test("tries during a pause neither lengthen it nor store anything", async () => {
    for (let i = 0; i < 3; i += 1) await rateLimiter.count(attempt(growing));
    const before = await database.knex("rate_limit").select();
    for (let i = 0; i < 3; i += 1) {
      await expect(rateLimiter.count(attempt(growing, fixed))).rejects.toThrow(TooManyRequests);
    }
    expect(await database.knex("rate_limit").select()).toEqual(before);
  });

  test("a clock that is set back lengthens no pause", async () => {
    advanceSeconds(400 * DAY);
    for (let i = 0; i < 3; i += 1) await rateLimiter.count(attempt(growing, fixed)).catch(() => undefined);
    clock = TEST_DAY;
    expect(await wait(attempt(growing, fixed))).toBe(0);
    advanceSeconds(-60 * 60);
    expect(await wait(attempt(growing))).toBe(0);
    advanceSeconds(DAY / 2);
    for (let i = 0; i < 3; i += 1) await rateLimiter.count(attempt(growing)).catch(() => undefined);
    advanceSeconds(-60 * 60);
    expect(await wait(attempt(growing))).toBe(0);
  });

  test("a fixed limit refuses tries until its window is over", async () => {
    expect([await wait(attempt(fixed)), await wait(attempt(fixed))]).toEqual([0, 0]);
    advanceSeconds(20);
    expect(await wait(attempt(fixed))).toBe(40);
    advanceSeconds(40);
    expect(await wait(attempt(fixed))).toBe(0);
  });

  test("a refunded try is not counted", async () => {
    for (let i = 0; i < 10; i += 1) {
      await rateLimiter.count(attempt(growing, fixed));
      await rateLimiter.refund(attempt(growing, fixed));
    }
    expect([await wait(attempt(fixed)), await wait(attempt(fixed))]).toEqual([0, 0]);
  });

  test("of concurrent tries, only the free ones are accepted", async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => wait(attempt(growing, fixed))));
    expect(outcomes.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  test("the stored key neither contains the client nor can be computed without the secret", async () => {
    await rateLimiter.count(attempt(growing));
    const [{ key }] = await database.knex("rate_limit").select("key");
    expect(key).toMatch(/^[\w-]{43}$/);
    const other = new RateLimiter({
      knex: database.knex,
      secrets: new Secrets("y".repeat(32)),
      now: () => clock,
    });
    await other.count(attempt(growing));
    expect(await database.knex("rate_limit").pluck("key")).toHaveLength(2);
  });
});

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  "an answer": () => Promise.resolve("sent"),
  "a refusal": () => Promise.reject(new Error("refused")),
  "work of 90 ms": () => delay(90),
};

test.concurrent.for(Object.keys(WORK))(
  "S3 %s is not answered before 200 ms have passed",
  async (name, testContext) => {
    const order: string[] = [];
    const record = (what: string) => () => order.push(what);
    const work = WORK[name] as () => Promise<unknown>;
    const responded = delayToFixedStep(work).then(record("answered"), record("answered"));
    await Promise.all([responded, delay(200).then(record("200 ms"))]);
    testContext.expect(order).toEqual(["200 ms", "answered"]);
  },
);

test("the delayed work returns its result or throws its error", async () => {
  const error = new Error("refused");
  expect(await delayToFixedStep(async () => 7)).toBe(7);
  await expect(delayToFixedStep(() => Promise.reject(error))).rejects.toBe(error);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", "not an address"],
])("S4 the address %s belongs to the network %s", (address, network) => {
  expect(getNetwork(address)).toBe(network);
});
