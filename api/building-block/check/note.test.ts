import { beforeEach, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import type { DueContact } from "./contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;
let person: CapturedPerson;
beforeEach(async () => {
  office.setToday("2026-04-15");
  place = await write.newStation("province");
  office.setToday("2026-08-15");
  [person] = getPeople(await write.read(place)) as [CapturedPerson];
});

const fetchQueue = async () =>
  (await office.sendOk("coordinator", "GET", `getDueContacts?pageSize=100&boundaryId=${office.emfuleni}`))
    .contacts as DueContact[];
const findDueContact = async () =>
  (await fetchQueue()).find(({ stakeholderId }) => stakeholderId === person.stakeholderId);
const fetchNextCounts = async () =>
  (
    await office.sendOk(
      "coordinator",
      "GET",
      `getBuildingBlockAssociatedToUser?boundaryId=${office.emfuleni}`,
    )
  ).next;
const note = (callAgainOn: string | null, text: string | null) =>
  office.sendOk("editor", "POST", "checkContacts", {
    ...{ outcome: "noted", placeId: place, stakeholderId: person.stakeholderId, callAgainOn, note: text },
  });

test("a contact is not due until its day to call again, and then has its note", async () => {
  const before = (await fetchNextCounts()) as { due: number; callAgain: number };
  expect(await findDueContact()).toMatchObject({ callAgainOn: null, note: null });
  await note("2026-08-20", "On leave until Wednesday");
  expect(await findDueContact()).toBeUndefined();
  expect(await fetchNextCounts()).toMatchObject({ due: before.due - 1, callAgain: before.callAgain });
  office.setToday("2026-08-20");
  expect(await findDueContact()).toMatchObject({
    callAgainOn: "2026-08-20",
    note: "On leave until Wednesday",
  });
  expect(await fetchNextCounts()).toMatchObject({ callAgain: before.callAgain + 1 });
  expect(await office.knex("audit_log").orderBy("audit_id", "desc").first("what", "after")).toEqual({
    what: "contact noted",
    after: { Contacts: person.name, "Call again on": "2026-08-20", Note: "On leave until Wednesday" },
  });
});

test("a check deletes the day to call again and keeps the note", async () => {
  await note("2026-08-15", "Ask for extension 12");
  const { stakeholderId, version } = person;
  const contacts = [{ stakeholderId, version }];
  await office.sendOk("coordinator", "POST", "checkContacts", {
    ...{ outcome: "still right", checkedHow: 1, contacts },
  });
  office.setToday("2026-11-15");
  expect(await findDueContact()).toMatchObject({ callAgainOn: null, note: "Ask for extension 12" });
});

test("a form stores opening hours and languages, and only the place's own number may be a short code", async () => {
  const serviceFields = { openingHours: "Day and night", languages: ["zu", "en", "sfs"] };
  const contacts = [{ contactTypeId: 3, detail: "10111" }];
  expect(await write.saveForm("coordinator", place, { ...serviceFields, contacts })).toMatchObject({
    status: 200,
  });
  expect(await write.read(place)).toMatchObject({ ...serviceFields, contacts });
  const path = `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=1&stakeholderId=${place}`;
  expect(await office.sendOk("anyone", "GET", path)).toMatchObject([{ ...serviceFields, contacts }]);
  const { stakeholderId, version } = person;
  const shortNumber = { stakeholderId, version, contacts: [{ contactTypeId: 2, detail: "10111" }] };
  expect((await write.correct("coordinator", place, shortNumber)).status).toBe(400);
  const invalidCode = await write.saveForm("coordinator", place, {
    contacts: [{ contactTypeId: 3, detail: "12345" }],
  });
  expect(invalidCode.status).toBe(400);
});

test("a day to call again must be today or in the next 90 days", async () => {
  const noteOn = (callAgainOn: string) =>
    office.send("editor", "POST", "checkContacts", {
      ...{ outcome: "noted", placeId: place, stakeholderId: person.stakeholderId, callAgainOn, note: null },
    });
  for (const day of ["2026-08-14", "2026-11-14"])
    expect(await noteOn(day)).toMatchObject({
      status: 400,
      body: { message: "Please choose a day in the next 90 days." },
    });
  expect(await findDueContact()).toMatchObject({ callAgainOn: null });
  for (const day of ["2026-08-15", "2026-11-13"]) expect((await noteOn(day)).status).toBe(200);
});

test("a reported number is due before its day to call again", async () => {
  await note("2026-10-20", null);
  expect(await findDueContact()).toBeUndefined();
  await office.sendOk("anyone", "POST", "reportWrongNumber", {
    ...{ stakeholderId: place, contactStakeholderId: person.stakeholderId },
  });
  expect(await findDueContact()).toMatchObject({ reason: "reported", callAgainOn: "2026-10-20" });
});
