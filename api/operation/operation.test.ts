import { describe, expect, test } from "vitest";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { queueReminders } from "../lib/mail/queueReminders.ts";
import { readEnv } from "../lib/operating/env.ts";
import { findPendingApplications } from "../organisation/reminder/findPendingApplications.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { getOperation } from "./contract.ts";

describe.each(testDatabases)("operation, %s", (_name, open) => {
  const api = startApi(open);
  const admin = () => api.signedIn("admin@demo.example");
  const read = async () => (await admin()).read(getOperation);
  const fetchHelpPage = async () => (await fetch(`${api.url}/home/contact`)).text();
  const readMetric = async (name: string) => {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]);
  };

  test("the emergency numbers have an owner and a day of their last check, which the help pages show", async () => {
    const before = await read();
    expect(before.emergency).toMatchObject({ owner: null });
    expect(before.emergency.numbers).toHaveLength(8);
    expect(await fetchHelpPage()).toContain("Not test-called");
    expect(await readMetric("emergency_numbers_checked_timestamp_seconds")).toBe(0);
    expect(before.emergency.numbers.some(({ isLate }) => isLate)).toBe(false);

    const userBrowser = await admin();
    const stakeholderId = await api.idOf("admin@demo.example");
    await userBrowser.postJson("/api/security/checkEmergencyNumbers", { ownerId: stakeholderId });
    const [first, ...rest] = before.emergency.numbers.map((each) => each.stakeholderId);
    const check = (stakeholderIds: unknown[]) =>
      userBrowser.postJson("/api/security/checkEmergencyNumbers", { stakeholderIds });
    expect(await check([first])).toMatchObject({ status: 200 });
    await expect.poll(fetchHelpPage).toContain("Test-called on");
    expect(await fetchHelpPage()).not.toContain("was called to check it");
    expect(await check(rest)).toMatchObject({ status: 200 });
    await expect
      .poll(fetchHelpPage)
      .toMatch(/Each of our 8 national numbers was called to check it on \d+ \w+ 2026/);
    const after = await read();
    expect(after.emergency.owner).toEqual(expect.objectContaining({ stakeholderId }));
    expect(after.emergency.numbers.every(({ isLate }) => !isLate)).toBe(true);
    expect(await readMetric("emergency_numbers_checked_timestamp_seconds")).toBeGreaterThan(1_700_000_000);
  });

  test("only the owner gets an e-mail when 90 days have passed", async () => {
    const owner = await api.idOf("admin@demo.example");
    await api.knex("user_account").where({ stakeholderId: owner }).update({ isDemonstration: false });
    await api.knex("mail").delete();
    const env = readEnv({ NODE_ENV: "test" });
    const MONDAY = new Date("2027-03-08T08:00:00Z");
    await queueReminders({ knex: api.knex, env, now: MONDAY }, [findPendingApplications]);
    const emails = await openedMail(api.knex);
    const ownerEmails = emails.filter(({ text }) =>
      text.includes("the emergency numbers on the pages of help"),
    );
    expect(ownerEmails.map(({ to }) => to)).toEqual(["admin@demo.example"]);
    expect(ownerEmails[0]?.text).toContain("Not checked for 90 days or longer: 8 of the emergency numbers");
  });

  test("every administrator gets the e-mail if the owner cannot sign in or is no administrator any more", async () => {
    const env = readEnv({ NODE_ENV: "test" });
    const { knex } = api;
    const owner = await api.idOf("admin@demo.example");
    const otherUserId = await api.idOf("organisation@demo.example");
    const { groupId } = await knex("group_member").where({ stakeholderId: owner }).first("group_id");
    await knex("group_member").insert({ groupId, stakeholderId: otherUserId });
    await knex("user_account")
      .whereIn("stakeholder_id", [owner, otherUserId])
      .update({ isDemonstration: false });
    const findRecipients = async (day: string) => {
      await knex("mail").delete();
      await queueReminders({ knex, env, now: new Date(`${day}T08:00:00Z`) }, [findPendingApplications]);
      const emails = await openedMail(knex);
      return emails.filter(({ text }) => text.includes("the emergency numbers")).map(({ to }) => to);
    };
    expect(await findRecipients("2027-03-09")).toEqual(["admin@demo.example"]);
    await knex("user_account").where({ stakeholderId: owner }).update({ isDisabled: true });
    expect(await findRecipients("2027-03-10")).toEqual(["organisation@demo.example"]);
    await knex("user_account").where({ stakeholderId: owner }).update({ isDisabled: false });
    await knex("emergency_owner").update({ ownerId: otherUserId });
    await knex("group_member").where({ groupId, stakeholderId: otherUserId }).delete();
    expect(await findRecipients("2027-03-11")).toEqual(["admin@demo.example"]);
    expect((await read()).emergency.owner).toBeNull();
    await knex("emergency_owner").update({ ownerId: owner });
  });

  test("only a call marks a national number as checked, on the pages, for administrators and in the alert", async () => {
    const { knex } = api;
    const [line] = (await read()).emergency.numbers;
    const { stakeholderId } = line as { stakeholderId: number };
    const visited = { stakeholderId, what: 2, outcome: 1, how: 2, checkedOn: "2026-12-24" };
    const undone = { undoneAt: new Date() };
    await knex("contact_check").where({ stakeholderId }).update(undone);
    await knex("contact_check").insert({ ...visited, checkedBy: await api.idOf("admin@demo.example") });
    await knex("stakeholder").where({ stakeholderId }).update({ verifiedOn: "2026-12-24" });
    await knex.transaction((trx) => raiseDataVersion(trx, ["building-block"]));
    const readLine = async () =>
      (await read()).emergency.numbers.find((each) => each.stakeholderId === stakeholderId);
    expect(await readLine()).toMatchObject({ checkedOn: null, isLate: false });
    expect(await readMetric("emergency_numbers_checked_timestamp_seconds")).toBe(0);
    await expect.poll(fetchHelpPage).not.toContain("was called to check it");
    expect(await fetchHelpPage()).not.toContain("24 December");
    await knex("contact_check").where({ stakeholderId }).delete();
    await knex("stakeholder").where({ stakeholderId }).update({ verifiedOn: "2026-12-23" });
    expect(await readLine()).toMatchObject({ checkedOn: "2026-12-23" });
  });

  test("only an administrator can own the emergency numbers, and only emergency numbers can be checked", async () => {
    const userBrowser = await admin();
    const otherUserId = await api.idOf("organisation@demo.example");
    const response = await userBrowser.postJson("/api/security/checkEmergencyNumbers", {
      ownerId: otherUserId,
    });
    expect(response).toMatchObject({ status: 400, message: "Please choose an administrator." });
    const checked = await userBrowser.postJson("/api/security/checkEmergencyNumbers", {
      stakeholderIds: [otherUserId],
    });
    expect(checked).toMatchObject({ status: 404 });
  });

  test("a backup recorded in the database is shown, and an old backup needs attention", async () => {
    const readBackupFact = async () => (await read()).facts.find(({ name }) => name === "Backup");
    expect(await readBackupFact()).toMatchObject({ state: "attend", text: "There is no backup yet." });
    const hoursAgo = (hours: number) => new Date(api.clock.getTime() - hours * 3_600_000);
    await api.knex("last_done").insert({ what: "backup", doneAt: hoursAgo(3) });
    expect(await readBackupFact()).toMatchObject({ state: "fine", remedy: null });
    expect(await readMetric("backup_last_timestamp_seconds")).toBe(hoursAgo(3).getTime() / 1000);
    await api.knex("last_done").update({ doneAt: hoursAgo(27) });
    expect(await readBackupFact()).toMatchObject({
      state: "attend",
      text: "The last one was made 27 hours ago.",
    });
  });
});
