import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import {
  getOrganisationHealthChecks,
  type OrganisationHealthChecks,
  organisationalResult,
  type SurveySummary,
} from "./contract.ts";

describe.each(testDatabases)("surveys of an organisation on %s", (_name, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");
  let userId: number;
  let surveyList: OrganisationHealthChecks;
  beforeAll(async () => {
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    userId = (user as { stakeholderId: number }).stakeholderId;
    surveyList = await fetchList();
  });

  const fetchList = async () =>
    getOrganisationHealthChecks.response.parse(
      await (await member.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId}`)).json(),
    );
  const getResults = async ({ healthCheckId, questionnaireTypeId }: SurveySummary) =>
    organisationalResult.response.parse(
      await member.postJson("/api/healthcheck/organisationalResult", {
        QuestionnaireTypeId: questionnaireTypeId,
        HealthCheckId: healthCheckId,
      }),
    );
  const findClosed = (results: SurveySummary["results"]) =>
    surveyList.healthChecks.find((each) => each.state === "closed" && each.results === results);

  test("a university sees its surveys of staff and students, latest first, with the totals of all organisations once closed", () => {
    expect(surveyList.organisation.organisationTypeId).toBe(4);
    const types = new Set(surveyList.healthChecks.map(({ questionnaireType }) => questionnaireType));
    expect(types).toEqual(new Set(["Staff", "Students"]));
    const days = surveyList.healthChecks.map(({ effectiveFrom }) => effectiveFrom);
    expect(days).toEqual(days.toSorted().toReversed());
    const lastSurvey = surveyList.healthChecks.find(
      ({ questionnaire }) => questionnaire === "Apr - Jun 2026",
    );
    expect(lastSurvey?.totalParticipatedOrganisations).toBeGreaterThan(100);
    const openSurveys = surveyList.healthChecks.filter(
      ({ questionnaire }) => questionnaire === "Jul - Sep 2026",
    );
    expect(openSurveys.map((each) => each.totalActualResponses)).toEqual(openSurveys.map(() => null));
  });

  test("S15 another user's id gets the same response as an unknown id", async () => {
    const foreign = await member.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId - 1}`);
    const unknown = await member.get("/api/healthcheck/getOrganisationHealthChecks?userId=99999999");
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await foreign.json()).message).toBe((await unknown.json()).message);
  });

  test("S15 another organisation's survey gets the same response as an unknown survey", async () => {
    const { organisation } = surveyList;
    const { healthCheckId } = await api
      .knex("health_check")
      .whereNot({ stakeholderId: organisation.stakeholderId })
      .first("health_check_id");
    for (const id of [healthCheckId, 99_999_999]) {
      const body = { QuestionnaireTypeId: 1, HealthCheckId: id };
      expect(await member.postJson("/api/healthcheck/organisationalResult", body)).toMatchObject({
        status: 404,
        message: "The survey was not found.",
      });
    }
  });

  test("results equal those computed from the stored tallies", async () => {
    const summary = findClosed("shown") as SurveySummary;
    const results = await getResults(summary);
    expect(results.questionCategories.map(({ description }) => description)).toEqual([
      "Policies",
      "Practices",
      "Behaviours",
      "General",
      "Demographic",
    ]);
    expect(results.overallMaturity).toBe(summary.overallMaturity);
    const [policies] = results.questionCategories;
    const tallyRows = await api
      .knex("health_check_answer as a")
      .join("possible_answer as w", "w.possible_answer_id", "a.possible_answer_id")
      .join("question as q", "q.question_id", "w.question_id")
      .where({ health_check_id: summary.healthCheckId, question_category_id: 3 })
      .select("q.question_id", "w.description", "a.responses", "w.score");
    const questions = new Set(tallyRows.map((row) => row.questionId)).size;
    const points = tallyRows.reduce((sum, row) => sum + row.responses * row.score, 0);
    const countAnswers = (id?: number) =>
      tallyRows
        .filter(({ questionId }) => id === undefined || questionId === id)
        .reduce((sum, row) => sum + row.responses, 0);
    expect(questions).toBe(policies?.questions.length);
    expect(policies?.categoryScore).toBeCloseTo((points / (countAnswers() * 2)) * 100, 2);
    for (const { questionId, description, responses: responseCount } of tallyRows) {
      const question = policies?.questions.find((each) => each.questionId === questionId);
      expect(question?.answered).toBe(countAnswers(questionId));
      const answer = question?.answers.find((each) => each.description === description);
      expect(answer?.distributionValue).toBeCloseTo((responseCount / countAnswers(questionId)) * 100, 2);
    }
  });

  test("results have the change since the last survey with the same questions, and peers of the same type", async () => {
    const { questionCategories, overallChange, noTrend } = await getResults(
      findClosed("shown") as SurveySummary,
    );
    expect(noTrend).toBe(null);
    expect(overallChange).not.toBe(null);
    const [policies] = questionCategories;
    expect(policies?.change?.difference).toBeCloseTo(
      (policies?.categoryScore ?? 0) - (policies?.change?.previousScore ?? 0),
      2,
    );
    const { rounds, overallMaturity } = await getResults(findClosed("shown") as SurveySummary);
    const periods = surveyList.healthChecks
      .filter(({ state, questionnaireType }) => state === "closed" && questionnaireType === "Staff")
      .map(({ questionnaire }) => questionnaire);
    expect(rounds.map(({ period }) => period)).toEqual(periods.toReversed());
    expect(rounds.at(-1)?.scores[0]).toMatchObject({ questionCategoryId: null, score: overallMaturity });
    const hiddenRounds = rounds.filter(({ actualResponses }) => actualResponses === null);
    expect(hiddenRounds.length).toBeGreaterThan(0);
    for (const { scores } of hiddenRounds) expect(scores.every(({ score }) => score === null)).toBe(true);
    const earlierSurvey = surveyList.healthChecks.find(
      (each) => each.results === "shown" && each.questionnaire === "Apr - Jun 2026",
    ) as SurveySummary;
    const peers = (await getResults(earlierSurvey)).questionCategories[0]?.peers;
    expect(peers?.organisations).toBeGreaterThanOrEqual(3);
  });
});
