import { describe, expect, onTestFinished, test } from "vitest";
import { removeDemonstration } from "../../building-block/import/applyPlannedPlaces.ts";
import { openShared, openTestDatabase } from "../../testing/testDatabase.ts";
import { generateChallenges } from "./collectiveActions.ts";
import { buildAnswerRows } from "./divideAnswers.ts";

async function openDemonstration() {
  const { knex, close } = await openTestDatabase("demonstration");
  onTestFinished(close);
  return knex;
}

test("invented people have recognisable names, numbers and e-mails", async () => {
  const knex = await openDemonstration();
  const people = await knex("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "s.data_source_id")
    .select("s.name", "d.is_demonstration as demo");
  expect(people.length).toBeGreaterThan(1500);
  expect(people.filter(({ name, demo }) => !demo || !/^Invented Contact \d{4}$/.test(name))).toEqual([]);
  const contacts: { contactTypeId: number; detail: string }[] = await knex("contact as c")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "s.data_source_id")
    .where("d.is_demonstration", true)
    .where("d.theme", "building-block")
    .select("c.contact_type_id", "c.detail");
  const isInvented = ({ contactTypeId, detail }: (typeof contacts)[number]) =>
    (contactTypeId === 1 ? /@example\.org$/ : /^000\d{7}$/).test(detail);
  expect(contacts.length).toBeGreaterThan(3000);
  expect(contacts.filter((contact) => !isInvented(contact))).toEqual([]);
});

test("contact persons began in every quarter; some have left and some are unverified", async () => {
  const knex = await openDemonstration();
  const people = knex("building_block_contact_person");
  const terms: { quarter: string }[] = await people
    .clone()
    .select(knex.raw("date_trunc('quarter', valid_from)::date::text as quarter"));
  const quarters = new Set(terms.map(({ quarter }) => quarter));
  expect(quarters.size).toBeGreaterThanOrEqual(9);
  expect(await people.clone().whereNotNull("valid_to")).not.toHaveLength(0);
  expect(await people.clone().whereNull("verified_on")).not.toHaveLength(0);
  expect(await people.clone().where("valid_from", ">", "2026-08-15")).toHaveLength(0);
});

test("there are captures, reported numbers and unreached contacts, and importing real places removes them", async () => {
  const knex = await openDemonstration();
  const readCaptureStates = () => knex("building_block_capture").orderBy("state").pluck("state");
  const readReportCounts = () => knex("wrong_number").pluck("reports");
  expect(await readCaptureStates()).toEqual([1, 2]);
  expect(await readReportCounts()).toHaveLength(2);
  const notReached = knex("building_block_contact_person").orderBy("not_reached_days");
  expect(await notReached.where("not_reached_days", ">", 0).pluck("not_reached_days")).toEqual([2, 3]);
  await knex.transaction((trx) => removeDemonstration(trx));
  expect([await readCaptureStates(), await readReportCounts()]).toEqual([[], []]);
});

const places = Array.from({ length: 100 }, (_, index) => ({
  boundaryId: 1000 + index,
  code: `XX${index}`,
  name: `Place ${index}`,
  peopleCount: index < 10 ? 1_000_000 : 60_000,
}));
test.each(["2026-01-01", "2026-08-15", "2027-12-31"])(
  "on %s the latest of four cycles is running",
  (today) => {
    const challenges = generateChallenges(places, today);
    const cycles = new Set(challenges.map(({ cycle }) => cycle.cycleId));
    expect(cycles.size).toBe(4);
    const running = challenges.filter(
      ({ validFrom, validTo }) => `${validFrom}` <= today && today <= `${validTo}`,
    );
    expect(new Set(running.map(({ cycle }) => cycle.cycleId))).toEqual(new Set([Math.max(...cycles)]));
    expect(running.every(({ outcome }) => outcome === null)).toBe(true);
  },
);

test("the figures cover eight quarters, are marked as generated, and are near the national numbers", async () => {
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

describe("health checks", () => {
  test("every response has one answer to each single-choice question, and no answer twice", () => {
    const questions = [
      { isSingleChoice: true, answerIds: [1, 2, 3], isScored: true },
      { isSingleChoice: false, answerIds: [4, 5], isScored: true },
    ];
    for (const positivity of [0, 0.3, 0.97]) {
      const rows = [...buildAnswerRows({ healthCheckId: 7, responses: 23, positivity }, questions)];
      const listCounts = (ids: number[]) =>
        rows.filter(([, id]) => ids.includes(id)).map(([, , count]) => count);
      expect(listCounts([1, 2, 3]).reduce((a, b) => a + b, 0)).toBe(23);
      for (const count of listCounts([4, 5])) expect(count).toBeLessThanOrEqual(23);
      if (positivity === 0) expect(rows).toEqual([[7, 3, 23]]);
    }
  });
});
