import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import {
  getOrganisationHealthChecks,
  type OrganisationHealthChecks,
  organisationalResult,
  type SurveySummary,
} from "./contract.ts";

describe.each(testDatabases)("an organisation reads its surveys on %s", (_name, open) => {
  const api = startApi(open);
  const own = api.user("organisation@demo.example");
  let userId: number;
  let list: OrganisationHealthChecks;
  beforeAll(async () => {
    const { user } = await own.postJson("/api/auth/userAuthenticated");
    userId = (user as { stakeholderId: number }).stakeholderId;
    list = await read();
  });

  const read = async () =>
    getOrganisationHealthChecks.response.parse(
      await (await own.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId}`)).json(),
    );
  const getResults = async ({ healthCheckId, questionnaireTypeId }: SurveySummary) =>
    organisationalResult.response.parse(
      await own.postJson("/api/healthcheck/organisationalResult", {
        QuestionnaireTypeId: questionnaireTypeId,
        HealthCheckId: healthCheckId,
      }),
    );
  const closed = (results: SurveySummary["results"]) =>
    list.healthChecks.find((each) => each.state === "closed" && each.results === results);

  test("a university sees its surveys of staff and of students, the latest first, with the public totals", () => {
    expect(list.organisation.organisationTypeId).toBe(4);
    const types = new Set(list.healthChecks.map(({ questionnaireType }) => questionnaireType));
    expect(types).toEqual(new Set(["Staff", "Students"]));
    const days = list.healthChecks.map(({ effectiveFrom }) => effectiveFrom);
    expect(days).toEqual(days.toSorted().toReversed());
    const last = list.healthChecks.find(({ questionnaire }) => questionnaire === "Apr - Jun 2026");
    expect(last?.totalParticipatedOrganisations).toBeGreaterThan(100);
    const running = list.healthChecks.filter(({ questionnaire }) => questionnaire === "Jul - Sep 2026");
    expect(running.map((each) => each.totalActualResponses)).toEqual(running.map(() => null));
  });

  test("S15 another's user id answers as an unknown one", async () => {
    const foreign = await own.get(`/api/healthcheck/getOrganisationHealthChecks?userId=${userId - 1}`);
    const unknown = await own.get("/api/healthcheck/getOrganisationHealthChecks?userId=99999999");
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await foreign.json()).message).toBe((await unknown.json()).message);
  });

  test("S15 another organisation's survey answers as an unknown one", async () => {
    const { organisation } = list;
    const { healthCheckId } = await api
      .knex("health_check")
      .whereNot({ stakeholderId: organisation.stakeholderId })
      .first("health_check_id");
    for (const id of [healthCheckId, 99_999_999]) {
      const body = { QuestionnaireTypeId: 1, HealthCheckId: id };
      expect(await own.postJson("/api/healthcheck/organisationalResult", body)).toMatchObject({
        status: 404,
        message: "The survey was not found.",
      });
    }
  });

  test("results equal a count by hand of the tallies", async () => {
    const summary = closed("shown") as SurveySummary;
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
    const counted = await api
      .knex("health_check_answer as a")
      .join("possible_answer as w", "w.possible_answer_id", "a.possible_answer_id")
      .join("question as q", "q.question_id", "w.question_id")
      .where({ health_check_id: summary.healthCheckId, question_category_id: 3 })
      .select("q.question_id", "w.description", "a.responses", "w.score");
    const questions = new Set(counted.map((row) => row.questionId)).size;
    const points = counted.reduce((sum, row) => sum + row.responses * row.score, 0);
    const answered = (id?: number) =>
      counted
        .filter(({ questionId }) => id === undefined || questionId === id)
        .reduce((sum, row) => sum + row.responses, 0);
    expect(questions).toBe(policies?.questions.length);
    expect(policies?.categoryScore).toBeCloseTo((points / (answered() * 2)) * 100, 2);
    for (const { questionId, description, responses: chose } of counted) {
      const question = policies?.questions.find((each) => each.questionId === questionId);
      expect(question?.answered).toBe(answered(questionId));
      const answer = question?.answers.find((each) => each.description === description);
      expect(answer?.distributionValue).toBeCloseTo((chose / answered(questionId)) * 100, 2);
    }
  });

  test("a change is reported since the last survey of the same questions, and peers of the same type", async () => {
    const { questionCategories, overallChange, noTrend } = await getResults(closed("shown") as SurveySummary);
    expect(noTrend).toBe(null);
    expect(overallChange).not.toBe(null);
    const [policies] = questionCategories;
    expect(policies?.change?.difference).toBeCloseTo(
      (policies?.categoryScore ?? 0) - (policies?.change?.previousScore ?? 0),
      2,
    );
    const { rounds, overallMaturity } = await getResults(closed("shown") as SurveySummary);
    const periods = list.healthChecks
      .filter(({ state, questionnaireType }) => state === "closed" && questionnaireType === "Staff")
      .map(({ questionnaire }) => questionnaire);
    expect(rounds.map(({ period }) => period)).toEqual(periods.toReversed());
    expect(rounds.at(-1)?.scores[0]).toMatchObject({ questionCategoryId: null, score: overallMaturity });
    const few = rounds.filter(({ actualResponses }) => actualResponses === null);
    expect(few.length).toBeGreaterThan(0);
    for (const { scores } of few) expect(scores.every(({ score }) => score === null)).toBe(true);
    const past = list.healthChecks.find(
      (each) => each.results === "shown" && each.questionnaire === "Apr - Jun 2026",
    ) as SurveySummary;
    const peers = (await getResults(past)).questionCategories[0]?.peers;
    expect(peers?.organisations).toBeGreaterThanOrEqual(3);
  });
});
