import { beforeEach, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE, personForm } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;

beforeEach(async () => {
  office.at("2026-07-20");
  place = await write.newStation("province");
  office.at("2026-08-15");
});

const checks = async () =>
  (await write.read(place)).buildingBlockRequirements.map(({ checkedOn, checkedHow, checkedBy }) =>
    checkedOn === null ? null : [checkedOn, checkedHow, checkedBy],
  );
/** A submitted form lists all people, as the screen does. */
const fullForm = async () =>
  (await write.read(place)).buildingBlockRequirements.map((each) => ({
    buildingBlockRequirementId: each.buildingBlockRequirementId,
    stakeholderContactPerson: each.stakeholderContactPerson.map(personForm),
  }));
const FIRST = ["2026-07-20", 1, "Zanele Khumalo"];
const NOW = ["2026-08-15", 2, "Sipho Dube"];

test("a submitted form checks each requirement, also where nobody is named, and its undo removes the checks", async () => {
  expect(await checks()).toEqual([FIRST, FIRST, FIRST, FIRST]);
  const form = { buildingBlockRequirements: await fullForm(), checkedHow: 2 };
  const { body } = await write.form("coordinator", place, form);
  expect(await checks()).toEqual([NOW, NOW, NOW, NOW]);
  const path = `getBuildingBlockHistory?stakeholderId=${place}&buildingBlockId=${POLICE}`;
  const { entries } = await office.make("coordinator", "GET", path);
  expect((entries as { facts: unknown[] }[])[0]?.facts).toContainEqual({
    ...{ what: "Nobody stands for", value: expect.stringMatching(/Victim-Friendly Room.*, .*, /) },
  });
  await office.make("coordinator", "POST", "undoChange", { changeId: body.changeId });
  expect(await checks()).toEqual([FIRST, FIRST, FIRST, FIRST]);
});

test("a requirement of which somebody was left out stays unchecked", async () => {
  const [first, ...rest] = await fullForm();
  const [one] = first?.stakeholderContactPerson ?? [];
  const some = [{ ...first, stakeholderContactPerson: [one] }, ...rest];
  await write.form("coordinator", place, { buildingBlockRequirements: some, checkedHow: 2 });
  expect(await checks()).toEqual([FIRST, NOW, NOW, NOW]);
});

test("a check of a requirement is no check of the place's own number", async () => {
  const form = { buildingBlockRequirements: (await fullForm()).slice(1), checkedHow: 2 };
  const before = await office.make("coordinator", "GET", "getDueContacts?pageSize=100");
  await write.form("coordinator", place, form);
  expect(await office.make("coordinator", "GET", "getDueContacts?pageSize=100")).toEqual(before);
  const [person] = getPeople(await write.read(place)) as [CapturedPerson];
  expect(person.verifiedOn).toBe("2026-07-20");
});
