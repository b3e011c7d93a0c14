import type { Knex } from "knex";
import { beforeAll, describe, expect, test } from "vitest";
import { getHealthCheckStats } from "../../health-check/contract.ts";
import { getJsonResponse } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { STAFF } from "../../testing/survey/surveyRound.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getOrganisationHealthChecks, organisationalResult } from "../contract.ts";
import { closeEndedSurveys, finishSurveys } from "./closeSurveys.ts";
import { readTallies, type SurveyTally } from "./surveyTally.ts";

const LAST_DAY = "2026-09-30";

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
  const stats = (from: { url: string }) => getJsonResponse(from, getHealthCheckStats);

  test("keeps its exact tallies, and closing it again changes nothing", () =>
    within(async (trx) => {
      const exact = await tallyIn(trx);
      await finishSurveys(trx, [healthCheckId]);
      await finishSurveys(trx, [healthCheckId]);
      expect(await tallyIn(trx)).toEqual(exact);
    }));

  test("is stored in no other table: only tallies, codes and receipts name a survey", async () => {
    const tables: string[] = await api
      .knex("information_schema.columns")
      .where({ table_schema: "public", column_name: "health_check_id" })
      .distinct()
      .pluck("table_name");
    const tableNames = tables.filter((table) => !table.startsWith("survey_")).toSorted();
    expect(tableNames).toEqual(["health_check", "health_check_answer", "health_check_decline"]);
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
    expect(await listed()).toMatchObject({ results: "not-closed" });
    expect(await results()).toMatchObject({ results: "not-closed", questionCategories: [] });
    const exact = await tallyIn(api.knex);
    const publicBefore = await stats(api);
    await closeEndedSurveys(api.knex, new Date("2026-08-15T01:00:00+02:00"));
    expect(await tallyIn(api.knex)).toEqual(exact);
    const visible = await results();
    expect(visible.results).toBe("shown");
    for (const { answers, palette } of visible.questionCategories.flatMap(({ questions }) => questions))
      expect(palette.map(({ id, percentage }) => [id, percentage])).toEqual(
        answers.map(({ possibleAnswerId, distributionValue }) => [possibleAnswerId, distributionValue]),
      );
    await closeEndedSurveys(api.knex, new Date("2026-08-16T01:00:00+02:00"));
    expect(await results()).toEqual(visible);
    expect(await stats(api)).toEqual(publicBefore);
  });
});
