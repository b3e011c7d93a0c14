import { beforeAll, describe, expect, test } from "vitest";
import { queueReminders } from "../../lib/mail/queueReminders.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import type { Browser } from "../../testing/Browser.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { Application } from "../contract.ts";
import type { OrganisationDetails } from "../details/contract.ts";
import { findPendingApplications } from "../reminder/findPendingApplications.ts";

const APPLICANT = "norole@demo.example";
const COLLEAGUE = "captureonly@demo.example";

describe.each(testDatabases)("an application with a question to the applicant, %s", (_, open) => {
  const settings = { MAIL_REPLY_TO: "help@example.org" };
  const api = startApi(open, { settings });
  let admin: Browser;
  let StakeholderId: number;
  beforeAll(async () => {
    admin = await api.signedIn();
    const applicantStakeholderId = await api.idOf(APPLICANT);
    const row = await api.knex("organisation_application").where({ applicantStakeholderId }).first();
    StakeholderId = row.stakeholderId;
  });

  const find = async (): Promise<Application> => {
    const response = await admin.postJson("/api/healthcheck/searchOrganisations", { StakeholderId });
    return (response.organisations as Application[])[0] as Application;
  };
  const post = async (path: string, body: object) =>
    admin.postJson(`/api/healthcheck/${path}`, { StakeholderId, version: (await find()).version, ...body });
  const emails = async () => (await openedMail(api.knex)).filter(({ to }) => to === APPLICANT);

  test("the applicant gets an e-mail with a link; the answer is in the application, and the deadline runs again", async () => {
    const applicant = await api.signedIn(APPLICANT);
    const { dueOn } = await find();
    expect(await applicant.postJson("/api/healthcheck/answerQuestion", { answer: "Yes" })).toMatchObject({
      status: 404,
    });
    expect(
      await post("waitForApplicant", { isWaiting: true, waitingFor: "How many people work there?" }),
    ).toMatchObject({ status: 200 });
    const email = (await emails()).at(-1);
    expect(email).toMatchObject({ template: "applicant-asked" });
    expect(email?.text).toContain("How many people work there?");
    expect(email?.text).toContain("/profile/#question");
    const fetchApplication = async () =>
      (await applicant.postJson("/api/auth/userAuthenticated", {})).application;
    expect(await fetchApplication()).toMatchObject({ question: "How many people work there?" });
    expect((await find()).dueOn).toBeNull();

    expect(await applicant.postJson("/api/healthcheck/answerQuestion", { answer: "Twelve." })).toMatchObject({
      status: 200,
    });
    expect(await fetchApplication()).toMatchObject({ question: null });
    expect(await find()).toMatchObject({
      waitingSince: null,
      dueOn,
      questions: [{ question: "How many people work there?", answer: "Twelve." }],
    });
    const auditRows = await api.knex("audit_log").where({ what: "question answered" });
    expect(auditRows).toHaveLength(1);
    expect(JSON.stringify(auditRows)).not.toContain("Twelve");
  });

  test("a rejection names a contact and its e-mail can be sent again; an approval can be withdrawn", async () => {
    const OrganisationEmail = APPLICANT;
    await post("verify", { VerificationStatusId: 3, EmailTemplateType: 1, OrganisationEmail });
    await api.knex("mail").update({ sentAt: api.clock, dueAt: null });
    expect((await find()).decision).toMatchObject({ email: "sent", emailSentAt: expect.any(String) });
    const reject = {
      VerificationStatusId: 2,
      EmailTemplateType: 3,
      RejectedReasons: "No proof.",
      OrganisationEmail,
    };
    expect(await post("verify", reject)).toMatchObject({ status: 200 });
    expect((await emails()).at(-1)?.text).toContain("help@example.org");
    expect(await post("resendDecisionEmail", {})).toMatchObject({ status: 409, code: "email-on-its-way" });
    await api.knex("mail").update({ lastError: "ECONNREFUSED", dueAt: null, sealed: null });
    expect((await find()).decision?.email).toBe("failed");
    expect(await post("resendDecisionEmail", {})).toMatchObject({ status: 200 });
    expect((await emails()).at(-1)).toMatchObject({ template: "rejection-other" });
    expect((await find()).decision?.email).toBe("queued");
  });

  test("a rejected applicant sees the date and the reason, and the organisation's next application shows what has changed", async () => {
    const applicant = await api.signedIn(APPLICANT);
    const fetchApplication = async () =>
      (await applicant.postJson("/api/auth/userAuthenticated", {})).application;
    expect(await fetchApplication()).toMatchObject({
      verificationStatus: 2,
      decidedOn: "2026-08-15",
      rejectionReason: "No proof.",
    });
    const { details } = (await fetchApplication()) as unknown as { details: OrganisationDetails };
    expect(details).toMatchObject({ organisationName: expect.any(String), members: expect.any(Number) });
    const colleague = await api.signedIn(COLLEAGUE);
    const reapplication = { answer: "The certificate is on our website." };
    expect(await colleague.postJson("/api/healthcheck/answerQuestion", reapplication)).toMatchObject({
      status: 404,
    });
    await api.knex("stakeholder_relationship").insert({
      stakeholderId: await api.idOf(COLLEAGUE),
      relatedStakeholderId: StakeholderId,
      relationshipTypeId: RELATIONSHIP_TYPES.contactPerson,
    });
    const { place: _, organisationType: __, ...ownDetails } = details;
    const changed = {
      ...reapplication,
      details: { ...ownDetails, organisationName: "Khanya Shelter", members: 41 },
    };
    expect(await colleague.postJson("/api/healthcheck/answerQuestion", changed)).toMatchObject({
      status: 200,
    });
    expect(
      await api.knex("organisation_application").where({ stakeholderId: StakeholderId }).first(),
    ).toMatchObject({
      members: 41,
    });
    expect(await fetchApplication()).toMatchObject({
      verificationStatus: 1,
      decidedOn: null,
      rejectionReason: null,
    });
    const response = await find();
    expect(response).toMatchObject({ verificationStatus: 1, decision: null });
    expect(response.questions.at(-1)).toMatchObject(reapplication);
    expect(await applicant.postJson("/api/healthcheck/answerQuestion", reapplication)).toMatchObject({
      status: 404,
    });
  });

  test("only users who decide on applications get an e-mail, at most one a working day, with what is pending", async () => {
    await api.knex("user_account").update({ isDemonstration: false });
    await api.knex("mail").delete();
    const queueRemindersOn = (day: string) =>
      queueReminders(
        {
          knex: api.knex,
          env: {
            PUBLIC_ORIGIN: "https://gbvf.example",
            SECRET_KEY: "this key keeps nothing secret, and is refused in production",
          },
          now: new Date(`${day}T08:00:00+02:00`),
        },
        [findPendingApplications],
      );
    await Promise.all([queueRemindersOn("2026-07-01"), queueRemindersOn("2026-07-01")]);
    const reminders = (await openedMail(api.knex)).filter(({ template }) => template === "waits-for-you");
    expect(reminders.map(({ to }) => to)).toEqual(["admin@demo.example"]);
    expect(reminders[0]?.text).toMatch(/To decide: \d applications/);
    expect(reminders[0]?.text).toContain("https://gbvf.example/admin/");
    expect(await queueRemindersOn("2026-07-04")).toBe(0);
    expect(await queueRemindersOn("2026-07-06")).toBe(1);
  });
});
