import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DirectoryEntry } from "../../directory/contract.ts";
import { writeService } from "../../directory/help/writeService.ts";
import { createPlaceImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import type { DueContacts } from "./contract.ts";

const BY_TELEPHONE = 1;
const OWN_KNOWLEDGE = 4;
const office = startOffice();
const write = createWriters(office);
let place: number;

const importPlaces = createPlaceImporter("reception,known_on");
const importStation = (name: string, number: string) =>
  importPlaces(
    office.knex,
    `Emfuleni,Police station support services,${name},2026-08-01,${number},2026-08-15`,
  );

beforeAll(async () => {
  // The first file removes the demonstration.
  await importStation("First Of A File", "0165550140");
});
beforeEach(async () => {
  office.setToday("2026-07-15");
  place = await write.newStation("province");
  const { stakeholderId, version } = await findPlaceContact();
  await check({ stakeholderId, version }, BY_TELEPHONE);
  office.setToday("2026-08-15");
});

const getFirstPerson = async () => getPeople(await write.read(place))[0] as CapturedPerson;
const findPlaceContact = async () =>
  office.knex("stakeholder").where({ stakeholderId: place }).first("stakeholder_id", "version");
const check = (contact: { stakeholderId: number; version: number }, checkedHow: number) => {
  const { stakeholderId, version } = contact;
  const contacts = [{ stakeholderId, version }];
  return office.sendOk("province", "POST", "checkContacts", { outcome: "still right", checkedHow, contacts });
};
const fetchPublicDays = async () => {
  const path = `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}&stakeholderId=${place}`;
  const [entry] = (await office.sendOk("anyone", "GET", path)) as unknown as [DirectoryEntry];
  const people = entry.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
  const { stakeholderId } = await getFirstPerson();
  const person = people.find((each) => each.stakeholderId === stakeholderId);
  return { place: entry.verifiedOn, person: person?.verifiedOn };
};
const fetchDueIds = async () => {
  const { contacts } = (await office.sendOk(
    "province",
    "GET",
    "getDueContacts?pageSize=100",
  )) as unknown as DueContacts;
  return contacts.map(({ stakeholderId }) => stakeholderId);
};

test("a new number entered from own knowledge has no check date and is due, and its undo restores the old date", async () => {
  expect(await fetchPublicDays()).toEqual({ place: "2026-07-15", person: "2026-07-15" });
  const { stakeholderId, version } = await getFirstPerson();
  const placeContact = await findPlaceContact();
  const ownKnowledge = { checkedHow: OWN_KNOWLEDGE };
  const person = await write.correct("coordinator", place, {
    ...{ stakeholderId, version, ...ownKnowledge, contacts: [{ contactTypeId: 2, detail: "0825550141" }] },
  });
  const reception = [{ contactTypeId: 3, detail: "0165550142" }];
  const number = await write.correct("coordinator", place, {
    ...placeContact,
    ...ownKnowledge,
    contacts: reception,
  });
  expect(await fetchPublicDays()).toEqual({ place: null, person: null });
  expect(await fetchDueIds()).toEqual(expect.arrayContaining([stakeholderId, place]));
  for (const { changeId } of [person.body, number.body])
    await office.sendOk("province", "POST", "undoChange", { changeId });
  expect(await fetchPublicDays()).toEqual({ place: "2026-07-15", person: "2026-07-15" });
});

test("an imported number has no check date", async () => {
  await importStation((await write.read(place)).name, "0165550143");
  expect((await write.read(place)).contacts).toMatchObject([{ detail: "0165550143" }]);
  expect(await fetchPublicDays()).toEqual({ place: null, person: "2026-07-15" });
});

test("a check from own knowledge neither clears public reports nor renews the public check date", async () => {
  const { stakeholderId } = await getFirstPerson();
  const report = { stakeholderId: place, contactStakeholderId: stakeholderId };
  await office.sendOk("anyone", "POST", "reportWrongNumber", report);
  await check(await getFirstPerson(), OWN_KNOWLEDGE);
  expect((await getFirstPerson()).reports).toBe(1);
  await check(await getFirstPerson(), BY_TELEPHONE);
  expect((await getFirstPerson()).reports).toBe(0);
  office.setToday("2027-02-15");
  await check(await getFirstPerson(), OWN_KNOWLEDGE);
  expect((await fetchPublicDays()).person).toBeUndefined();
  expect(await fetchDueIds()).toContain(stakeholderId);
});

test("each number has its own check date in the directory and on the help page, where an old one reads 'Not checked since'", async () => {
  office.setToday("2026-08-15");
  const { stakeholderId, version } = await getFirstPerson();
  await write.correct("coordinator", place, {
    ...{ stakeholderId, version, checkedHow: OWN_KNOWLEDGE },
    contacts: [
      { contactTypeId: 2, detail: "0825550100" },
      { contactTypeId: 4, detail: "0825550149" },
    ],
  });
  const path = `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}&stakeholderId=${place}`;
  const fetchChecks = async () => {
    const [entry] = (await office.sendOk("anyone", "GET", path)) as unknown as [DirectoryEntry];
    const people = entry.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
    const person = people.find((each) => each.stakeholderId === stakeholderId);
    return {
      entry,
      checks: [entry, person].flatMap((each) => each?.contacts.map(({ check }) => check) ?? []),
    };
  };
  const byTelephone = { checkedOn: "2026-07-15", checkedHow: BY_TELEPHONE, isOld: false };
  const { entry, checks } = await fetchChecks();
  expect(checks).toEqual([byTelephone, byTelephone, null]);
  expect(writeService(entry).calls.map(({ note }) => note)).toEqual(
    expect.arrayContaining(["Checked on 15 July 2026 by telephone", "Not verified yet"]),
  );
  office.setToday("2026-12-15");
  const [ownCall] = writeService((await fetchChecks()).entry).calls;
  expect(ownCall?.note).toBe("Not checked since 15 July 2026");
});
