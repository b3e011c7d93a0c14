import { expect, test } from "vitest";
import { sweep } from "./sweep.ts";
import { testDatabases } from "./testing/testDatabase.ts";
import { TEST_DAY } from "./testing/testDay.ts";

test.each(testDatabases)("what is of no use any more is deleted, and nothing else, %s", async (_, open) => {
  const { knex, close } = await open("demonstration");
  const { stakeholderId } = await knex("user_account").first("stakeholder_id");
  const hoursAgo = (hours: number) => new Date(TEST_DAY.getTime() - hours * 3_600_000);
  for (const hours of [1, 25]) {
    const at = hoursAgo(hours);
    const session = { sessionHash: `${hours}`, stakeholderId, purpose: "signed-in" };
    await knex("session").insert({ ...session, startedAt: at, lastSeenAt: at });
    const code = { purpose: "reset", email: `${hours}`, codeHash: "", triesSince: at, madeAt: at };
    await knex("one_time_code").insert({ ...code, expiresAt: at });
    await knex("rate_limit").insert({ key: `${hours}`, points: 1, expire: hoursAgo(hours - 2).getTime() });
    const made = hoursAgo(hours * 30);
    await knex("mail").insert({ template: "otp", madeAt: made, expiresAt: made, dueAt: null });
  }
  await sweep(knex, TEST_DAY);
  expect(await knex("session").pluck("session_hash")).toEqual(["1"]);
  expect(await knex("one_time_code").pluck("email")).toEqual(["1"]);
  expect(await knex("rate_limit").pluck("key")).toEqual(["1"]);
  expect(await knex("mail").select("made_at")).toEqual([{ madeAt: hoursAgo(30) }]);
  await close();
});
