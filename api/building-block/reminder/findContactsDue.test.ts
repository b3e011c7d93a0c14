import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../lib/database/db.ts";
import { queueReminders } from "../../lib/mail/queueReminders.ts";
import { readEnv } from "../../lib/operating/env.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { findContactsDue, listOccasions } from "./findContactsDue.ts";

const COORDINATOR = "coordinator@demo.example";
const PROVINCE = "buildingblock@demo.example";

test("listOccasions: weeks begin on Monday, and a reminder before a quarter's end is also that week's reminder", () => {
  const [sunday, monday] = [listOccasions("2026-08-16"), listOccasions("2026-08-17")];
  expect(sunday.occasions).not.toEqual(monday.occasions);
  expect(listOccasions("2026-08-23")).toEqual(monday);
  expect(listOccasions("2026-09-15").endsOn).toBeNull();
  expect(listOccasions("2026-09-16")).toMatchObject({
    endsOn: "2026-09-30",
    occasions: ["14 days before 2026-09-30", expect.stringMatching(/^week/)],
  });
  expect(listOccasions("2026-09-27").occasions[0]).toBe("3 days before 2026-09-30");
});

describe.each(testDatabases)("reminders, on %s", (_name, open) => {
  const env = readEnv({ NODE_ENV: "test", PUBLIC_ORIGIN: "https://gbvf.example" });
  let database: Database;
  beforeAll(async () => {
    database = await open("demonstration");
    await database
      .knex("user_account")
      .whereIn("username", [COORDINATOR, PROVINCE])
      .update({ isDemonstration: false });
  });
  afterEach(() => database.knex("mail").delete());
  afterAll(() => database.close());
  const remind = (day: string, hour = 9) =>
    queueReminders(
      { knex: database.knex, env, now: new Date(`${day}T${String(hour).padStart(2, "0")}:00:00+02:00`) },
      [findContactsDue],
    );
  const findEmailTo = async (to: string) => (await openedMail(database.knex)).find((each) => each.to === to);

  test("two processes send one e-mail a week, in the morning, to users with due contacts", async () => {
    expect(await remind("2026-08-17", 6)).toBe(0);
    await Promise.all([remind("2026-08-17"), remind("2026-08-17")]);
    await remind("2026-08-21");
    expect((await openedMail(database.knex)).map(({ to }) => to).sort()).toEqual([PROVINCE, COORDINATOR]);
    await database.knex("mail").delete();
    expect(await remind("2026-08-24")).toBe(2);
  });

  test("an additional e-mail is sent 14 and 3 days before the quarter's end, and no other in those weeks", async () => {
    expect(await remind("2026-09-14")).toBe(2);
    await database.knex("mail").delete();
    expect(await remind("2026-09-16")).toBe(2);
    expect(await remind("2026-09-17")).toBe(0);
    expect(await remind("2026-09-28")).toBe(2);
    expect(await remind("2026-09-29")).toBe(0);
    expect((await findEmailTo(COORDINATOR))?.subject).toMatch(/^To check before 2026-09-30: \d+ contacts?$/);
  });

  test("S44 an e-mail names nobody, links to due contacts, and tells the province which municipalities are overdue", async () => {
    await remind("2026-11-02");
    const [coordinatorEmail, provinceEmail] = [await findEmailTo(COORDINATOR), await findEmailTo(PROVINCE)];
    expect(coordinatorEmail?.text).toContain("https://gbvf.example/buildingBlock/?due=now");
    expect(coordinatorEmail?.text).not.toContain("Due for 30 days");
    expect(coordinatorEmail?.text).toContain("Captured by others, and waiting for you to verify: 1 change.");
    expect(provinceEmail?.text).toMatch(/Due for 30 days or longer: .*Emfuleni \(\d+\)/);
    expect(`${coordinatorEmail?.text}${provinceEmail?.text}`).not.toContain("Invented Contact");
  });

  test("users with nothing due or pending, without permission to edit or with a disabled account get no e-mail", async () => {
    const { knex } = database;
    await knex("user_account").where({ username: PROVINCE }).update({ isDisabled: true });
    await knex("building_block_contact_person").update({ publicVerifiedOn: "2026-11-01" });
    await knex("wrong_number").delete();
    await knex("contact_check").where({ what: 2 }).delete();
    await knex("contact")
      .whereIn("stakeholder_id", knex("building_block_stakeholder").select("stakeholder_id"))
      .delete();
    // Only a pending capture is left to remind of.
    expect(await remind("2026-11-09")).toBe(1);
    const onlyCapture = await findEmailTo(COORDINATOR);
    expect(onlyCapture?.subject).toBe("To verify: 1 change");
    expect(onlyCapture?.text).not.toContain("should be checked");
    await knex("building_block_capture").delete();
    expect(await remind("2026-11-16")).toBe(0);
    await knex("building_block_contact_person").update({ publicVerifiedOn: "2026-01-01" });
    expect(await remind("2026-11-16")).toBe(1);
    await knex("group_action").whereIn("action_id", [15, 22]).delete();
    expect(await remind("2026-11-23")).toBe(0);
  });
});
