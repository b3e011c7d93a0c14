import { beforeEach, describe, expect, test } from "vitest";
import type { Application } from "../organisation/contract.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { PASSWORD, validRegistration } from "../testing/auth/registration.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import type { OwnRecord } from "./contract.ts";
import { getProfile } from "./contract.ts";
import { WORK_COLUMNS } from "./ownRecord.ts";

const EMAIL = "xolile@masibambane.example";
const ORGANISATION = "Masibambane Legal Advice";
const PERSONAL = [
  EMAIL,
  "Xolile",
  "Ngwenya-Before",
  "Ngwenya-After",
  "0825550931",
  "0115550932",
  "825550933",
];

describe.each(testDatabases)("closing an account, %s", (_name, open) => {
  const api = startApi(open);
  const { browser } = api;
  const admin = api.user();
  beforeEach(() => {
    api.clock = TEST_DAY;
  });

  const fetchApplication = async () => {
    const body = { OrganisationName: ORGANISATION };
    const { organisations } = await admin.postJson("/api/healthcheck/searchOrganisations", body);
    return (organisations as Application[])[0] as Application;
  };
  const changeApplication = async (path: string, body: object) => {
    const { stakeholderId: StakeholderId, version } = await fetchApplication();
    const requestBody = { StakeholderId, version, ...body };
    expect(await admin.postJson(`/api/healthcheck/${path}`, requestBody)).toMatchObject({ status: 200 });
  };

  async function createUsedAccount(): Promise<{ userBrowser: Browser; stakeholderId: number }> {
    const userBrowser = browser();
    const registration = await validRegistration(api.knex, {
      FirstName: "Xolile",
      LastName: "Ngwenya-Before",
      Email: EMAIL,
      MobileNumber: "0825550931",
      OrganisationName: ORGANISATION,
    });
    const { otp: OTP } = await userBrowser.postJson("/api/auth/register", registration);
    await userBrowser.postJson("/api/auth/verify-otp", { Email: EMAIL, OTP, UserType: 1 });
    await changeApplication("waitForApplicant", { isWaiting: true, waitingFor: "An e-mail of Xolile" });
    await changeApplication("verify", {
      VerificationStatusId: 2,
      EmailTemplateType: 3,
      RejectedReasons: "The number 082 555 0931 of Xolile is not in use",
      OrganisationEmail: EMAIL,
    });
    await changeApplication("verify", {
      VerificationStatusId: 3,
      EmailTemplateType: 1,
      OrganisationEmail: EMAIL,
    });
    await userBrowser.signIn(EMAIL, PASSWORD);
    const profile = await userBrowser.read(getProfile);
    const changedProfile = {
      ...profile,
      fullName: "Xolile Ngwenya-After",
      mobileNumber: "0115550932",
      alternativeNumber: "0825550933",
    };
    expect((await userBrowser.send("PUT", "/api/auth/updateProfile", changedProfile)).status).toBe(200);
    await browser().postJson("/api/auth/register", registration);
    await browser().postJson("/api/auth/forgot-password", { Email: EMAIL });
    const stakeholderId = await api.idOf(EMAIL);
    return { userBrowser, stakeholderId };
  }

  async function findTraces(): Promise<string[]> {
    const tables: string[] = await api
      .knex("information_schema.columns")
      .where({ tableSchema: "public" })
      .whereIn("data_type", ["text", "jsonb", "character varying", "ARRAY", "bytea"])
      .distinct()
      .pluck("table_name");
    const traces: string[] = [];
    for (const table of tables) {
      const rows = await api
        .knex(`${table} as t`)
        .whereRaw("replace(t::text, ' ', '') ~* ?", [PERSONAL.join("|")])
        .select();
      for (const row of rows) {
        const columns = Object.entries(row).filter(([, value]) =>
          new RegExp(PERSONAL.join("|"), "i").test(JSON.stringify(value)?.replaceAll(" ", "") ?? ""),
        );
        traces.push(...columns.map(([column]) => `${table}.${column}`));
      }
    }
    return traces;
  }

  const close = (userBrowser: Browser, email = EMAIL) =>
    userBrowser.postJson("/api/auth/closeAccount", { email });

  test("S33 deletes everything personal and keeps the organisation", async () => {
    const { userBrowser, stakeholderId } = await createUsedAccount();
    expect(await findTraces()).toEqual(
      expect.arrayContaining(["stakeholder.name", "user_account.username", "contact.detail"]),
    );
    expect(await close(userBrowser)).toMatchObject({ status: 200, message: "Your account is closed." });
    expect(await findTraces()).toEqual([]);
    expect((await userBrowser.get("/api/auth/profile")).status).toBe(401);
    expect((await fetchApplication()).verificationStatus).toBe(3);
    const [lastEntry] = await api.knex("audit_log").orderBy("audit_id", "desc").limit(1);
    expect(lastEntry).toMatchObject({ what: "account closed", actorStakeholderId: stakeholderId });
    const emails = (await openedMail(api.knex)).filter(({ to }) => to === EMAIL);
    expect(emails.map(({ template }) => template)).toContain("account-closed");
  });

  test("S33 deletes the same when an administrator deletes the account", async () => {
    await api.knex("stakeholder").where({ name: ORGANISATION }).delete();
    const { stakeholderId } = await createUsedAccount();
    const path = `/api/security/deleteUser?stakeholderId=${stakeholderId}`;
    expect((await admin.send("DELETE", path)).status).toBe(200);
    expect(await findTraces()).toEqual([]);
  });

  test("keeps an application for which somebody else acts too", async () => {
    const [userBrowser, Email, OrganisationName] = [browser(), "first@shared.example", "Shared Trust"];
    const registration = await validRegistration(api.knex, { Email, OrganisationName });
    const { otp: OTP } = await userBrowser.postJson("/api/auth/register", registration);
    await userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType: 1 });
    await userBrowser.signIn(Email, PASSWORD);
    const findIds = () => api.knex("stakeholder").where({ name: OrganisationName }).pluck("stakeholder_id");
    const [relatedStakeholderId] = await findIds();
    const stakeholderId = await api.idOf("norole@demo.example");
    const relationshipTypeId = RELATIONSHIP_TYPES.contactPerson;
    const row = { stakeholderId, relatedStakeholderId, relationshipTypeId };
    await api.knex("stakeholder_relationship").insert(row);
    expect(await close(userBrowser, Email)).toMatchObject({ status: 200 });
    expect(await findIds()).toEqual([relatedStakeholderId]);
  });

  test("requires the password and the account's own address", async () => {
    const userBrowser = await api.signedIn("organisation@demo.example");
    expect(await close(userBrowser)).toMatchObject({ status: 400 });
    api.clock = new Date(TEST_DAY.getTime() + 6 * 60_000);
    expect(await close(userBrowser, "organisation@demo.example")).toMatchObject({
      status: 403,
      code: "password-needed",
    });
  });

  test("S39 is refused to the last administrator", async () => {
    const userBrowser = await api.signedIn();
    expect(await close(userBrowser, "admin@demo.example")).toMatchObject({
      status: 409,
      message: "At least one administrator has to stay.",
    });
    expect((await userBrowser.get("/api/auth/profile")).status).toBe(200);
  });

  test("S36 the personal record contains what is stored about its owner, and nobody else", async () => {
    await api.knex("stakeholder").where({ name: ORGANISATION }).delete();
    const { userBrowser, stakeholderId } = await createUsedAccount();
    const { recoveryCodes } = await addAuthenticator(userBrowser, api.clock);
    await api.knex("passkey").insert({
      stakeholderId,
      credentialId: "credential",
      publicKey: "public-key",
      counter: 0,
      transports: [],
      name: "My phone",
      madeAt: TEST_DAY,
    });
    await api.knex("reminder").insert({ stakeholderId, occasion: "week 2948", queuedAt: TEST_DAY });
    const record = (await userBrowser.postJson("/api/auth/downloadOwnRecord")) as unknown as OwnRecord;
    expect(record).toMatchObject({
      person: {
        number: stakeholderId,
        name: "Xolile Ngwenya-After",
        contacts: [
          { kind: "Work email", detail: EMAIL },
          { kind: "Mobile phone", detail: "0115550932" },
          { kind: "Alternative number", detail: "0825550933" },
        ],
      },
      account: { email: EMAIL },
      organisations: [ORGANISATION],
      groups: [{ name: "Organisations" }],
      applications: [{ organisationName: ORGANISATION, status: "Approved" }],
      sessions: [{ startedAt: TEST_DAY.toISOString() }],
      knownBrowsers: [{ lastUsedAt: TEST_DAY.toISOString() }],
      secondFactor: {
        authenticatorAppAddedAt: TEST_DAY.toISOString(),
        passkeys: [{ name: "My phone", addedAt: TEST_DAY.toISOString(), lastUsedAt: null }],
        recoveryCodesLeft: 10,
      },
      reminders: [{ occasion: "week 2948", queuedAt: TEST_DAY.toISOString() }],
    });
    expect(JSON.stringify(record)).not.toMatch(new RegExp(["public-key", ...recoveryCodes].join("|")));
    expect(record.log).toContainEqual({
      happenedAt: TEST_DAY.toISOString(),
      what: "groups changed",
      isByYou: false,
      isAboutYou: true,
      changes: [{ field: "groups", before: null, after: "Organisations" }],
    });
    expect(JSON.stringify(record)).not.toMatch(/Nomsa|admin@demo|hash/i);
    const adminRecord = (await admin.postJson("/api/auth/downloadOwnRecord")) as unknown as OwnRecord;
    const changesToOthers = adminRecord.log.filter(({ isByYou, isAboutYou }) => isByYou && !isAboutYou);
    expect(changesToOthers.map(({ what }) => what)).toContain("groups changed");
    expect(changesToOthers.flatMap(({ changes }) => changes)).toEqual([]);
    expect(record.log.at(-1)?.what).toBe("own record downloaded");
  });

  test("the personal record can be downloaded ten times an hour, which limits its audit entries", async () => {
    const userBrowser = await api.signedIn("tworoles@demo.example");
    const download = async () => (await userBrowser.post("/api/auth/downloadOwnRecord", {})).status;
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      api.clock = new Date(api.clock.getTime() + 1000);
      statuses.push(await download());
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test("S36 the personal record covers every table of accounts and every column that names an actor", async () => {
    const { rows } = await api.knex.raw(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'user_account'::regclass order by name`,
    );
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      "address_change",
      "emergency_owner",
      "group_member",
      "known_browser",
      "one_time_code",
      "passkey",
      "recovery_code",
      "reminder",
      "session",
      "totp",
    ]);
    const columns = await api
      .knex("information_schema.columns")
      .where({ tableSchema: "public" })
      .whereLike("column_name", "%\\_by")
      .select("table_name", "column_name");
    expect(WORK_COLUMNS.map(([, table, column]) => ({ tableName: table, columnName: column }))).toEqual(
      expect.arrayContaining(columns),
    );
  });
});
