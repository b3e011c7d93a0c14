import { expect, onTestFinished, test } from "vitest";
import { removeDemonstration } from "../../building-block/import/importBuildingBlocks.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testDay.ts";
import { seedDemonstrationBuildingBlocks } from "./buildingBlocks.ts";

async function openDemonstration() {
  const { knex, close } = await openTestDatabase("demonstration");
  onTestFinished(close);
  return knex;
}

test("everybody who is invented can be recognised: names, numbers and e-mails of nobody", async () => {
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

test("there is history: terms that began in every quarter, that ended, and that nobody verified", async () => {
  const knex = await openDemonstration();
  const people = knex("building_block_contact_person");
  const began: { quarter: string }[] = await people
    .clone()
    .select(knex.raw("date_trunc('quarter', valid_from)::date::text as quarter"));
  const quarters = new Set(began.map(({ quarter }) => quarter));
  expect(quarters.size).toBeGreaterThanOrEqual(9);
  expect(await people.clone().whereNotNull("valid_to")).not.toHaveLength(0);
  expect(await people.clone().whereNull("verified_on")).not.toHaveLength(0);
  expect(await people.clone().where("valid_from", ">", "2026-08-15")).toHaveLength(0);
});

test("officials find work of every kind, and none of it is left when real places are imported", async () => {
  const knex = await openDemonstration();
  const states = () => knex("building_block_capture").orderBy("state").pluck("state");
  const reported = () => knex("wrong_number").pluck("reports");
  expect(await states()).toEqual([1, 2]);
  expect(await reported()).toHaveLength(2);
  const notReached = knex("building_block_contact_person").orderBy("not_reached_days");
  expect(await notReached.where("not_reached_days", ">", 0).pluck("not_reached_days")).toEqual([2, 3]);
  await knex.transaction((trx) => removeDemonstration(trx));
  expect([await states(), await reported()]).toEqual([[], []]);
});

test("the same day gives the same counts", async () => {
  const knex = await openDemonstration();
  const counts = async () => {
    const { building_block_step, building_block_requirement_step } = await tableDigests(knex);
    return [building_block_step, building_block_requirement_step];
  };
  const before = await counts();
  await knex.transaction(async (trx) => {
    await removeDemonstration(trx);
    await seedDemonstrationBuildingBlocks(trx, { today: TEST_DAY });
  });
  expect(await counts()).toEqual(before);
});
