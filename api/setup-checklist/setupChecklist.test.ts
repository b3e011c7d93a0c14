import { mkdtempSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { userForm } from "../testing/user/newUser.ts";
import type { SetupStep } from "./contract.ts";

const VAR_DIR = mkdtempSync(join(tmpdir(), "setup-checklist-"));
const CHANGE = "/api/security/changeSetupChecklist";
const settings = {
  VAR_DIR,
  PUBLISHER: "Department of Women, Youth and Persons with Disabilities",
  FEEDBACK_EMAIL: "figures@example.org",
  SMTP_URL: "smtp://localhost:1",
};

describe.each(testDatabases)("the setup checklist, %s", (_, open) => {
  const api = startApi(open, { settings });

  const listSteps = async (admin: Browser) => {
    const { steps } = (await (await admin.get("/api/security/getSetupChecklist")).json()) as {
      steps: SetupStep[];
    };
    return new Map(steps.map(({ step, ...details }) => [step, details]));
  };

  test("lists what is done, when and by whom", async () => {
    const admin = await api.signedIn();
    const before = await listSteps(admin);
    expect(before.get("publisher")?.isDone).toBe(true);
    const openSteps = ["mail", "secondFactor", "backup", "boundaries", "figures", "coordinator"] as const;
    expect(openSteps.filter((step) => before.get(step)?.isDone)).toEqual([]);

    expect(await admin.postJson(CHANGE, { change: "send test mail" })).toMatchObject({ status: 200 });
    expect((await openedMail(api.knex)).at(-1)).toMatchObject({
      template: "mail-test",
      to: "admin@demo.example",
    });
    expect((await listSteps(admin)).get("mail")?.isDone).toBe(false);
    await api.knex("mail").where({ template: "mail-test" }).update({ sentAt: api.clock, dueAt: null });
    await mkdir(join(VAR_DIR, "backups"), { recursive: true });
    await writeFile(join(VAR_DIR, "backups", "2026-06-30T08-00-00Z.dump"), "");
    const form = await userForm(api.knex, "first@people.example", "Building block users");
    const municipality = await api.knex("stakeholder").where({ stakeholderTypeId: 1 }).first();
    const relationship = { StakeholderRelationshipTypeId: 6, MunicipalityId: municipality.stakeholderId };
    await admin.postJson("/api/security/createNewUser", {
      ...form,
      StakeholderRelationships: [relationship],
    });

    const after = await listSteps(admin);
    expect(after.get("mail")).toMatchObject({ isDone: true, doneBy: "Nomsa Dlamini" });
    expect(after.get("backup")).toMatchObject({ isDone: true });
    expect(after.get("coordinator")).toMatchObject({ isDone: true, doneBy: "Nomsa Dlamini" });
    expect(after.get("figures")?.isDone).toBe(false);
  });

  test("is hidden and shown again by each administrator separately", async () => {
    const admin = await api.signedIn();
    const isPutAway = async () =>
      (await (await admin.get("/api/security/getSetupChecklist")).json()).isPutAway;
    expect(await isPutAway()).toBe(false);
    await admin.postJson(CHANGE, { change: "put away" });
    expect(await isPutAway()).toBe(true);
    await admin.postJson(CHANGE, { change: "show again" });
    expect(await isPutAway()).toBe(false);
  });
});
