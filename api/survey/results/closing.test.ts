import type { Knex } from "knex";
import { beforeAll, describe, expect, test } from "vitest";
import { getHealthCheckStats } from "../../health-check/contract.ts";
import { getJsonResponse } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { STAFF } from "../../testing/survey/surveyRound.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getOrganisationHealthChecks, organisationalResult } from "../contract.ts";
import { closeEndedSurveys, endSurveys, finishSurveys } from "./closeSurveys.ts";
import { readTallies, type SurveyTally } from "./surveyTally.ts";

const LAST_DAY = "2026-09-30";

describe.each(testDatabases)("S47 a survey that closes on %s", (_name, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");
  let healthCheckId: number;
  beforeAll(async () => {
    ({ healthCheckId } = await api
      .knex("health_check")
      .where({ effectiveTo: LAST_DAY })
      .whereNull("closed_on")
      .first("health_check_id"));
  });

  const runInTransaction = async (change: (trx: Knex.Transaction) => Promise<void>) => {
    const trx = await api.knex.transaction();
    await change(trx).finally(() => trx.rollback());
  };
  const readTally = async (trx: Knex) =>
    (await readTallies(trx, [healthCheckId])).get(healthCheckId) as SurveyTally;
  const fetchStats = (from: { url: string }) => getJsonResponse(from, getHealthCheckStats);

  test("has the same tallies after closing, and closing it again changes nothing", () =>
    runInTransaction(async (trx) => {
      const exactTally = await readTally(trx);
      await finishSurveys(trx, [healthCheckId]);
      await finishSurveys(trx, [healthCheckId]);
      expect(await readTally(trx)).toEqual(exactTally);
    }));

  test("has the same tallies if its organisation ends on its first day", () =>
    runInTransaction(async (trx) => {
      const exactTally = await readTally(trx);
      const { stakeholderId, firstDay } = await trx("health_check")
        .where({ healthCheckId })
        .first("stakeholder_id", trx.raw("effective_from::text as first_day"));
      await endSurveys(trx, stakeholderId, firstDay);
      expect(await readTally(trx)).toEqual(exactTally);
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

  test("shows no results between its last day and its closing, and the same results ever after", async () => {
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    const fetchListed = async () => {
      const query = { userId: stakeholderId };
      const { healthChecks } = await member.read(getOrganisationHealthChecks, { query });
      return healthChecks.find((each) => each.healthCheckId === healthCheckId);
    };
    const fetchResults = async () =>
      organisationalResult.response.parse(
        await member.postJson("/api/healthcheck/organisationalResult", {
          QuestionnaireTypeId: STAFF,
          HealthCheckId: healthCheckId,
        }),
      );
    await api.knex("health_check").where({ healthCheckId }).update({ effectiveTo: "2026-08-14" });
    expect(await fetchListed()).toMatchObject({ results: "not-closed" });
    expect(await fetchResults()).toMatchObject({ results: "not-closed", questionCategories: [] });
    const exactTally = await readTally(api.knex);
    const publicBefore = await fetchStats(api);
    await closeEndedSurveys(api.knex, new Date("2026-08-15T01:00:00+02:00"));
    expect(await readTally(api.knex)).toEqual(exactTally);
    const visible = await fetchResults();
    expect(visible.results).toBe("shown");
    for (const { answers, palette } of visible.questionCategories.flatMap(({ questions }) => questions))
      expect(palette.map(({ id, percentage }) => [id, percentage])).toEqual(
        answers.map(({ possibleAnswerId, distributionValue }) => [possibleAnswerId, distributionValue]),
      );
    await closeEndedSurveys(api.knex, new Date("2026-08-16T01:00:00+02:00"));
    expect(await fetchResults()).toEqual(visible);
    expect(await fetchStats(api)).toEqual(publicBefore);
  });
});
