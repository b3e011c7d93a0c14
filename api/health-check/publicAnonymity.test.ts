import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { MIN_RESPONSES } from "../shared/surveyThresholds.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApp } from "../testing/startApp.ts";
import { exactRank } from "../testing/survey/exactRank.ts";
import { openShared, openTestDatabase } from "../testing/testDatabase.ts";
import { getHealthCheckStats, type HealthCheckStats } from "./contract.ts";

const WESTERN_CAPE = 9;

async function openDemonstration(): Promise<{
  knex: Database["knex"];
  stats: (boundaryId: number) => Promise<HealthCheckStats>;
}> {
  const database = await openShared(openTestDatabase, "demonstration");
  const app = await startApp({ database });
  onTestFinished(() => app.close());
  return {
    knex: database.knex,
    stats: (boundaryId) => getJsonResponse(app, getHealthCheckStats, { query: { boundaryId } }),
  };
}

async function fetchResponsesIn(
  stats: (boundaryId: number) => Promise<HealthCheckStats>,
  boundaryId: number,
): Promise<HealthCheckStats[]> {
  const responses = [await stats(boundaryId)];
  for (const { containedBoundaryData } of responses) {
    for (const each of containedBoundaryData) responses.push(await stats(each.boundaryId));
  }
  return responses;
}

test("S18 S19 answers are stored only as totals of surveys, without person, address, time or order", async () => {
  const { knex } = await openDemonstration();
  const columns: { tableName: string; columnName: string; dataType: string }[] = await knex(
    "information_schema.columns",
  )
    .whereIn("table_name", ["health_check_answer", "health_check_decline"])
    .select("table_name", "column_name", "data_type");
  expect(columns.map(({ tableName, columnName }) => `${tableName}.${columnName}`).sort()).toEqual([
    "health_check_answer.health_check_id",
    "health_check_answer.possible_answer_id",
    "health_check_answer.responses",
    "health_check_decline.health_check_id",
    "health_check_decline.question_id",
    "health_check_decline.responses",
  ]);
  expect(new Set(columns.map(({ dataType }) => dataType))).toEqual(new Set(["integer"]));
  // A row is about one answer in one survey, never about one person.
  const [maxResponses] = await knex("health_check_answer").max("responses as n");
  expect(Number(maxResponses?.n)).toBeGreaterThan(MIN_RESPONSES);
});

test("S20 hidden results are not stored in the table of public results", async () => {
  const { knex } = await openDemonstration();
  const smallGroups = await knex("health_check_result")
    .where("organisation_count", "<", 3)
    .orWhere("actual_responses", "<", 15);
  expect(smallGroups).toEqual([]);
  const partlyHidden = await knex("health_check_result")
    .whereNull("organisation_count")
    .whereNotNull("overall");
  expect(partlyHidden).toEqual([]);
  expect((await knex("health_check_result").whereNull("organisation_count")).length).toBeGreaterThan(0);
});

test("S20 a run of fewer than five responses changes no public response", async () => {
  const { knex, stats } = await openDemonstration();
  const [smallRun] = await knex("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .where({ year: 2026, quarter: 2 })
    .andWhere("actual_responses", "<", MIN_RESPONSES)
    .select("s.boundary_id", "h.stakeholder_id");
  const countedRuns = await knex("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .where({ year: 2026, quarter: 2 })
    .andWhere("actual_responses", ">=", MIN_RESPONSES)
    .countDistinct("h.stakeholder_id as n");
  expect(smallRun).toBeDefined();
  expect((await stats(0)).boundaryLevel.organisationCount).toBe(Number(countedRuns[0]?.n));
});

test("S21 adding and subtracting all public results of a province never yields those of one or two organisations", async () => {
  const { knex, stats } = await openDemonstration();
  const organisations: { id: number; type: number; places: number[] }[] = (
    await knex("health_check as h")
      .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
      .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
      .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
      .join("boundary as b", "b.boundary_id", "s.boundary_id")
      .where({ year: 2026, quarter: 2, national_boundary_id: WESTERN_CAPE })
      .andWhere("actual_responses", ">=", MIN_RESPONSES)
      .distinct("h.stakeholder_id as id", "o.organisation_type_id as type", "b.boundary_id as municipality")
      .select("b.district_boundary_id as district")
  ).map(({ id, type, municipality, district }) => ({
    id,
    type,
    places: [municipality, district, WESTERN_CAPE],
  }));
  expect(organisations.length).toBeGreaterThan(20);

  const groups = (await fetchResponsesIn(stats, WESTERN_CAPE)).flatMap(
    ({ boundaryLevel, healthCheckStats }) => {
      const { boundaryId } = boundaryLevel;
      const types = healthCheckStats.filter(({ year, quarter }) => year === 2026 && quarter === 2);
      return [
        { boundaryId, type: undefined, result: boundaryLevel },
        ...types.map((result) => ({ boundaryId, type: result.organisationTypeId, result })),
      ];
    },
  );
  const visible = groups.filter(({ result }) => result.state === "shown");
  expect(visible.length).toBeGreaterThan(5);
  expect(groups.some(({ result }) => result.state === "too-few")).toBe(true);

  const equations = visible.map(({ boundaryId, type }) =>
    organisations.map((each) =>
      Number(each.places.includes(boundaryId) && (type === undefined || each.type === type)),
    ),
  );
  equations.forEach((row, index) => {
    expect(row.reduce((sum, one) => sum + one, 0)).toBe(visible[index]?.result.organisationCount);
  });
  const rank = exactRank(equations);
  for (const [one, organisation] of organisations.entries()) {
    const similar = organisations.findIndex(
      ({ type, places }, other) =>
        other > one && type === organisation.type && places[0] === organisation.places[0],
    );
    for (const selected of similar === -1 ? [[one]] : [[one], [one, similar]]) {
      const vector = organisations.map((_, index) => Number(selected.includes(index)));
      expect(exactRank([...equations, vector])).toBe(rank + 1);
    }
  }
});
