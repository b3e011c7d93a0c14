import { expect, onTestFinished, test } from "vitest";
import { removePeriods } from "../../crime/import/figures/crimePeriods.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { openShared, openTestDatabase } from "../../testing/testDatabase.ts";
import { seedDemonstrationCrime } from "./crime.ts";

const DAY = new Date("2026-08-15T10:00:00+02:00");

test("the demonstration's figures are of eight quarters, marked as generated, and near the national numbers", async () => {
  const { knex, close } = await openShared(openTestDatabase, "demonstration");
  onTestFinished(close);
  const periods = await knex("crime_period").orderBy(["year", "quarter"]).select("year", "quarter");
  expect(periods.map(({ year, quarter }) => `${year}Q${quarter}`)).toEqual([
    "2024Q3",
    "2024Q4",
    "2025Q1",
    "2025Q2",
    "2025Q3",
    "2025Q4",
    "2026Q1",
    "2026Q2",
  ]);
  expect(
    await knex("data_source").where({ theme: "crime" }).select("description", "is_demonstration as demo"),
  ).toEqual([{ description: "Invented figures, for demonstration", demo: true }]);
  const national = await knex("crime_figure")
    .join("crime_type", "crime_type.crime_type_id", "crime_figure.crime_type_id")
    .where({ boundary_id: 0 })
    .whereRaw("year * 4 + quarter > 2025 * 4 + 2")
    .groupBy("description")
    .select("description")
    .sum("value as reports");
  const reports = Object.fromEntries(national.map((row) => [row.description, Number(row.reports)]));
  const sexualOffences =
    reports.Rape +
    reports["Sexual assault"] +
    reports["Attempted sexual offences"] +
    reports["Contact sexual offences"];
  expect(sexualOffences / 51_895).toBeCloseTo(0.97, 1);
  expect(reports.Murder / 18_673).toBeCloseTo(0.97, 1);
  expect(reports["Assault with the intent to inflict grievous bodily harm"] / 182_933).toBeCloseTo(0.97, 1);
});

test("some precincts have not been captured, in some quarters or in none at all", async () => {
  const { knex, close } = await openShared(openTestDatabase, "demonstration");
  onTestFinished(close);
  const precincts = await knex("boundary").where({ boundary_type_id: 5 }).pluck("boundary_id");
  const quarters = await knex("crime_coverage")
    .whereIn("boundary_id", precincts)
    .groupBy("boundary_id")
    .count("* as n");
  const captured = quarters.map(({ n }) => Number(n));
  expect(captured.length).toBeLessThan(precincts.length);
  expect(captured.filter((n) => n < 8).length).toBeGreaterThan(0);
  expect(captured.filter((n) => n === 8).length / precincts.length).toBeGreaterThan(0.8);
});

test("the same day gives the same figures", async () => {
  const { knex, close } = await openTestDatabase("demonstration");
  onTestFinished(close);
  const before = await tableDigests(knex);
  const periods = await knex("crime_period").select("year", "quarter");
  await knex.transaction(async (trx) => {
    await removePeriods(trx, periods);
    await seedDemonstrationCrime(trx, { today: DAY });
  });
  expect((await tableDigests(knex)).crime_count).toBe(before.crime_count);
});
