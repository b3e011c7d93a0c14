import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import {
  beginSurvey,
  beginSurveyWith,
  buildSubmission,
  getInviteCode,
  readForm,
  send,
} from "../../testing/survey/surveyRound.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { SurveyForm } from "./contract.ts";

const NOT_OPEN = "This link is not open. Ask the person who sent it to you.";
const CLOSED = "This survey is closed. If your answer reached us before, it was counted.";
const TODAY = "2026-08-15";

describe.each(testDatabases)("a survey from its link to its results on %s", (_name, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");
  let code: string;
  let healthCheckId: number;
  let form: SurveyForm;
  const openBrowser = () => api.browser();
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    ({ healthCheckId, code } = await beginSurvey(member));
    form = await readForm(openBrowser(), code);
  });

  const readTotals = async () => {
    const { actualResponses } = await api.knex("health_check").where({ healthCheckId }).first();
    const answers = await api.knex("health_check_answer").where({ healthCheckId }).sum("responses as n");
    return { responses: actualResponses, answers: Number(answers[0]?.n ?? 0) };
  };
  const buildFirstAnswers = () => buildSubmission(form, code, () => 0);

  test("the code has 26 characters, is stored only hashed and encrypted, and opens the questions repeatedly", async () => {
    expect(code).toMatch(/^[a-z2-7]{26}$/);
    const [row] = await api.knex("survey_invitation").where({ healthCheckId });
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await readForm(openBrowser(), code.toUpperCase())).toEqual(form);
    expect(form).toMatchObject({ mode: "link", threshold: 5, closesOn: "2026-09-30" });
    const answers = form.categories.flatMap(({ questions }) => questions.flatMap((each) => each.answers));
    expect(answers.map(({ description }) => description)).not.toContain("I prefer not to say");
  });

  test("answers are added to totals once, however often they are sent", async () => {
    const submission = buildFirstAnswers();
    const before = await readTotals();
    const responses = await Promise.all([1, 2, 3].map(() => send(openBrowser(), submission)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await send(openBrowser(), submission)).toMatchObject({
      success: true,
      message: "Your answers were added to totals. Nobody can find or change them.",
    });
    expect(await readTotals()).toEqual({
      responses: before.responses + 1,
      answers: before.answers + submission.answers.length,
    });
  });

  const [question] = [() => form.categories[0]?.questions[0] as SurveyForm["categories"][0]["questions"][0]];
  const buildAnswer = (possibleAnswerIds: number[] | null, questionId = question().questionId) => ({
    ...buildFirstAnswers(),
    answers: [{ questionId, possibleAnswerIds }],
  });
  const listAnswerIds = () => question().answers.map(({ possibleAnswerId }) => possibleAnswerId);
  const refusedSubmissions: [what: string, code: string, submission: () => object][] = [
    ["two answers to a single choice", "two-answers", () => buildAnswer(listAnswerIds().slice(0, 2))],
    ["none to a single choice", "two-answers", () => buildAnswer([])],
    ["an answer of another question", "unknown-answer", () => buildAnswer([999_999_999])],
    ["a question of another questionnaire", "unknown-question", () => buildAnswer([1], 999_999_999)],
    [
      "a question twice",
      "answered-twice",
      () => ({
        ...buildFirstAnswers(),
        answers: [...buildAnswer([listAnswerIds()[0] as number]).answers, ...buildAnswer(null).answers],
      }),
    ],
  ];
  test.each(refusedSubmissions)(
    "%s is refused as `%s` and changes no total",
    async (_what, refusal, submission) => {
      const before = await readTotals();
      expect(await send(openBrowser(), submission())).toMatchObject({ status: 400, code: refusal });
      expect(await readTotals()).toEqual(before);
    },
  );

  test("S23 a wrong code and a code of an unopened survey get the same response", async () => {
    const codes = ["a".repeat(26), "a".repeat(10), "", "questionnaire-1"];
    for (const inviteCode of codes) {
      for (const path of ["surveyQuestions", "surveyResponse"]) {
        const body = path === "surveyQuestions" ? { inviteCode } : { ...buildFirstAnswers(), inviteCode };
        expect(await openBrowser().postJson(`/api/healthcheck/${path}`, body)).toMatchObject({
          status: 404,
          message: path === "surveyQuestions" ? NOT_OPEN : CLOSED,
        });
      }
    }
  });

  test("declining every question counts as a response and adds no answer", async () => {
    const before = await readTotals();
    expect(
      (
        await send(
          openBrowser(),
          buildSubmission(form, code, () => null),
        )
      ).status,
    ).toBe(200);
    expect((await send(openBrowser(), { ...buildFirstAnswers(), answers: [] })).status).toBe(200);
    expect(await readTotals()).toEqual({ ...before, responses: before.responses + 2 });
  });

  test("S41 sixty concurrent responses from one address are all counted", async () => {
    const before = await readTotals();
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => send(openBrowser(), buildFirstAnswers())),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await readTotals()).responses).toBe(before.responses + 60);
  });

  test("closing a survey makes results exact, deletes all codes and closes the link", async () => {
    const declining = buildSubmission(form, code, (_id, index) => (index === 0 ? null : 1));
    await send(openBrowser(), declining);
    const answers = { sentBefore: declining, sentLate: buildFirstAnswers(), neverOpen: "a".repeat(26) };
    const closed = await member.postJson("/api/healthcheck/closeSurvey", {
      HealthCheckId: healthCheckId,
      version: 1,
    });
    expect(closed).toMatchObject({ success: true });
    for (const table of ["survey_invitation", "survey_slip", "survey_spent_slips", "survey_receipt"]) {
      expect(await api.knex(table).where({ healthCheckId })).toEqual([]);
    }
    // The response must not reveal whether the code ever worked.
    const lateResponses = await Promise.all([
      send(openBrowser(), answers.sentBefore),
      send(openBrowser(), answers.sentLate),
      send(openBrowser(), { ...answers.sentLate, inviteCode: answers.neverOpen }),
    ]);
    for (const { requestId: _, ...response } of lateResponses) {
      expect(response).toEqual({ success: false, status: 404, code: "closed", message: CLOSED });
    }
    const results = await member.postJson("/api/healthcheck/organisationalResult", {
      QuestionnaireTypeId: 1,
      HealthCheckId: healthCheckId,
    });
    expect(results.results).toBe("shown");
    const [policies] = results.questionCategories as {
      categoryScore: number;
      questions: { score: number }[];
    }[];
    // One person declined the first question, and gave the second answer to the other questions.
    expect(policies?.questions[0]?.score).toBe(100);
    expect(policies?.categoryScore).toBeGreaterThan(98);
    expect(policies?.categoryScore).toBeLessThan(100);
  });

  test("S47 each slip counts once, and a used slip gets the same responses as an unused one", async () => {
    const studentSurveyId = await begin({ Mode: "slips", ExpectedResponses: 6 });
    const issueSlips = (Count: number) =>
      member.postJson("/api/healthcheck/issueSlips", {
        HealthCheckId: studentSurveyId,
        Count,
        VoidEarlier: false,
      });
    const { slips } = (await issueSlips(6)) as unknown as { slips: { code: string; url: string }[] };
    expect(slips.map((codeSlip) => codeSlip.code)).toEqual(
      slips.map(() => expect.stringMatching(/^[a-z2-7]{10}$/)),
    );
    expect(getInviteCode(slips[0]?.url)).toBe(slips[0]?.code);
    expect(await issueSlips(1)).toMatchObject({ status: 400 });

    const [firstSlip, secondSlip] = slips as unknown as [{ code: string }, { code: string }];
    const surveyForm = await readForm(
      openBrowser(),
      `${firstSlip.code.slice(0, 5)}-${firstSlip.code.slice(5).toUpperCase()}`,
    );
    const submission = buildSubmission(surveyForm, firstSlip.code, () => 0);
    expect((await send(openBrowser(), submission)).status).toBe(200);
    const response = await send(openBrowser(), submission);
    expect(response.status).toBe(200);
    const secondSubmission = buildSubmission(surveyForm, firstSlip.code, () => 1);
    expect(await send(openBrowser(), secondSubmission)).toEqual(response);
    expect(await readForm(openBrowser(), firstSlip.code)).toEqual(surveyForm);
    const submissions = [0, 1].map((index) => buildSubmission(surveyForm, secondSlip.code, () => index));
    const racedResponses = await Promise.all(submissions.map((each) => send(openBrowser(), each)));
    expect(racedResponses.map(({ status }) => status)).toEqual([200, 200]);
    const { actualResponses } = await api
      .knex("health_check")
      .where({ healthCheckId: studentSurveyId })
      .first();
    expect(actualResponses).toBe(2);
    const readUnusedSlips = () => api.knex("survey_slip").where({ healthCheckId: studentSurveyId });
    expect(await readUnusedSlips()).toHaveLength(6);
    const [spent] = await api.knex("survey_spent_slips").where({ healthCheckId: studentSurveyId });
    expect(spent.spentHashes).toHaveLength(2);
    expect((await readUnusedSlips()).map(({ codeHash }) => codeHash)).not.toContain(spent.spentHashes[0]);

    // Closing and answering must not wait for each other forever.
    const closing = member.postJson("/api/healthcheck/closeSurvey", {
      HealthCheckId: studentSurveyId,
      version: 1,
    });
    const lateSubmissions = slips.slice(2).map((codeSlip) =>
      send(
        openBrowser(),
        buildSubmission(surveyForm, codeSlip.code, () => 0),
      ),
    );
    expect((await closing).status).toBe(200);
    for (const { status } of await Promise.all(lateSubmissions)) expect([200, 404]).toContain(status);
    expect(await readUnusedSlips()).toEqual([]);
  });

  async function begin(changes: object): Promise<number> {
    await api.knex("health_check").where("effective_to", ">=", TODAY).delete();
    return beginSurveyWith(member, changes);
  }
});
