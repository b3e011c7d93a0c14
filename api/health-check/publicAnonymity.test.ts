import { expect, test } from "vitest";
import { MIN_RESPONSES } from "../shared/surveyThresholds.ts";
import { openShared, openTestDatabase } from "../testing/testDatabase.ts";

test("S18 S19 answers are stored only as totals of surveys, without person, address, time or order", async () => {
  const { knex } = await openShared(openTestDatabase, "demonstration");
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
  const { knex } = await openShared(openTestDatabase, "demonstration");
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
