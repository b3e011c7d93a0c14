import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import { addPerson } from "../../user/addPerson.ts";
import { deleteExpired } from "./deleteExpired.ts";
import { scheduleHourly } from "./scheduler.ts";

test.each(testDatabases)("deletes expired rows and no others, %s", async (_, open) => {
  const { knex, close } = await open("demonstration");
  const { stakeholderId } = await knex("user_account").first("stakeholder_id");
  const hoursAgo = (hours: number) => new Date(TEST_DAY.getTime() - hours * 3_600_000);
  for (const hours of [1, 25]) {
    const at = hoursAgo(hours);
    const session = { sessionHash: `${hours}`, stakeholderId, purpose: "signed-in" };
    await knex("session").insert({ ...session, startedAt: at, lastSeenAt: at, authenticatedAt: at });
    const code = { purpose: "reset", email: `${hours}`, codeHash: "", madeAt: at };
    await knex("one_time_code").insert({ ...code, expiresAt: hoursAgo(hours * 7) });
    await knex("rate_limit").insert({ key: `${hours}`, used: 1, expiresAt: hoursAgo(hours - 2) });
    const browser = { browserHash: `${hours}`, stakeholderId };
    await knex("known_browser").insert({ ...browser, lastUsedAt: hoursAgo(hours * 399) });
    const change = { what: "building block verified", madeBy: stakeholderId, items: "[]" };
    const changedAt = hoursAgo(hours * 24 * 14);
    await knex("place_change").insert({ ...change, madeAt: changedAt, madeOn: changedAt });
    const createdAt = hoursAgo(hours * 30);
    await knex("mail").insert({ template: "otp", madeAt: createdAt, expiresAt: createdAt, dueAt: null });
  }
  await deleteExpired(knex, TEST_DAY);
  expect(await knex("session").pluck("session_hash")).toEqual(["1"]);
  expect(await knex("one_time_code").where({ purpose: "reset" }).pluck("email")).toEqual(["1"]);
  expect(await knex("rate_limit").pluck("key")).toEqual(["1"]);
  expect(await knex("known_browser").pluck("browser_hash")).toEqual(["1"]);
  expect(await knex("place_change").select("made_at")).toEqual([{ madeAt: hoursAgo(24 * 14) }]);
  expect(await knex("mail").select("made_at")).toEqual([{ madeAt: hoursAgo(30) }]);
  await close();
});

test.each(testDatabases)(
  "S6 deletes an unverified account after seven days, with its organisation, %s",
  async (_, open) => {
    const { knex, close } = await open("reference");
    const days = (count: number) => new Date(TEST_DAY.getTime() - count * 24 * 3_600_000);
    const add = (username: string, daysAgo: number, columns = {}) =>
      knex.transaction(async (trx) => {
        const stakeholderId = await addPerson(trx, { name: username, username });
        await trx("user_account")
          .where({ stakeholderId })
          .update({ madeAt: days(daysAgo), ...columns });
        return stakeholderId;
      });
    await add("new", 6);
    await add("verified", 8, { isVerified: true });
    const invited = await add("invited", 8);
    const code = { purpose: "invitation", email: "invited", stakeholderId: invited, codeHash: "" };
    await knex("one_time_code").insert({ ...code, madeAt: days(1), expiresAt: days(-6) });
    const applicantStakeholderId = await add("old", 8);
    const [organisation] = await knex("stakeholder")
      .insert({ stakeholderTypeId: 4, name: "Old organisation" })
      .returning("stakeholder_id");
    const application = { organisationTypeId: 3, members: 1, receivedAt: days(8), dueOn: days(1) };
    await knex("organisation_application").insert({
      ...organisation,
      ...application,
      applicantStakeholderId,
    });

    await deleteExpired(knex, TEST_DAY);
    expect((await knex("user_account").pluck("username")).sort()).toEqual(["invited", "new", "verified"]);
    expect(await knex("stakeholder").where({ name: "Old organisation" })).toEqual([]);
    await close();
  },
);

describe("hourly jobs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const HOUR_MS = 60 * 60_000;

  test("a job that fails is reported and runs again an hour later, until it is stopped", async () => {
    const error = new Error("away");
    const errors: unknown[] = [];
    const stop = scheduleHourly(
      () => Promise.reject(error),
      (error) => errors.push(error),
    );
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(errors).toEqual([error, error, error]);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(errors).toHaveLength(3);
  });
});
