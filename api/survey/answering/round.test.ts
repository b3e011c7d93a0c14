import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { beginSurvey, buildSubmission, codeIn, readForm, send } from "../../testing/survey/surveyRound.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { SurveyForm } from "./contract.ts";

const NOT_OPEN = "This link is not open. Ask the person who sent it to you.";
const CLOSED = "This survey is closed. If your answer reached us before, it was counted.";
const TODAY = "2026-08-15";

describe.each(testDatabases)("a survey from its link to its results on %s", (_name, open) => {
  const api = startApi(open);
  const own = api.user("organisation@demo.example");
  let code: string;
  let healthCheckId: number;
  let form: SurveyForm;
  const person = () => api.browser();
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    ({ healthCheckId, code } = await beginSurvey(own));
    form = await readForm(person(), code);
  });

  const totals = async () => {
    const { actualResponses } = await api.knex("health_check").where({ healthCheckId }).first();
    const answers = await api.knex("health_check_answer").where({ healthCheckId }).sum("responses as n");
    return { responses: actualResponses, answers: Number(answers[0]?.n ?? 0) };
  };
  const firstAnswers = () => buildSubmission(form, code, () => 0);

  test("the code has 26 characters, is stored only as a hash and sealed, and opens the questions as often as one likes", async () => {
    expect(code).toMatch(/^[a-z2-7]{26}$/);
    const [row] = await api.knex("survey_invitation").where({ healthCheckId });
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await readForm(person(), code.toUpperCase())).toEqual(form);
    expect(form).toMatchObject({ mode: "link", threshold: 5, closesOn: "2026-09-30" });
    const answers = form.categories.flatMap(({ questions }) => questions.flatMap((each) => each.answers));
    expect(answers.map(({ description }) => description)).not.toContain("I prefer not to say");
  });

  test("answers are added to totals, once, however often they are sent", async () => {
    const submission = firstAnswers();
    const before = await totals();
    const responses = await Promise.all([1, 2, 3].map(() => send(person(), submission)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
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
          message: path === "surveyQuestions" ? NOT_OPEN : CLOSED,
        });
      }
    }
  });

  test("declining everything counts as a response, and in no answer", async () => {
    const before = await totals();
    expect(
      (
        await send(
          person(),
          buildSubmission(form, code, () => null),
        )
      ).status,
    ).toBe(200);
    expect((await send(person(), { ...firstAnswers(), answers: [] })).status).toBe(200);
    expect(await totals()).toEqual({ ...before, responses: before.responses + 2 });
  });

  test("while it is open its organisation sees steps of five", async () => {
    const { responses } = await totals();
    expect(await getSummary(healthCheckId)).toMatchObject({
      state: "open",
      actualResponses: responses - (responses % 5),
      results: "not-closed",
    });
    for (let n = 0; n < 9; n++) await send(person(), firstAnswers());
    expect((await getSummary(healthCheckId)).actualResponses).toBe(responses + 9 - ((responses + 9) % 5));
  });

  test("S41 a thousand people behind one address are not held up; here sixty at once", async () => {
    const before = await totals();
    const responses = await Promise.all(Array.from({ length: 60 }, () => send(person(), firstAnswers())));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await totals()).responses).toBe(before.responses + 60);
  });

  test("once it is closed results are exact, nothing of the codes is left, and the link is not open", async () => {
    const declining = buildSubmission(form, code, (_id, at) => (at === 0 ? null : 1));
    await send(person(), declining);
    const answers = { sentBefore: declining, sentLate: firstAnswers(), neverOpen: "a".repeat(26) };
    const closed = await own.postJson("/api/healthcheck/closeSurvey", {
      HealthCheckId: healthCheckId,
      version: 1,
    });
    expect(closed).toMatchObject({ success: true });
    for (const table of ["survey_invitation", "survey_slip", "survey_spent_slips", "survey_receipt"]) {
      expect(await api.knex(table).where({ healthCheckId })).toEqual([]);
    }
    // The answer must not reveal whether the code ever worked.
    const late = await Promise.all([
      send(person(), answers.sentBefore),
      send(person(), answers.sentLate),
      send(person(), { ...answers.sentLate, inviteCode: answers.neverOpen }),
    ]);
    for (const { requestId: _, ...response } of late) {
      expect(response).toEqual({ success: false, status: 404, code: "closed", message: CLOSED });
    }
    const results = await own.postJson("/api/healthcheck/organisationalResult", {
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

  test("S47 slips: each counts once, and a used one opens and thanks like an unused one", async () => {
    const students = await begin({ Mode: "slips", ExpectedResponses: 6 });
    const issue = (Count: number) =>
      own.postJson("/api/healthcheck/issueSlips", { HealthCheckId: students, Count, VoidEarlier: false });
    const { slips } = (await issue(6)) as unknown as { slips: { code: string; url: string }[] };
    expect(slips.map((codeSlip) => codeSlip.code)).toEqual(
      slips.map(() => expect.stringMatching(/^[a-z2-7]{10}$/)),
    );
    expect(codeIn(slips[0]?.url)).toBe(slips[0]?.code);
    expect(await issue(1)).toMatchObject({ status: 400 });

    const [first, second] = slips as unknown as [{ code: string }, { code: string }];
    const surveyForm = await readForm(
      person(),
      `${first.code.slice(0, 5)}-${first.code.slice(5).toUpperCase()}`,
    );
    const submission = buildSubmission(surveyForm, first.code, () => 0);
    expect((await send(person(), submission)).status).toBe(200);
    const thanks = await send(person(), submission);
    expect(thanks.status).toBe(200);
    const other = buildSubmission(surveyForm, first.code, () => 1);
    expect(await send(person(), other)).toEqual(thanks);
    expect(await readForm(person(), first.code)).toEqual(surveyForm);
    const both = [0, 1].map((at) => buildSubmission(surveyForm, second.code, () => at));
    const raced = await Promise.all(both.map((each) => send(person(), each)));
    expect(raced.map(({ status }) => status)).toEqual([200, 200]);
    const { actualResponses } = await api.knex("health_check").where({ healthCheckId: students }).first();
    expect(actualResponses).toBe(2);
    const left = () => api.knex("survey_slip").where({ healthCheckId: students });
    expect(await left()).toHaveLength(6);
    const [spent] = await api.knex("survey_spent_slips").where({ healthCheckId: students });
    expect(spent.spentHashes).toHaveLength(2);
    expect((await left()).map(({ codeHash }) => codeHash)).not.toContain(spent.spentHashes[0]);

    // Closing and answering must not wait for each other forever.
    const closing = own.postJson("/api/healthcheck/closeSurvey", { HealthCheckId: students, version: 1 });
    const late = slips.slice(2).map((codeSlip) =>
      send(
        person(),
        buildSubmission(surveyForm, codeSlip.code, () => 0),
      ),
    );
    expect((await closing).status).toBe(200);
    for (const { status } of await Promise.all(late)) expect([200, 404]).toContain(status);
    expect(await left()).toEqual([]);
  });

  test("a score appears where five answered, and not where a sixth person declined everything in place of the fifth", async () => {
    const students = await begin({ ExpectedResponses: 8 });
    const open = codeIn((await getSummary(students)).url);
    const surveyForm = await readForm(person(), open);
    for (const chosen of [0, 0, 0, 0, null, null])
      await send(
        person(),
        buildSubmission(surveyForm, open, () => chosen),
      );
    await own.postJson("/api/healthcheck/closeSurvey", { HealthCheckId: students, version: 1 });
    expect(await getSummary(students)).toMatchObject({
      results: "scores",
      actualResponses: 6,
      overallMaturity: null,
    });
  });

  async function getSummary(id: number) {
    const { userId } = await whoIs(own);
    const list = await (
      await own.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId}`)
    ).json();
    return list.healthChecks.find((each: { healthCheckId: number }) => each.healthCheckId === id);
  }

  async function begin(changes: object): Promise<number> {
    await api.knex("health_check").where("effective_to", ">=", TODAY).delete();
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
