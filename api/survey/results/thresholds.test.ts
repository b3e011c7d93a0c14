import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { getOrganisationHealthChecks, organisationalResult, type SurveyResults } from "../contract.ts";
import { otherHealthChecks, otherResult } from "../others/contract.ts";
import { readTallies, type SurveyTally } from "./surveyTally.ts";

const SCORED = [1, 2, 3];

const api = startApi();
const member = api.user("organisation@demo.example");
const admin = api.user();
let survey: { healthCheckId: number; stakeholderId: number; year: number; quarter: number };
let userId: number;
let tallyQuestions: SurveyTally["questions"];

beforeAll(async () => {
  userId = await api.idOf("organisation@demo.example");
  survey = await api
    .knex("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .join("stakeholder_relationship as r", "r.related_stakeholder_id", "h.stakeholder_id")
    .where({ "r.stakeholder_id": userId, "q.questionnaire_type_id": 1 })
    .whereNotNull("h.closed_on")
    .orderBy("h.closed_on", "desc")
    .first("h.health_check_id", "h.stakeholder_id", "q.year", "q.quarter");
  const tallies = await readTallies(api.knex, [survey.healthCheckId]);
  tallyQuestions = (tallies.get(survey.healthCheckId) as SurveyTally).questions;
});

/** The number of responses, and how many of them declined each question. */
const responseCounts = fc
  .integer({ min: 0, max: 14 })
  .chain((responses) =>
    fc.tuple(fc.constant(responses), fc.infiniteStream(fc.integer({ min: 0, max: responses }))),
  );

/** Everybody who answers a question gives its first answer. */
async function storeTally(responses: number, declined: readonly number[]): Promise<void> {
  const { healthCheckId } = survey;
  const rows = tallyQuestions.map(({ questionId, answers }, index) => ({
    questionId,
    possibleAnswerId: answers[0]?.possibleAnswerId as number,
    declined: declined[index] as number,
  }));
  await api.knex("health_check_answer").where({ healthCheckId }).delete();
  await api.knex("health_check_decline").where({ healthCheckId }).delete();
  await api.knex("health_check").where({ healthCheckId }).update({ actualResponses: responses });
  await api.knex("health_check_answer").insert(
    rows.map((each) => ({
      healthCheckId,
      possibleAnswerId: each.possibleAnswerId,
      responses: responses - each.declined,
    })),
  );
  await api
    .knex("health_check_decline")
    .insert(rows.map((each) => ({ healthCheckId, questionId: each.questionId, responses: each.declined })));
}

const surfaces: Record<
  string,
  () => Promise<Pick<SurveyResults, "questionCategories" | "overallMaturity" | "actualResponses">>
> = {
  "its own results": () => getResults(member, "organisationalResult", {}),
  "results that an administrator opens": () =>
    getResults(admin, "otherResult", { StakeholderId: survey.stakeholderId }),
  "its own list": async () =>
    findCheck(await member.read(getOrganisationHealthChecks, { query: { userId } })),
  "the list that an administrator opens": async () =>
    findCheck(
      otherHealthChecks.response.parse(
        await admin.postJson("/api/healthcheck/otherHealthChecks", { StakeholderId: survey.stakeholderId }),
      ),
    ),
};

const findCheck = <Check extends { healthCheckId: number | null }>({
  healthChecks,
}: {
  healthChecks: Check[];
}) => healthChecks.find(({ healthCheckId }) => healthCheckId === survey.healthCheckId) as Check;

async function getResults(by: Browser, name: "organisationalResult" | "otherResult", body: object) {
  const query = { QuestionnaireTypeId: 1, HealthCheckId: survey.healthCheckId, ...body };
  const { response } = name === "otherResult" ? otherResult : organisationalResult;
  return response.parse(await by.postJson(`/api/healthcheck/${name}`, query));
}

test("S20 every surface shows scores from five answers, and distributions from ten responses and five answers", async () => {
  await fc.assert(
    fc.asyncProperty(responseCounts, async ([responses, stream]) => {
      const declined = [...stream.take(tallyQuestions.length)];
      await storeTally(responses, declined);
      const answerCounts = new Map(
        tallyQuestions.map(({ questionId }, index) => [questionId, responses - (declined[index] as number)]),
      );
      for (const [surface, read] of Object.entries(surfaces)) {
        const { questionCategories, actualResponses, overallMaturity } = await read();
        expect(actualResponses, surface).toBe(responses < 5 ? null : responses);
        if (responses < 5) expect(overallMaturity, surface).toBe(null);
        for (const { questionCategoryId, categoryScore, questions } of questionCategories) {
          const countingQuestions = tallyQuestions.filter(
            (each) =>
              each.questionCategoryId === questionCategoryId &&
              each.answers.some(({ score }) => (score ?? 0) > 0) &&
              (answerCounts.get(each.questionId) as number) >= 5,
          );
          const hasScore =
            SCORED.includes(questionCategoryId) && responses >= 5 && countingQuestions.length > 0;
          expect(categoryScore !== null, `${surface}, category ${questionCategoryId}`).toBe(hasScore);
          for (const question of questions) {
            const isDisclosed = responses >= 10 && (answerCounts.get(question.questionId) as number) >= 5;
            expect(question.state, surface).toBe(isDisclosed ? "shown" : "too-few");
            const values = [question.answered, ...question.answers.map((each) => each.distributionValue)];
            expect(
              values.every((value) => (value !== null) === isDisclosed),
              surface,
            ).toBe(true);
            if (!isDisclosed) expect([question.score, question.lift], surface).toEqual([null, null]);
          }
        }
      }
    }),
    {
      numRuns: 12,
      examples: [
        [[4, repeatForever(0)]],
        [[5, repeatForever(0)]],
        [[9, repeatForever(0)]],
        [[10, repeatForever(5)]],
        [[10, repeatForever(6)]],
        [[14, repeatForever(14)]],
      ],
    },
  );
});

function repeatForever(value: number): fc.Stream<number> {
  return new fc.Stream(
    (function* () {
      while (true) yield value;
    })(),
  );
}
