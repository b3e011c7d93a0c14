import { beforeEach, describe, expect, test } from "vitest";
import { GROUPS } from "../group/groups.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { openedMail } from "../testing/openedMail.ts";
import { addApplication } from "../testing/organisation/addApplication.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import type { Application } from "./contract.ts";

const NAME = "Khanyisa Advice Office";
const EMAIL = "lindiwe@khanyisa.example";

describe.each(testDatabases)("reviewing applications, %s", (_, open) => {
  const api = startApi(open);
  const admin = api.user();
  beforeEach(async () => {
    api.clock = TEST_DAY;
    await api.knex("stakeholder").whereLike("name", `${NAME}%`).delete();
    await api.knex("user_account").whereLike("username", "%khanyisa%").delete();
    await api.knex("mail").delete();
    await api.knex.transaction((trx) =>
      addApplication(trx, { organisation: NAME, email: EMAIL, now: api.clock }),
    );
  });

  const search = (body: object) => admin.postJson("/api/healthcheck/searchOrganisations", body);
  const find = async () =>
    ((await search({ OrganisationName: NAME })).organisations as Application[])[0] as Application;
  const decide = async (body: object, application?: Application) => {
    const { stakeholderId, version } = application ?? (await find());
    return admin.postJson("/api/healthcheck/verify", {
      StakeholderId: stakeholderId,
      OrganisationEmail: EMAIL,
      version,
      ...body,
    });
  };
  const approval = { VerificationStatusId: 3, EmailTemplateType: 1 };
  const duplicateRejection = { VerificationStatusId: 2, EmailTemplateType: 2 };
  const listGroups = (email: string): Promise<string[]> =>
    api
      .knex("user_account")
      .join("group_member", "group_member.stakeholder_id", "user_account.stakeholder_id")
      .join("user_group", "user_group.group_id", "group_member.group_id")
      .where("username", email)
      .pluck("user_group.name");
  const isRegistered = async () =>
    (await api.knex("organisation").where({ stakeholderId: (await find()).stakeholderId })).length === 1;
  const emails = async () => (await openedMail(api.knex)).map(({ to, template }) => [to, template]);

  test("an application shows everything that was filled in, and its deadline", async () => {
    expect(await find()).toMatchObject({
      organisationName: NAME,
      name: "Lindiwe Zulu",
      contacts: [
        { contactTypeId: 1, detail: EMAIL },
        { contactTypeId: 2, detail: "0825550177" },
      ],
      verificationStatus: 1,
      organisationVerified: false,
      title: "Ms",
      organisationType: expect.any(String),
      jobRole: "Manager",
      addressLine2: "Vanderbijlpark, 1911",
      membersInOrganisation: 12,
      workingDaysLeft: 5,
      decision: null,
    });
  });

  test("an approval adds the person to the organisations' group and sends the welcome e-mail", async () => {
    expect(await decide(approval)).toMatchObject({ status: 200, success: true });
    expect(await listGroups(EMAIL)).toEqual([GROUPS.organisations]);
    expect(await isRegistered()).toBe(true);
    expect(await emails()).toEqual([[EMAIL, "approval"]]);
    expect(await find()).toMatchObject({ verificationStatus: 3, organisationVerified: true });
    expect(await decide(approval)).toMatchObject({ status: 409, code: "approved-already" });
  });

  test("a rejection with template 3 requires a reason, which its e-mail contains", async () => {
    const rejectionWithoutReason = { VerificationStatusId: 2, EmailTemplateType: 3 };
    expect(await decide(rejectionWithoutReason)).toMatchObject({
      status: 400,
      message: "Please specify a rejection reason.",
    });
    expect(await decide({ ...rejectionWithoutReason, RejectedReasons: "No such place." })).toMatchObject({
      status: 200,
    });
    const [email] = await openedMail(api.knex);
    expect(email?.text).toContain("No such place.");
    expect(await listGroups(EMAIL)).toEqual([]);
  });

  test("a rejected application can be approved later, and an approved one rejected", async () => {
    await decide(duplicateRejection);
    expect(await decide(approval)).toMatchObject({ status: 200 });
    expect(await listGroups(EMAIL)).toEqual([GROUPS.organisations]);
    expect(await decide(duplicateRejection)).toMatchObject({ status: 200 });
    expect(await listGroups(EMAIL)).toEqual([]);
    expect(await isRegistered()).toBe(false);
  });

  test("withdrawing an approval closes the organisation's open surveys, and the organisation is not counted as approved", async () => {
    const approvedCount = async () =>
      (await admin.postJson("/api/healthcheck/getAdminDashboard")).approvedOrganisationsCount;
    await decide(approval);
    const before = await approvedCount();
    const { stakeholderId } = await find();
    const openSurvey = await api
      .knex("health_check as h")
      .whereNull("h.closed_on")
      .where("h.effective_from", "<=", "2026-08-15")
      .first("h.questionnaire_id", "h.effective_from", "h.effective_to", "h.data_source_id");
    await api
      .knex("health_check")
      .insert({ ...openSurvey, stakeholderId, expectedResponses: 10, actualResponses: 7 });
    const preview = { StakeholderId: stakeholderId, ...duplicateRejection };
    expect(await admin.postJson("/api/healthcheck/previewDecision", preview)).toMatchObject({
      openSurveys: { count: 1, responses: 5 },
    });
    expect(await decide(duplicateRejection)).toMatchObject({ status: 200 });
    const survey = await api.knex("health_check").where({ stakeholderId }).first();
    expect(survey.closedOn).not.toBe(null);
    expect(await approvedCount()).toBe((before as number) - 1);
  });

  test("S38 a second decision responds 409 with who decided", async () => {
    const seenApplication = await find();
    await decide(approval, seenApplication);
    expect(await decide(duplicateRejection, seenApplication)).toMatchObject({
      status: 409,
      code: "changed",
      changedBy: "Nomsa Dlamini",
      current: { verificationStatus: 3, version: seenApplication.version + 1 },
    });
    expect(await emails()).toEqual([[EMAIL, "approval"]]);
  });

  test.each([
    ["an approval", approval],
    ["a rejection", duplicateRejection],
  ])("%s can be reverted only while its e-mail is held", async (_what, decision) => {
    await decide(decision);
    const decided = await find();
    expect(decided.decision).toMatchObject({ decidedBy: "Nomsa Dlamini", email: "held" });
    const stop = { StakeholderId: decided.stakeholderId, version: decided.version };
    expect(await admin.postJson("/api/healthcheck/stopDecision", stop)).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject({ verificationStatus: 1, decision: null });
    expect(await listGroups(EMAIL)).toEqual([]);
    expect(await isRegistered()).toBe(false);
    expect(await emails()).toEqual([]);

    await decide(decision);
    api.advanceMinutes(1.1);
    const late = { StakeholderId: decided.stakeholderId, version: (await find()).version };
    expect(await admin.postJson("/api/healthcheck/stopDecision", late)).toMatchObject({
      status: 409,
      code: "email-gone",
    });
    expect(await find()).toMatchObject({ verificationStatus: decision.VerificationStatusId });
  });

  test("the e-mail is sent to the applicant only", async () => {
    const approvalToOtherAddress = { ...approval, OrganisationEmail: "other@example.org" };
    expect(await decide(approvalToOtherAddress)).toMatchObject({ status: 400 });
    expect(await emails()).toEqual([]);
    expect(await find()).toMatchObject({ verificationStatus: 1 });
  });

  test("S17 an approval grants only the permissions of organisations", async () => {
    const { groupId } = await api.knex("user_group").where({ name: GROUPS.administrators }).first();
    const reviewers = await api
      .knex("user_group")
      .insert({ name: "Reviewers", description: "" })
      .returning("group_id");
    const reviewer = await api.idOf("tworoles@demo.example");
    await api
      .knex("group_action")
      .insert([31, 32].map((actionId) => ({ groupId: reviewers[0].groupId, actionId })));
    await api.knex("group_member").insert({ groupId: reviewers[0].groupId, stakeholderId: reviewer });
    const userBrowser = await api.signedIn("tworoles@demo.example");
    const { stakeholderId, version } = await find();
    const body = { ...approval, StakeholderId: stakeholderId, OrganisationEmail: EMAIL, version };
    for (const each of [userBrowser, admin]) {
      expect(await each.postJson("/api/healthcheck/verify", { ...body, GroupId: groupId })).toMatchObject({
        status: 400,
        errors: [{ field: "GroupId" }],
      });
    }
    expect(await userBrowser.postJson("/api/healthcheck/verify", body)).toMatchObject({ status: 200 });
    expect(await listGroups(EMAIL)).toEqual([GROUPS.organisations]);
  });

  test("S17 an approval grants nothing to an applicant who meanwhile acts for another organisation", async () => {
    const { knex } = api;
    const gauteng = await knex("stakeholder").where({ name: "Gauteng", stakeholderTypeId: 4 }).first();
    const stakeholderId = await api.idOf(EMAIL);
    await knex("stakeholder_relationship")
      .where({ stakeholderId })
      .update({ relatedStakeholderId: gauteng.stakeholderId });
    expect(await decide(approval)).toMatchObject({ status: 409, code: "acts-for-another" });
    expect(await listGroups(EMAIL)).toEqual([]);
    expect(await decide(duplicateRejection)).toMatchObject({ status: 200 });
  });

  test("S17 nobody decides on their own application, nor on one of their organisation", async () => {
    const { stakeholderId } = await find();
    const reviewer = { stakeholderId: await api.idOf() };
    const application = api.knex("organisation_application").where({ stakeholderId });
    const { applicantStakeholderId } = await application.clone().first();
    const refused = { status: 403, code: "not-allowed" };
    const tryAll = async () => {
      const { version } = await find();
      const body = { StakeholderId: stakeholderId, version };
      expect(await decide(approval)).toMatchObject(refused);
      expect(await decide(duplicateRejection)).toMatchObject(refused);
      expect(await admin.postJson("/api/healthcheck/stopDecision", body)).toMatchObject(refused);
      const wait = { ...body, isWaiting: true, waitingFor: "Proof" };
      expect(await admin.postJson("/api/healthcheck/waitForApplicant", wait)).toMatchObject(refused);
    };
    await application.clone().update({ applicantStakeholderId: reviewer.stakeholderId });
    await api
      .knex("contact")
      .insert({ ...reviewer, contactTypeId: 1, detail: EMAIL })
      .onConflict()
      .ignore();
    await tryAll();
    await application.clone().update({ applicantStakeholderId });
    const link = { ...reviewer, relatedStakeholderId: stakeholderId, relationshipTypeId: 1 };
    const earlierLinks = await api
      .knex("stakeholder_relationship")
      .where({ ...reviewer, relationshipTypeId: 1 })
      .delete()
      .returning("*");
    await api.knex("stakeholder_relationship").insert(link);
    await tryAll();
    await api.knex("stakeholder_relationship").where(link).delete();
    if (earlierLinks.length > 0) await api.knex("stakeholder_relationship").insert(earlierLinks);
    expect(await find()).toMatchObject({ verificationStatus: 1 });
  });

  test("waiting for the applicant extends the deadline by the days waited", async () => {
    const { stakeholderId: StakeholderId, version, dueOn } = await find();
    const wait = (isWaiting: boolean, currentVersion: number) =>
      admin.postJson("/api/healthcheck/waitForApplicant", {
        StakeholderId,
        isWaiting,
        version: currentVersion,
        ...(isWaiting && { waitingFor: "Proof of registration" }),
      });
    await wait(true, version);
    expect(await find()).toMatchObject({
      dueOn: null,
      workingDaysLeft: null,
      waitingFor: "Proof of registration",
    });
    api.advanceMinutes(7 * 24 * 60);
    await admin.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
    await wait(false, version + 1);
    const resumed = await find();
    expect(resumed).toMatchObject({ workingDaysLeft: 5, waitingSince: null });
    expect(resumed.dueOn && dueOn && resumed.dueOn > dueOn).toBe(true);
  });

  test("likely duplicates are listed with what they have in common", async () => {
    await api.knex.transaction((trx) =>
      addApplication(trx, { organisation: `${NAME} NPO`, email: "other@khanyisa.example", now: api.clock }),
    );
    const { stakeholderId } = await find();
    const response = await admin.get(`/api/healthcheck/getLikelyDuplicates?stakeholderId=${stakeholderId}`);
    const { duplicates } = (await response.json()) as { duplicates: unknown[] };
    expect(duplicates[0]).toMatchObject({
      organisationName: `${NAME} NPO`,
      evidence: [
        { kind: "name", detail: `${NAME} NPO` },
        { kind: "telephone", detail: "0825550177" },
        { kind: "emailDomain", detail: "khanyisa.example" },
      ],
    });
  });

  test("the preview equals the e-mail that is sent", async () => {
    const { stakeholderId: StakeholderId } = await find();
    const body = { StakeholderId, ...duplicateRejection };
    const preview = await admin.postJson("/api/healthcheck/previewDecision", body);
    await decide(duplicateRejection);
    const [email] = await openedMail(api.knex);
    expect(preview).toMatchObject({ to: email?.to, subject: email?.subject });
    for (const paragraph of preview.paragraphs as string[]) expect(email?.text).toContain(paragraph);
  });

  test("a search filters by status and words, in pages and either order", async () => {
    const { total } = await search({ statusId: 2, OrganisationName: NAME });
    expect(total).toBe(0);
    await decide(duplicateRejection);
    expect(await search({ statusId: 2, OrganisationName: "advice KHANYISA" })).toMatchObject({ total: 1 });
    const names = async (direction: string) =>
      ((await search({ direction, pageSize: 100 })).organisations as Application[]).map(
        ({ organisationName }) => organisationName,
      );
    expect(await names("descending")).toEqual((await names("ascending")).reverse());
  });

  test("the dashboard counts the pending applications", async () => {
    const before = await admin.postJson("/api/healthcheck/getAdminDashboard");
    expect(before).toMatchObject({ status: 200, freshness: expect.any(Array) });
    await decide(approval);
    const after = await admin.postJson("/api/healthcheck/getAdminDashboard");
    expect(after.inProgressCount).toBe((before.inProgressCount as number) - 1);
    expect(after.approvedOrganisationsCount).toBe((before.approvedOrganisationsCount as number) + 1);
  });
});
