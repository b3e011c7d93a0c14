import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifyMembers } from "../../auth/notifyMembers.ts";
import { GROUPS } from "../../group/groups.ts";
import { readEnv } from "../../lib/operating/env.ts";
import { createSecrets } from "../../lib/security/secrets.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { addApplication } from "../../testing/organisation/addApplication.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import type { Application } from "../contract.ts";

const MEMBER = "organisation@demo.example";
const COLLEAGUE = "karabo@university.example";
const APPLICANT = "lindiwe@university.example";
const INVITE = "/api/healthcheck/inviteColleague";

describe.each(testDatabases)("an organisation's people, %s", (_, open) => {
  const api = startApi(open);
  const admin = api.user();
  const member = api.user(MEMBER);
  let organisation: { stakeholderId: number; name: string };
  beforeAll(async () => {
    organisation = await api
      .knex("stakeholder as s")
      .join("stakeholder_relationship as r", "r.related_stakeholder_id", "s.stakeholder_id")
      .where("r.stakeholder_id", await api.idOf(MEMBER))
      .first("s.stakeholder_id", "s.name");
    await api.knex("user_account").where({ username: "tworoles@demo.example" }).update({ isDisabled: true });
  });
  beforeEach(async () => {
    api.clock = TEST_DAY;
    const usernames = [COLLEAGUE, APPLICANT];
    const people = api.knex("user_account").whereIn("username", usernames).select("stakeholder_id");
    const applications = api.knex("organisation_application").whereIn("applicant_stakeholder_id", people);
    await api.knex("stakeholder").whereIn("stakeholder_id", applications.select("stakeholder_id")).delete();
    await api.knex("stakeholder").whereIn("stakeholder_id", people).delete();
    await api.knex("mail").delete();
  });

  const fetchTeam = async () =>
    (await (await member.get("/api/healthcheck/getOrganisationDetails")).json()).team;
  const listEmails = async () => (await openedMail(api.knex)).map(({ to, template }) => `${to} ${template}`);
  const memberIds = (): Promise<number[]> =>
    api
      .knex("stakeholder_relationship")
      .where({ relatedStakeholderId: organisation.stakeholderId, relationshipTypeId: 1 })
      .pluck("stakeholder_id");
  const listGroups = (stakeholderId: number): Promise<string[]> =>
    api
      .knex("group_member as m")
      .join("user_group as g", "g.group_id", "m.group_id")
      .where({ stakeholderId })
      .pluck("g.name");

  test("S40 a member invites a colleague after giving the password, and administrators and other members get an e-mail", async () => {
    api.advanceMinutes(6);
    const form = { Name: "Karabo Nkosi", Email: COLLEAGUE };
    expect(await member.postJson(INVITE, form)).toMatchObject({ status: 403, code: "password-needed" });
    const memberBrowser = await api.signedIn(MEMBER);
    const invited = await memberBrowser.postJson(INVITE, form);
    expect(invited).toMatchObject({ status: 200 });
    const colleague = await api.idOf(COLLEAGUE);
    expect(await memberIds()).toContain(colleague);
    expect(await listGroups(colleague)).toEqual([GROUPS.organisations]);
    expect(await listEmails()).toEqual(
      expect.arrayContaining([`${COLLEAGUE} invitation`, "admin@demo.example scope-changed"]),
    );
    // The response does not reveal that the address has an account.
    expect(await memberBrowser.postJson(INVITE, { ...form, Email: "admin@demo.example" })).toEqual(invited);
    expect(await listEmails()).toContain("admin@demo.example colleague-has-account");
    expect((await fetchTeam()).people).toEqual([{ name: "Thabo Mokoena" }]);
    await api
      .knex("user_account")
      .where({ stakeholderId: colleague })
      .update({ passwordHash: "x", isVerified: true });
    expect((await fetchTeam()).people).toEqual([{ name: "Karabo Nkosi" }, { name: "Thabo Mokoena" }]);
    await memberBrowser.postJson(INVITE, { ...form, Email: "third@university.example" });
    expect(await listEmails()).toContain(`${COLLEAGUE} colleague-invited`);
    await api.knex("user_account").whereIn("username", ["third@university.example"]).delete();
  });

  test("the last member and the administrators are warned that nobody could act for the organisation afterwards", async () => {
    const stakeholderId = await api.idOf(MEMBER);
    const read = async () => [
      (await member.postJson("/api/auth/userAuthenticated")).isLastMember,
      (await (await admin.get(`/api/security/getUserDetails?stakeholderId=${stakeholderId}`)).json())
        .lastMemberOf,
    ];
    expect(await read()).toEqual([true, organisation.name]);
    await (await api.signedIn(MEMBER)).postJson(INVITE, { Name: "Karabo Nkosi", Email: COLLEAGUE });
    expect(await read()).toEqual([true, organisation.name]);
    await api
      .knex("user_account")
      .where({ username: COLLEAGUE })
      .update({ passwordHash: "x", isVerified: true });
    expect(await read()).toEqual([undefined, undefined]);
  });

  test("an applicant to a known organisation joins it by an administrator's decision, with its members' advice", async () => {
    const env = readEnv({ NODE_ENV: "test" });
    const { name } = organisation;
    await api.knex.transaction(async (trx) => {
      await addApplication(trx, { organisation: name.toUpperCase(), email: APPLICANT, now: api.clock });
      await notifyMembers(trx, name.toUpperCase(), { env, secrets: createSecrets(env), now: api.clock });
    });
    expect(await listEmails()).toEqual([`${MEMBER} applicant-known`]);
    const [notice] = await openedMail(api.knex);
    expect(notice?.text).not.toContain("Lindiwe");
    const [applicant] = (await fetchTeam()).applicants;
    expect(applicant).toMatchObject({ name: "Lindiwe Zulu", isColleague: null });
    const ADVISE = "/api/healthcheck/adviseOnApplicant";
    const other = await api
      .knex("organisation_application")
      .where({ statusId: 1 })
      .whereNot({ stakeholderId: applicant.stakeholderId })
      .first();
    const advise = (StakeholderId: number) => member.postJson(ADVISE, { StakeholderId, IsColleague: true });
    expect(await advise(other.stakeholderId)).toMatchObject({ status: 404 });
    expect(await advise(applicant.stakeholderId)).toMatchObject({ status: 200 });
    expect((await fetchTeam()).applicants[0].isColleague).toBe(true);

    const search = { StakeholderId: applicant.stakeholderId };
    const find = async () => {
      const { organisations } = await admin.postJson("/api/healthcheck/searchOrganisations", search);
      return (organisations as Application[])[0] as Application;
    };
    const { version, questions } = await find();
    expect(questions.at(-1)?.answer).toBe("Yes, a colleague.");
    const decision = {
      ...{ ...search, VerificationStatusId: 2, EmailTemplateType: 2 },
      KnownOrganisationId: organisation.stakeholderId,
    };
    const preview = await admin.postJson("/api/healthcheck/previewDecision", decision);
    expect(preview.subject).toBe("Welcome");
    const decisionBody = { ...decision, OrganisationEmail: APPLICANT };
    const person = await api.idOf(APPLICANT);
    expect(await admin.postJson("/api/healthcheck/verify", { ...decisionBody, version })).toMatchObject({
      status: 200,
    });
    expect(await memberIds()).toContain(person);
    expect(await listGroups(person)).toEqual([GROUPS.organisations]);

    const stop = { ...search, version: (await find()).version };
    expect(await admin.postJson("/api/healthcheck/stopDecision", stop)).toMatchObject({ status: 200 });
    expect(await memberIds()).not.toContain(person);
    expect(await listGroups(person)).toEqual([]);
    expect((await fetchTeam()).applicants).toHaveLength(1);
  });
});
