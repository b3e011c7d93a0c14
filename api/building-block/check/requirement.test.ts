import { beforeEach, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE, personForm } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;

beforeEach(async () => {
  office.setToday("2026-07-20");
  place = await write.newStation("province");
  office.setToday("2026-08-15");
});

const fetchChecks = async () =>
  (await write.read(place)).buildingBlockRequirements.map(({ checkedOn, checkedHow, checkedBy }) =>
    checkedOn === null ? null : [checkedOn, checkedHow, checkedBy],
  );
/** A submitted form lists all people, as the screen does. */
const buildFullForm = async () =>
  (await write.read(place)).buildingBlockRequirements.map((each) => ({
    buildingBlockRequirementId: each.buildingBlockRequirementId,
    stakeholderContactPerson: each.stakeholderContactPerson.map(personForm),
  }));
const FIRST_CHECK = ["2026-07-20", 1, "Zanele Khumalo"];
const SECOND_CHECK = ["2026-08-15", 2, "Sipho Dube"];

test("a submitted form checks each requirement, even one without a contact, and its undo removes the checks", async () => {
  expect(await fetchChecks()).toEqual([FIRST_CHECK, FIRST_CHECK, FIRST_CHECK, FIRST_CHECK]);
  const form = { buildingBlockRequirements: await buildFullForm(), checkedHow: 2 };
  const { body } = await write.saveForm("coordinator", place, form);
  expect(await fetchChecks()).toEqual([SECOND_CHECK, SECOND_CHECK, SECOND_CHECK, SECOND_CHECK]);
  const path = `getBuildingBlockHistory?stakeholderId=${place}&buildingBlockId=${POLICE}`;
  const { entries } = await office.sendOk("coordinator", "GET", path);
  expect((entries as { facts: unknown[] }[])[0]?.facts).toContainEqual({
    ...{ what: "Nobody stands for", value: expect.stringMatching(/Victim-Friendly Room.*, .*, /) },
  });
  await office.sendOk("coordinator", "POST", "undoChange", { changeId: body.changeId });
  expect(await fetchChecks()).toEqual([FIRST_CHECK, FIRST_CHECK, FIRST_CHECK, FIRST_CHECK]);
});

test("a form does not check a requirement if it omits one of its people", async () => {
  const [firstRequirement, ...otherRequirements] = await buildFullForm();
  const [firstContact] = firstRequirement?.stakeholderContactPerson ?? [];
  const shortenedForm = [
    { ...firstRequirement, stakeholderContactPerson: [firstContact] },
    ...otherRequirements,
  ];
  await write.saveForm("coordinator", place, { buildingBlockRequirements: shortenedForm, checkedHow: 2 });
  expect(await fetchChecks()).toEqual([FIRST_CHECK, SECOND_CHECK, SECOND_CHECK, SECOND_CHECK]);
});

test("a check of a requirement does not check the place's own number", async () => {
  const form = { buildingBlockRequirements: (await buildFullForm()).slice(1), checkedHow: 2 };
  const before = await office.sendOk("coordinator", "GET", "getDueContacts?pageSize=100");
  await write.saveForm("coordinator", place, form);
  expect(await office.sendOk("coordinator", "GET", "getDueContacts?pageSize=100")).toEqual(before);
  const [person] = getPeople(await write.read(place)) as [CapturedPerson];
  expect(person.verifiedOn).toBe("2026-07-20");
});
