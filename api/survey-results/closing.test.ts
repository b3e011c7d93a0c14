import type { Knex } from "knex";
import { beforeAll, describe, expect, test } from "vitest";
import { getHealthCheckStats } from "../health-check/contract.ts";
import { getOrganisationHealthChecks, organisationalResult } from "../survey/contract.ts";
import { getAnswer } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { STAFF } from "../testing/survey-code/surveyRound.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { closeEndedSurveys, finishSurveys } from "./closeSurveys.ts";
import { MAX_CHANGE } from "./perturb.ts";
import { readTallies, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

const LAST_DAY = "2026-09-30";

function countsOf({ responses, questions }: SurveyTally): number[][] {
  return questions.flatMap(({ answers, answered, questionTypeId }) => {
    const counts = answers.map(({ count }) => count);
    if (questionTypeId === SINGLE_CHOICE) return [[...counts, responses - answered]];
    return [...counts, responses - answered].map((yes) => [yes, responses - yes]);
  });
}

function expectBlurred(exact: SurveyTally, found: SurveyTally): void {
  const before = countsOf(exact);
  const after = countsOf(found);
  const off = Math.abs(found.responses - exact.responses);
  expect(after).not.toEqual(before);
  for (const [question, counts] of after.entries()) {
    const known = before[question] as number[];
    expect(counts.reduce((a, b) => a + b, 0)).toBe(found.responses);
    for (const [option, count] of counts.entries()) {
      expect(count).toBeGreaterThanOrEqual(0);
      expect(Math.abs(count - (known[option] as number))).toBeLessThanOrEqual(MAX_CHANGE + off);
    }
  }
}

describe.each(testDatabases)("S47 a survey that closes on %s", (_name, open) => {
  const api = startApi(open);
  const own = api.user("organisation@demo.example");
  let healthCheckId: number;
  beforeAll(async () => {
    ({ healthCheckId } = await api
      .knex("health_check")
      .where({ effectiveTo: LAST_DAY })
      .whereNull("closed_on")
      .first("health_check_id"));
  });

  const within = async (act: (trx: Knex.Transaction) => Promise<void>) => {
    const trx = await api.knex.transaction();
    await act(trx).finally(() => trx.rollback());
  };
  const tallyIn = async (trx: Knex) =>
    (await readTallies(trx, [healthCheckId])).get(healthCheckId) as SurveyTally;
  const stats = (from: { url: string }) => getAnswer(from, getHealthCheckStats);

  test("has its exact tallies replaced once; closing it again draws nothing again", () =>
    within(async (trx) => {
      const exact = await tallyIn(trx);
      await finishSurveys(trx, [healthCheckId]);
      const blurred = await tallyIn(trx);
      expectBlurred(exact, blurred);
      await finishSurveys(trx, [healthCheckId]);
      expect(await tallyIn(trx)).toEqual(blurred);
    }));

  test("shows about how many answered, and every question's counts add up to that", async () => {
    const shown = new Set<number>();
    for (let closing = 0; closing < 12; closing++) {
      await within(async (trx) => {
        await finishSurveys(trx, [healthCheckId]);
        const { responses, questions } = await tallyIn(trx);
        shown.add(responses);
        for (const { answers, answered, questionTypeId } of questions) {
          expect(answered).toBeLessThanOrEqual(responses);
          const sum = answers.reduce((total, { count }) => total + count, 0);
          if (questionTypeId === SINGLE_CHOICE) expect(sum).toBe(answered);
        }
      });
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  test("cannot be closed otherwise: the database refuses it", () =>
    within(async (trx) => {
      const closing = trx("health_check").where({ healthCheckId }).update({ closedOn: LAST_DAY });
      await expect(closing).rejects.toThrow("health_check_closed_is_blurred");
    }));

  test("is kept in no other table: only tallies, codes and receipts name a survey", async () => {
    const tables: string[] = await api
      .knex("information_schema.columns")
      .where({ table_schema: "public", column_name: "health_check_id" })
      .distinct()
      .pluck("table_name");
    const named = tables.filter((table) => !table.startsWith("survey_")).toSorted();
    expect(named).toEqual(["health_check", "health_check_answer", "health_check_decline"]);
  });

  test("shows nothing between its last day and its closing, and the same ever after", async () => {
    const { user } = await own.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    const listed = async () => {
      const query = { userId: stakeholderId };
      const { healthChecks } = await own.read(getOrganisationHealthChecks, { query });
      return healthChecks.find((each) => each.healthCheckId === healthCheckId);
    };
    const results = async () =>
      organisationalResult.response.parse(
        await own.postJson("/api/healthcheck/organisationalResult", {
          QuestionnaireTypeId: STAFF,
          HealthCheckId: healthCheckId,
        }),
      );
    await api.knex("health_check").where({ healthCheckId }).update({ effectiveTo: "2026-08-14" });
    expect(await listed()).toMatchObject({ results: "not-closed", countedOn: "2026-08-15" });
    expect(await results()).toMatchObject({ results: "not-closed", questionCategories: [] });
    const exact = await tallyIn(api.knex);
    const publicBefore = await stats(api);
    await closeEndedSurveys(api.knex, new Date("2026-08-15T01:00:00+02:00"));
    expectBlurred(exact, await tallyIn(api.knex));
    const shown = await results();
    expect(shown.results).toBe("shown");
    await closeEndedSurveys(api.knex, new Date("2026-08-16T01:00:00+02:00"));
    expect(await results()).toEqual(shown);
    expect(await stats(api)).toEqual(publicBefore);
  });
});
