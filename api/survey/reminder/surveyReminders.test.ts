import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queueReminders } from "../../lib/mail/queueReminders.ts";
import { sendDueMail } from "../../lib/mail/sendDueMail.ts";
import { readEnv } from "../../lib/operating/env.ts";
import { createSecrets } from "../../lib/security/secrets.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { startApi } from "../../testing/startApi.ts";
import { beginSurvey, buildSubmission, readForm, send } from "../../testing/survey/surveyRound.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { surveyReminders } from "./surveyReminders.ts";

const env = readEnv({ NODE_ENV: "test" });
const MEMBER = "organisation@demo.example";
const HOUR_MS = 60 * 60_000;

describe.each(testDatabases)("e-mail about surveys, on %s", (_name, open) => {
  const api = startApi(open);
  const memberBrowser = api.user(MEMBER);
  beforeAll(async () => {
    // Demonstration accounts get no e-mail, so the member and the administrator become real accounts.
    await api
      .knex("user_account")
      .whereIn("username", [MEMBER, "admin@demo.example"])
      .update({ isDemonstration: false });
    await api.knex("questionnaire").update({ publishedOn: api.knex.ref("effective_from") });
  });
  beforeEach(async () => {
    await api.knex("mail").delete();
    await api.knex("reminder").delete();
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
  });

  const queueRemindersOn = (day: string) =>
    queueReminders({ knex: api.knex, env, now: new Date(`${day}T10:00:00+02:00`) }, surveyReminders);
  const readTexts = async (to: string, subject: string) =>
    (await openedMail(api.knex))
      .filter((mail) => mail.to === to && mail.subject === subject)
      .map(({ text }) => text);

  test("each person gets one e-mail when a survey can begin, not before 07:00", async () => {
    const early = new Date("2026-07-02T06:59:00+02:00");
    expect(await queueReminders({ knex: api.knex, env, now: early }, surveyReminders)).toBe(0);
    await queueRemindersOn("2026-07-02");
    await Promise.all([queueRemindersOn("2026-07-02"), queueRemindersOn("2026-07-03")]);
    const [text, ...more] = await readTexts(MEMBER, "A survey can begin");
    expect(more).toEqual([]);
    expect(text).toContain(
      "until 30 September 2026, Invented organisation 8 can ask its staff and students.",
    );
  });

  test("the e-mail two weeks before the end gives responses in steps of five", async () => {
    const { code } = await beginSurvey(memberBrowser);
    for (let count = 0; count < 7; count++) {
      const person = api.browser();
      await send(
        person,
        buildSubmission(await readForm(person, code), code, () => 0),
      );
    }
    const SUBJECT = "A survey closes in two weeks";
    await queueRemindersOn("2026-09-15");
    expect(await readTexts(MEMBER, SUBJECT)).toEqual([]);
    await queueRemindersOn("2026-09-16");
    await queueRemindersOn("2026-09-17");
    const [text, ...more] = await readTexts(MEMBER, SUBJECT);
    expect(more).toEqual([]);
    expect(text).toContain("So far there are 5 to 9 responses of 40");
  });

  test("due measures and ready results are notified by e-mail, and people can unsubscribe from each kind", async () => {
    const survey = await api
      .knex("health_check as h")
      .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
      .where("s.name", "Invented organisation 8")
      .whereNotNull("h.closed_on")
      .where("h.disclosed_responses", ">=", 10)
      .orderBy("h.closed_on", "desc")
      .first("h.stakeholder_id", "h.questionnaire_id");
    await api.knex("measure").insert({
      stakeholderId: survey.stakeholderId,
      questionnaireId: survey.questionnaireId,
      questionCategoryId: 3,
      description: "Explain it",
      responsible: "The dean",
      until: "2026-07-05",
    });
    await stopMail(["survey-can-begin"]);
    await queueRemindersOn("2026-07-05");
    const countTexts = async () =>
      Promise.all(KINDS.map(async (subject) => (await readTexts(MEMBER, subject)).length));
    const KINDS = ["A survey can begin", "A measure is due", "The results of a survey are ready"];
    expect(await countTexts()).toEqual([0, 1, 2]);
    await api.knex("mail").delete();
    await api.knex("reminder").delete();
    await stopMail(["measure-due", "results-ready"]);
    await queueRemindersOn("2026-07-05");
    expect(await countTexts()).toEqual([1, 0, 0]);
    await stopMail([]);
  });

  async function stopMail(stoppedMail: string[]) {
    const profile = await (await memberBrowser.get("/api/auth/profile")).json();
    const body = { ...profile, stoppedMail };
    expect((await memberBrowser.send("PUT", "/api/auth/updateProfile", body)).status).toBe(200);
    expect((await (await memberBrowser.get("/api/auth/profile")).json()).stoppedMail).toEqual(stoppedMail);
  }

  test("administrators get an e-mail 14 days before a quarter without a questionnaire and on its first day", async () => {
    const ADMIN = "admin@demo.example";
    for (const day of ["2026-12-17", "2026-12-18", "2026-12-19", "2027-01-01", "2027-01-02"])
      await queueRemindersOn(day);
    const allTexts = await readTexts(ADMIN, "A questionnaire is missing");
    const texts = allTexts.filter((text) => text.includes("Jan - Mar 2027"));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain("which begins on 1 January 2027");
    api.clock = new Date("2027-01-02T10:00:00+02:00");
    const member = await api.signedIn(MEMBER);
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    const path = `/api/healthcheck/getOrganisationHealthChecks?userId=${stakeholderId}`;
    expect((await (await member.get(path)).json()).missing).toEqual({
      period: "Jan - Mar 2027",
      questionnaireTypes: ["Staff", "Students"],
      administratorsNotifiedOn: "2027-01-01",
    });
  });

  test("e-mails to all organisations are spread over an hour, and sent once even if the server is down for a day", async () => {
    await api.knex("user_account").where({ isDemonstration: true }).update({ isDemonstration: false });
    const start = new Date("2026-07-02T10:00:00+02:00");
    let queued = await queueReminders({ knex: api.knex, env, now: start }, surveyReminders);
    expect(queued).toBeGreaterThan(1);
    const { dueAt: lastDueAt } = await api.knex("mail").orderBy("due_at", "desc").first();
    const spreadMs = new Date(lastDueAt).getTime() - start.getTime();
    expect(spreadMs).toBeGreaterThan(0);
    expect(spreadMs).toBeLessThan(HOUR_MS);
    const templates: string[] = [];
    let isDown = true;
    const send = async ({ to, text }: { to: string; text: string }) => {
      if (isDown) throw new Error("The server does not answer.");
      templates.push(`${to} ${text}`);
    };
    for (let hour = 1; hour <= 30; hour++) {
      isDown = hour <= 24;
      const now = new Date(start.getTime() + hour * HOUR_MS);
      queued += await queueReminders({ knex: api.knex, env, now }, surveyReminders);
      await sendDueMail({ knex: api.knex, secrets: createSecrets(env), send, now: () => now });
    }
    expect(new Set(templates).size).toBe(templates.length);
    expect(templates.length).toBe(queued);
  });
});
