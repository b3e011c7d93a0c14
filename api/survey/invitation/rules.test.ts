import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import {
  buildSubmission,
  getInviteCode,
  readForm,
  send,
  staffQuestionnaireId,
} from "../../testing/survey/surveyRound.ts";
import { closeEndedSurveys } from "../results/closeSurveys.ts";

const TODAY = "2026-08-15";

describe("the rules of a survey", () => {
  const api = startApi();
  const member = api.user("organisation@demo.example");
  let QuestionnaireId: number;
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    QuestionnaireId = await staffQuestionnaireId(member);
  });

  const begin = (changes: object = {}) =>
    member.postJson("/api/healthcheck/inviteCode", {
      QuestionnaireId,
      EffectiveFrom: TODAY,
      ExpectedResponses: 20,
      ...changes,
    });
  const update = async (body: object) =>
    (
      await member.send("PUT", "/api/healthcheck/updateSurvey", {
        EffectiveFrom: TODAY,
        Mode: "link",
        ...body,
      })
    ).json();

  const refusedSettings: [what: string, changes: object, message: string][] = [
    ["a day in the past", { EffectiveFrom: "2026-08-14" }, "This day is past. Choose today or a later day."],
    [
      "a day after the questionnaire's end",
      { EffectiveFrom: "2026-10-01" },
      "The questionnaire ends on 2026-09-30. Choose an earlier day.",
    ],
    ["no expected response", { ExpectedResponses: 0 }, "At least 1 response has to be expected."],
    ["a part of a response", { ExpectedResponses: 1.5 }, "Expected Response has to be a whole number."],
  ];
  test.each(refusedSettings)("%s is refused with one error", async (_what, changes, message) => {
    expect(await begin(changes)).toMatchObject({ status: 400, message });
  });

  test("beginning a survey without SetSurveyEffectiveDate is refused with the message of the specification", async () => {
    const userWithoutRole = await api.signedIn("norole@demo.example");
    const body = { QuestionnaireId, EffectiveFrom: TODAY, ExpectedResponses: 20 };
    expect(await userWithoutRole.postJson("/api/healthcheck/inviteCode", body)).toMatchObject({
      status: 403,
      message: "You do not have permission to perform this action.",
    });
  });

  test("S22 an open survey's settings cannot be relaxed, and no refusal reveals how many people have answered", async () => {
    const { healthCheckId: HealthCheckId, url } = await begin();
    expect(await begin()).toMatchObject({ status: 409, code: "exists" });
    const lowerExpectation = { HealthCheckId, version: 1, ExpectedResponses: 19 };
    const refusal = await update(lowerExpectation);
    expect(refusal).toMatchObject({ message: "The survey is open: expected responses can only rise." });
    const code = getInviteCode(url);
    const form = await readForm(api.browser(), code);
    for (let n = 0; n < 3; n++)
      await send(
        api.browser(),
        buildSubmission(form, code, () => 0),
      );
    const { requestId: _, ...after } = await update(lowerExpectation);
    expect(refusal).toMatchObject(after);
    expect(
      await update({ ...lowerExpectation, ExpectedResponses: 30, EffectiveFrom: "2026-08-20" }),
    ).toMatchObject({
      message: "The survey is open: its first day cannot change any more.",
    });
    expect(await update({ ...lowerExpectation, ExpectedResponses: 30 })).toMatchObject({ success: true });
    expect(await update({ ...lowerExpectation, ExpectedResponses: 40 })).toMatchObject({ code: "changed" });
  });

  test("a survey with four responses can be cancelled and begun again, but not with five", async () => {
    const { healthCheckId: HealthCheckId, url } = await beginNewSurvey();
    const cancel = (id: unknown) =>
      member.postJson("/api/healthcheck/cancelSurvey", { HealthCheckId: id, version: 1 });
    await answerTimes(url, 4);
    expect(await cancel(HealthCheckId)).toMatchObject({ success: true });
    expect(await api.knex("health_check_answer").where({ healthCheckId: HealthCheckId })).toEqual([]);
    expect(
      (await api.browser().postJson("/api/healthcheck/surveyQuestions", { inviteCode: getInviteCode(url) }))
        .status,
    ).toBe(404);
    const secondSurvey = await begin();
    await answerTimes(secondSurvey.url, 5);
    expect(await cancel(secondSurvey.healthCheckId)).toMatchObject({ status: 409, code: "answered" });
  });

  test("every setting of a survey can change until it opens, including the mode", async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    const { healthCheckId: HealthCheckId, url } = await begin({ EffectiveFrom: "2026-08-20" });
    const slipSettings = { HealthCheckId, EffectiveFrom: "2026-08-21", ExpectedResponses: 9, Mode: "slips" };
    expect(await update({ ...slipSettings, version: 1 })).toMatchObject({ success: true });
    expect(await api.knex("survey_invitation").where({ healthCheckId: HealthCheckId })).toEqual([]);
    expect(await update({ ...slipSettings, version: 2, Mode: "link" })).toMatchObject({ success: true });
    const [row] = await api.knex("survey_invitation").where({ healthCheckId: HealthCheckId });
    expect(JSON.stringify(row)).not.toContain(getInviteCode(url));
    expect(await api.knex("health_check").where({ healthCheckId: HealthCheckId }).first()).toMatchObject({
      mode: "link",
      expectedResponses: 9,
    });
  });

  async function beginNewSurvey() {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    return begin({ ExpectedResponses: 30 });
  }

  async function answerTimes(url: unknown, times: number) {
    const code = getInviteCode(url);
    const form = await readForm(api.browser(), code);
    for (let n = 0; n < times; n++)
      await send(
        api.browser(),
        buildSubmission(form, code, () => 0),
      );
  }

  test("S44 a survey sends at most as many e-mails as it has expected responses", async () => {
    const { healthCheckId: HealthCheckId } = await beginNewSurvey();
    const mailLink = (from: number, count: number) =>
      member.postJson("/api/healthcheck/mailSurveyLink", {
        HealthCheckId,
        To: Array.from({ length: count }, (_, index) => `colleague${from + index}@example.org`),
      });
    const countEmails = async () => Number((await api.knex("mail").count("* as n").first())?.n);
    const before = await countEmails();
    expect(await mailLink(0, 29)).toMatchObject({ success: true });
    expect(await mailLink(29, 2)).toMatchObject({
      status: 400,
      message: "There cannot be more e-mails than expected responses. Raise these first.",
    });
    expect(await mailLink(29, 1)).toMatchObject({ success: true });
    expect(await countEmails()).toBe(before + 30);
  });

  test("a survey accepts no answers after its last day, and its closing adds it to public figures", async () => {
    const findClosedOn = async () =>
      (await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).first("closed_on")).closedOn;
    await closeEndedSurveys(api.knex, new Date("2026-09-30T20:00:00+02:00"));
    expect(await findClosedOn()).toBe(null);
    await closeEndedSurveys(api.knex, new Date("2026-10-01T00:30:00+02:00"));
    expect(await findClosedOn()).not.toBe(null);
    for (const table of ["survey_invitation", "survey_receipt"]) {
      expect(await api.knex(table).select()).toEqual([]);
    }
    const stored = api.knex("health_check_result").where({ year: 2026, quarter: 3, boundaryId: 0 });
    expect(await stored.first("organisation_count")).toBeDefined();
  });
});
