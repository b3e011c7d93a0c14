import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/db.ts";
import { Browser } from "../lib/testing/Browser.ts";
import { type RunningApp, startApp } from "../lib/testing/startApp.ts";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import {
  codeIn,
  readForm,
  send,
  signedIn,
  staffQuestionnaireId,
  submissionOf,
} from "../survey-code/testing/surveyRound.ts";
import type { SurveyForm } from "./contract.ts";

const NOT_OPEN = "This link is not open. Ask whoever sent it to you.";
const TODAY = "2026-08-15";

describe.each(testDatabases)("a survey from its link to its results on %s", (_name, open) => {
  let database: Database;
  let app: RunningApp;
  let own: Browser;
  let code: string;
  let healthCheckId: number;
  let form: SurveyForm;
  const person = () => new Browser(app.url);
  beforeAll(async () => {
    database = await open("demonstration");
    app = await startApp({ database });
    own = await signedIn(app.url, "organisation@demo.example");
    await database.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    const begun = await own.postJson("/api/healthcheck/inviteCode", {
      QuestionnaireId: await staffQuestionnaireId(own),
      EffectiveFrom: TODAY,
      ExpectedResponses: 40,
    });
    expect(begun).toMatchObject({ success: true });
    code = codeIn(begun.url);
    healthCheckId = begun.healthCheckId as number;
    form = await readForm(person(), code);
  });
  afterAll(() => app.close());

  const totals = async () => {
    const { actualResponses } = await database.knex("health_check").where({ healthCheckId }).first();
    const answers = await database.knex("health_check_answer").where({ healthCheckId }).sum("responses as n");
    return { responses: actualResponses, answers: Number(answers[0]?.n ?? 0) };
  };
  const firstAnswers = () => submissionOf(form, code, () => 0);

  test("the code has 26 characters, is stored only as a hash and sealed, and opens the questions as often as one likes", async () => {
    expect(code).toMatch(/^[a-z2-7]{26}$/);
    const [row] = await database.knex("survey_invitation").where({ healthCheckId });
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await readForm(person(), code.toUpperCase())).toEqual(form);
    expect(form).toMatchObject({ mode: "link", threshold: 5, closesOn: "2026-09-30" });
    const answers = form.categories.flatMap(({ questions }) => questions.flatMap((each) => each.answers));
    expect(answers.map(({ description }) => description)).not.toContain("I prefer not to say");
  });

  test("answers are added to totals, once, however often they are sent", async () => {
    const submission = firstAnswers();
    const before = await totals();
    const sent = await Promise.all([1, 2, 3].map(() => send(person(), submission)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await send(person(), submission)).toMatchObject({
      success: true,
      message: "Your answers were added to totals. Nobody can find or change them.",
    });
    expect(await totals()).toEqual({
      responses: before.responses + 1,
      answers: before.answers + submission.answers.length,
    });
  });

  const [question] = [() => form.categories[0]?.questions[0] as SurveyForm["categories"][0]["questions"][0]];
  const one = (possibleAnswerIds: number[] | null, questionId = question().questionId) => ({
    ...firstAnswers(),
    answers: [{ questionId, possibleAnswerIds }],
  });
  const ids = () => question().answers.map(({ possibleAnswerId }) => possibleAnswerId);
  const bad: [what: string, code: string, submission: () => object][] = [
    ["two answers to a single choice", "two-answers", () => one(ids().slice(0, 2))],
    ["none to a single choice", "two-answers", () => one([])],
    ["an answer of another question", "unknown-answer", () => one([999_999_999])],
    ["a question of another questionnaire", "unknown-question", () => one([1], 999_999_999)],
    ["nothing at all", "empty", () => ({ ...firstAnswers(), answers: [] })],
    ["nothing but 'I prefer not to say'", "empty", () => submissionOf(form, code, () => null)],
    [
      "a question twice",
      "answered-twice",
      () => ({ ...firstAnswers(), answers: [...one([ids()[0] as number]).answers, ...one(null).answers] }),
    ],
  ];
  test.each(bad)("%s is refused as `%s` and counts nothing", async (_what, refusal, submission) => {
    const before = await totals();
    expect(await send(person(), submission())).toMatchObject({ status: 400, code: refusal });
    expect(await totals()).toEqual(before);
  });

  test("S23 a code that is wrong, or of a survey that has not opened, answers as one that never was", async () => {
    const codes = ["a".repeat(26), "a".repeat(10), "", "questionnaire-1"];
    for (const inviteCode of codes) {
      for (const path of ["surveyQuestions", "surveyResponse"]) {
        const body = path === "surveyQuestions" ? { inviteCode } : { ...firstAnswers(), inviteCode };
        expect(await person().postJson(`/api/healthcheck/${path}`, body)).toMatchObject({
          status: 404,
          message: NOT_OPEN,
        });
      }
    }
  });

  test("while it is open its organisation sees participation in steps of five, and no results", async () => {
    const { userId } = await whoIs(own);
    for (let n = 0; n < 3; n++) await send(person(), firstAnswers());
    const read = async () => {
      const list = await (
        await own.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId}`)
      ).json();
      return list.healthChecks.find(
        (each: { healthCheckId: number }) => each.healthCheckId === healthCheckId,
      );
    };
    expect((await totals()).responses).toBe(4);
    expect(await read()).toMatchObject({ state: "open", actualResponses: 0, results: "not-closed" });
    await send(person(), firstAnswers());
    expect(await read()).toMatchObject({ actualResponses: 5, questionCategories: [], overallMaturity: null });
    expect((await read()).url).toContain(code);
  });

  test("S41 a thousand people behind one address are not held up; here sixty at once", async () => {
    const before = await totals();
    const sent = await Promise.all(Array.from({ length: 60 }, () => send(person(), firstAnswers())));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await totals()).responses).toBe(before.responses + 60);
  });

  test("once it is closed results equal the count, nothing of the codes is left, and the link is not open", async () => {
    const declining = submissionOf(form, code, (_id, at) => (at === 0 ? null : 1));
    await send(person(), declining);
    const { responses } = await totals();
    const closed = await own.postJson("/api/healthcheck/closeSurvey", {
      HealthCheckId: healthCheckId,
      version: 1,
    });
    expect(closed).toMatchObject({ success: true });
    for (const table of ["survey_invitation", "survey_slip", "survey_receipt"]) {
      expect(await database.knex(table).where({ healthCheckId })).toEqual([]);
    }
    expect(await send(person(), firstAnswers())).toMatchObject({ status: 404, message: NOT_OPEN });
    const results = await own.postJson("/api/healthcheck/organisationalResult", {
      QuestionnaireTypeId: 1,
      HealthCheckId: healthCheckId,
    });
    expect(results).toMatchObject({ results: "shown", actualResponses: responses });
    const [policies] = results.questionCategories as {
      categoryScore: number;
      questions: { score: number }[];
    }[];
    // All best answers, except one person: declined the first question, second best for the rest.
    expect(policies?.questions[0]?.score).toBe(100);
    const most = responses * (policies?.questions.length ?? 0) * 2 - 2;
    expect(policies?.categoryScore).toBeCloseTo(((most - 3) / most) * 100, 2);
  });

  test("slips: each counts once, is gone when used, and says nothing of who used theirs", async () => {
    const students = await begin({ Mode: "slips", ExpectedResponses: 6 });
    const issue = (Count: number) =>
      own.postJson("/api/healthcheck/issueSlips", { HealthCheckId: students, Count, VoidEarlier: false });
    const { slips } = (await issue(6)) as unknown as { slips: { code: string; url: string }[] };
    expect(slips.map((slip) => slip.code)).toEqual(slips.map(() => expect.stringMatching(/^[a-z2-7]{10}$/)));
    expect(codeIn(slips[0]?.url)).toBe(slips[0]?.code);
    expect(await issue(1)).toMatchObject({ status: 400 });

    const [first, second] = slips as unknown as [{ code: string }, { code: string }];
    const asked = await readForm(person(), `${first.code.slice(0, 5)}-${first.code.slice(5).toUpperCase()}`);
    const submission = submissionOf(asked, first.code, () => 0);
    expect((await send(person(), submission)).status).toBe(200);
    // A retry counts once and is answered alike; the same slip with other answers is refused.
    expect((await send(person(), submission)).status).toBe(200);
    const other = submissionOf(asked, first.code, () => 1);
    expect(await send(person(), other)).toMatchObject({ status: 404, message: NOT_OPEN });
    const both = [0, 1].map((at) => submissionOf(asked, second.code, () => at));
    const raced = await Promise.all(both.map((each) => send(person(), each)));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { actualResponses } = await database
      .knex("health_check")
      .where({ healthCheckId: students })
      .first();
    expect(actualResponses).toBe(2);
    const left = () => database.knex("survey_slip").where({ healthCheckId: students });
    expect(await left()).toHaveLength(4);

    // Neither waits for the other for ever.
    const closing = own.postJson("/api/healthcheck/closeSurvey", { HealthCheckId: students, version: 1 });
    const late = slips.slice(2).map((slip) =>
      send(
        person(),
        submissionOf(asked, slip.code, () => 0),
      ),
    );
    expect((await closing).status).toBe(200);
    for (const { status } of await Promise.all(late)) expect([200, 404]).toContain(status);
    expect(await left()).toEqual([]);
  });

  async function begin(changes: object): Promise<number> {
    const { questionnaires } = await (await own.get("/api/healthcheck/getActiveQuestionnaires")).json();
    const free = questionnaires.find((each: { isBegun: boolean }) => !each.isBegun);
    const body = {
      QuestionnaireId: free.questionnaireId,
      EffectiveFrom: TODAY,
      ExpectedResponses: 10,
      ...changes,
    };
    return (await own.postJson("/api/healthcheck/inviteCode", body)).healthCheckId as number;
  }

  const whoIs = async (browser: Browser) => {
    const { user } = await browser.postJson("/api/auth/userAuthenticated");
    return { userId: (user as { stakeholderId: number }).stakeholderId };
  };
});
