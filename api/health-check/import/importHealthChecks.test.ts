import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { getJsonResponse } from "../../testing/Browser.ts";
import { importInto } from "../../testing/import/importInto.ts";
import { buildSurveyFile, type FileRun } from "../../testing/import/surveyFile.ts";
import { startApp } from "../../testing/startApp.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";
import { getHealthCheckStats } from "../contract.ts";

const buildRun = (number: number, changes: Partial<FileRun> = {}): FileRun => ({
  organisation: `Organisation ${number}`,
  organisation_type: "Civil society",
  municipality: "NC091",
  survey: "staff",
  period: "2026Q1",
  expected: 20,
  responses: 10,
  ...changes,
});
const FOUR_RUNS = [1, 2, 3, 4].map((number) => buildRun(number));

const getResults = (knex: Knex, code: string) =>
  knex("health_check_result as r")
    .join("boundary as b", "b.boundary_id", "r.boundary_id")
    .where("b.code", code)
    .orderBy(["year", "quarter", "organisation_type_id"])
    .select("year", "quarter", "organisation_type_id as type", "organisation_count as organisations")
    .select("actual_responses as responses", "overall");

describe.each(bothDatabases)("a file of health checks on %s", (_name, open) => {
  test("answers are stored, and public results are computed for every containing area", async () => {
    const { importText, knex } = await importInto("healthchecks", "reference", open);
    expect(await importText(await buildSurveyFile(FOUR_RUNS))).toEqual({
      changed: true,
      summary: ["4 runs of the health check were read and placed.", "4 runs were added and 0 corrected."],
    });
    const publicResult = { year: 2026, quarter: 1, organisations: 4, responses: 40 };
    for (const code of ["NC091", "DC9", "NC", "ZA"]) {
      expect(await getResults(knex, code)).toMatchObject([
        { ...publicResult, type: 0 },
        { ...publicResult, type: 3 },
      ]);
    }
    expect((await getResults(knex, "ZA"))[0]?.overall).toBeGreaterThan(7000);
  });
});

describe.each(testDatabases)("an import of health checks on %s", (_name, open) => {
  test("S47 the file's fingerprint is not stored", async () => {
    const { importText, knex } = await importInto("healthchecks", "reference", open);
    await importText(await buildSurveyFile(FOUR_RUNS));
    expect(await knex("data_source").where({ theme: "health-check" }).pluck("fingerprint")).toEqual([null]);
  });

  test("importing a file again changes nothing", async () => {
    const { importText, knex } = await importInto("healthchecks", "reference", open);
    const file = await buildSurveyFile(FOUR_RUNS);
    await importText(file);
    const before = await tableDigests(knex);
    expect(await importText(file)).toEqual({
      changed: false,
      summary: [
        "4 runs of the health check were read and placed.",
        "All of them are in the database already.",
        "Answers of runs that are here already were not compared.",
      ],
    });
    expect(await tableDigests(knex)).toEqual(before);
  });

  test("changed values are corrected, and runs that the file lacks remain", async () => {
    const { importText, knex } = await importInto("healthchecks", "reference", open);
    await importText(await buildSurveyFile(FOUR_RUNS), { name: "first.csv" });
    const { summary } = await importText(
      await buildSurveyFile([buildRun(2, { responses: 15 }), buildRun(5)]),
    );
    expect(summary).toContain("1 run was added and 1 corrected.");
    expect((await getResults(knex, "ZA"))[0]).toMatchObject({ organisations: 5, responses: 55 });
  });

  test("S20 the messages of previews and imports are the same for all numbers of responses below five", async () => {
    const { importText } = await importInto("healthchecks", "reference", open);
    await importText(await buildSurveyFile([buildRun(1, { responses: 3 }), buildRun(2)]));
    for (const dryRun of [true, false]) {
      const results: object[] = [];
      for (const responses of [0, 1, 2, 3, 4])
        results.push(await importText(await buildSurveyFile([buildRun(1, { responses })]), { dryRun }));
      expect(results).toEqual(results.map(() => results[0]));
    }
  });

  test("importing real answers removes the demonstration's answers, organisations and quarters", async () => {
    const { importText, knex } = await importInto("healthchecks", "demonstration", open);
    const { summary } = await importText(await buildSurveyFile(FOUR_RUNS));
    expect(summary[2]).toMatch(/^The [\d,]+ demonstration runs were removed\.$/);
    expect(await getResults(knex, "ZA")).toHaveLength(2);
    expect(await knex("health_check_quarter").pluck("registered_organisations")).toEqual([4]);
    expect(await knex("organisation")).toHaveLength(4);
    expect(await knex("stakeholder").whereLike("name", "Invented organisation%")).toEqual([]);
    expect(await knex("data_source").where({ theme: "health-check" }).pluck("is_demonstration")).toEqual([
      false,
    ]);
    const orphans = await knex("health_check_answer").whereNotIn(
      "health_check_id",
      knex("health_check").select("health_check_id"),
    );
    expect(orphans).toEqual([]);
  });
});

test("S20 results of two organisations, or of three of which one has four responses, are hidden", async () => {
  const { importText, database } = await importInto("healthchecks");
  await importText(await buildSurveyFile([buildRun(1), buildRun(2), buildRun(3, { responses: 4 })]));
  const app = await startApp({ database: { ...database, close: async () => {} } });
  const { boundaryLevel, healthCheckStats } = await getJsonResponse(app, getHealthCheckStats);
  await app.close();
  expect(boundaryLevel).toMatchObject({ state: "too-few", organisationCount: null, overalMaturity: null });
  expect(healthCheckStats.map(({ state }) => state)).toEqual([
    "none",
    "none",
    "too-few",
    "none",
    "none",
    "none",
  ]);
});

test("staff and students of one organisation count as one organisation", async () => {
  const { importText, knex } = await importInto("healthchecks");
  const colleges = [1, 2, 3].flatMap((number) =>
    (["staff", "students"] as const).map((survey) =>
      buildRun(number, { organisation_type: "University or college", survey }),
    ),
  );
  await importText(await buildSurveyFile(colleges));
  expect((await getResults(knex, "ZA"))[0]).toMatchObject({ organisations: 3, responses: 60 });
});

test("rows that cannot be placed are left out, counted by reason, and written to a file with their line numbers", async () => {
  const { importText, rejectsDir } = await importInto("healthchecks");
  const file = await buildSurveyFile([
    ...FOUR_RUNS,
    buildRun(5, { municipality: "Nowhere" }),
    buildRun(6, { organisation_type: "Club" }),
  ]);
  const { summary } = await importText(file, { name: "answers.csv" });
  const path = join(rejectsDir, readdirSync(rejectsDir)[0] as string);
  expect(summary.slice(2)).toEqual([
    `34 rows could not be placed and were left out; see ${path}:`,
    '  17 rows: unknown municipality "Nowhere"',
    '  17 rows: unknown type of organisation "Club"',
  ]);
  expect(readFileSync(path, "utf8")).toContain(`70,"unknown municipality ""Nowhere""",Organisation 5,`);
});
