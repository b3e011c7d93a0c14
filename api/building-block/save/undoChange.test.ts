import { beforeEach, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE, personForm } from "../../testing/building-block/place.ts";
import { createSheetClient, encodeCsv, getCells } from "../../testing/building-block/sheets.ts";
import type { CapturedPerson, ContactsWithRequirements } from "../instance/contract.ts";
import { findBuildingBlockData } from "../queries.ts";
import type { RecentChange } from "./contract.ts";

const office = startOffice();
const write = createWriters(office);
const sheets = createSheetClient(office);
let place: number;

beforeEach(async () => {
  place = await write.newStationOfLastMonth();
});

async function readPlace() {
  const { version: _, changedAt: _at, changedBy: _by, ...detail } = await write.read(place);
  const withoutIds = (person: CapturedPerson) => {
    const { version: _version, stakeholderId: _id, contacts, ...fields } = person;
    return { ...fields, contacts: contacts.map(({ contactTypeId, detail: text }) => [contactTypeId, text]) };
  };
  return {
    ...detail,
    address: detail.address?.addressLine1,
    contacts: detail.contacts.map(({ contactTypeId, detail: text }) => [contactTypeId, text]),
    buildingBlockRequirements: detail.buildingBlockRequirements.map((each) => ({
      ...each,
      stakeholderContactPerson: each.stakeholderContactPerson.map(withoutIds),
    })),
  };
}
const undo = (changeId: unknown, who: OfficeUser = "coordinator") =>
  office.send(who, "POST", "undoChange", { changeId });
const fetchRecentChanges = async (who: OfficeUser = "coordinator") =>
  (await office.sendOk(who, "GET", "getRecentChanges")).changes as RecentChange[];
const getTwoPeople = async () => getPeople(await write.read(place)) as [CapturedPerson, CapturedPerson];
const findLastAuditLine = () => office.knex("audit_log").orderBy("audit_id", "desc").first("what");

async function applySheet() {
  const grid = await sheets.download("coordinator");
  const { get, set, people } = getCells(grid);
  const { buildingBlockStakeholderId: id } = await write.read(place);
  const [first, second] = people().filter((row) => get(row, "Place id") === String(id)) as [number, number];
  set(first, { Mobile: "0825550401", Role: "Another role" });
  set(second, { Ended: "yes" });
  const added = [...(grid[first] as string[])];
  grid.push(added);
  set(grid.length - 1, { Contact: "New Contact", "Contact id": "", Version: "" });
  const file = encodeCsv([grid[0] as string[], grid[first] as string[], grid[second] as string[], added]);
  const { fingerprint, errors } = await sheets.preview("coordinator", file);
  expect(errors).toEqual([]);
  return (await sheets.apply("coordinator", file, fingerprint)).body.changeId;
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  "an applied sheet": applySheet,
  "an ended place": async () => (await write.endPlace("coordinator", place)).body.changeId,
  "a removed contact": async () => (await write.removeContact("coordinator", place)).body.changeId,
  "a form": async () => (await write.saveForm("coordinator", place, { name: "Renamed" })).body.changeId,
  "a correction in the row": async () => {
    const [{ stakeholderId, version }] = await getTwoPeople();
    const contacts = [{ contactTypeId: 2, detail: "0825550402" }];
    return (await write.correct("coordinator", place, { stakeholderId, version, contacts })).body.changeId;
  },
  "checks in bulk": async () => {
    const contacts = (await getTwoPeople()).map(({ stakeholderId, version }) => ({ stakeholderId, version }));
    await office.sendOk("coordinator", "POST", "checkContacts", {
      ...{ outcome: "still right", checkedHow: 1, contacts },
    });
    return (await fetchRecentChanges())[0]?.changeId;
  },
};

test.each(Object.entries(CHANGES))(
  "%s is undone as a whole, even after thirteen days",
  async (_, applyChange) => {
    const before = await readPlace();
    const changeId = await applyChange();
    expect((await fetchRecentChanges("province"))[0]).toMatchObject({
      changeId,
      who: "Sipho Dube",
      until: "2026-08-28",
    });
    office.setToday("2026-08-28");
    expect(await undo(changeId, "province")).toMatchObject({ status: 200, body: { message: "Taken back." } });
    expect(await readPlace()).toEqual(before);
    expect(await findLastAuditLine()).toEqual({ what: "change taken back" });
    expect((await undo(changeId)).status).toBe(404);
    expect((await fetchRecentChanges()).map((each) => each.changeId)).not.toContain(changeId);
  },
);

test("an undo leaves and names people who were changed since", async () => {
  const changeId = await applySheet();
  const [changed] = (await getTwoPeople()).filter(({ role }) => role === "Another role") as [CapturedPerson];
  const { stakeholderId, version } = changed;
  const contacts = [{ contactTypeId: 2, detail: "0825550403" }];
  await write.correct("province", place, { stakeholderId, version, contacts });
  expect((await undo(changeId)).body.message).toContain("Changed since, and left as it is: ");
  const after = await getTwoPeople();
  expect(after.find((each) => each.stakeholderId === stakeholderId)?.contacts).toMatchObject(contacts);
  expect(after).toHaveLength(2);
});

test.each(["an ended place", "a removed contact"])(
  "undoing %s of an ended quarter restores it from today on and does not change that quarter",
  async (name) => {
    office.setToday("2026-09-25");
    const people = getPeople(await write.read(place)).length;
    const { name: placeName } = await write.read(place);
    const changeId = await CHANGES[name]?.();
    office.setToday("2026-10-02");
    const fetchPastQuarters = async () =>
      office.knex.transaction(async (trx) => {
        const { buildingBlockReportingPeriods } = await findBuildingBlockData(
          trx,
          office.emfuleni,
          "2026-10-02",
        );
        return JSON.stringify(buildingBlockReportingPeriods.filter(({ isRunning }) => !isRunning));
      });
    const before = await fetchPastQuarters();
    expect((await undo(changeId)).status).toBe(200);
    expect(await fetchPastQuarters()).toBe(before);
    const { stakeholderId } = await office
      .knex("building_block_stakeholder as i")
      .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
      .where({ "s.name": placeName, "i.building_block_id": POLICE })
      .whereNull("i.valid_to")
      .first("i.stakeholder_id");
    const after: ContactsWithRequirements = await write.read(stakeholderId);
    expect(getPeople(after)).toHaveLength(people);
    expect(after).toMatchObject({ isCaptured: true, address: { addressLine1: expect.any(String) } });
  },
);

test("undoing an addition leaves the last day of a person who was removed since", async () => {
  office.setToday("2026-09-25");
  const [person] = await getTwoPeople();
  const addition = {
    buildingBlockRequirementId: person.buildingBlockRequirementId,
    stakeholderContactPerson: [{ ...personForm(person), stakeholderId: null, name: "Aaa Added" }],
  };
  const form = { buildingBlockRequirements: [addition] };
  const { changeId } = (await write.saveForm("coordinator", place, form)).body;
  const added = getPeople(await write.read(place)).find(({ name }) => name === "Aaa Added") as CapturedPerson;
  office.setToday("2026-09-28");
  await write.removeContact("province", place);
  const readLastDay = async () =>
    (
      await office
        .knex("building_block_contact_person")
        .where({ stakeholderId: added.stakeholderId })
        .first(office.knex.raw("valid_to::text as day"))
    ).day;
  expect(await readLastDay()).toBe("2026-09-27");
  office.setToday("2026-10-02");
  expect((await undo(changeId)).status).toBe(200);
  expect(await readLastDay()).toBe("2026-09-27");
});

test("undoing an added place unlists it, unless somebody changed it since", async () => {
  const add = async (name: string) => {
    const added = await office.sendOk("province", "POST", "addBuildingBlock", {
      ...{ boundaryStakeholderId: office.emfuleni, buildingBlockId: POLICE, name, contacts: [] },
      address: { addressLine1: "1 Example Street" },
    });
    const { changes } = await office.sendOk("province", "GET", "getRecentChanges");
    const [{ changeId }] = changes as [{ changeId: number }];
    return { id: added.stakeholderId as number, changeId };
  };
  const fetchNames = async () =>
    JSON.stringify(
      await office.sendOk(
        "anyone",
        "GET",
        `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}`,
      ),
    );
  const untouched = await add("Added Alone");
  const changed = await add("Added And Worked On");
  await write.saveForm("coordinator", changed.id);
  expect(await fetchNames()).toContain("Added Alone");
  expect((await undo(untouched.changeId, "province")).body.message).toBe("Taken back.");
  expect((await undo(changed.changeId, "province")).body.message).toContain("Added And Worked On");
  expect(await fetchNames()).not.toContain("Added Alone");
  expect(await fetchNames()).toContain("Added And Worked On");
});

test("getRecentChanges previews what an undo changes, and names who changed the fields that it leaves", async () => {
  for (const [who, detail] of [
    ["coordinator", "0825550501"],
    ["province", "0825550502"],
  ] as const) {
    const [{ stakeholderId, version }] = await getTwoPeople();
    await write.correct(who, place, { stakeholderId, version, contacts: [{ contactTypeId: 2, detail }] });
  }
  const [later, earlier] = await fetchRecentChanges();
  const mobile = { what: expect.stringContaining("Mobile"), before: "0825550502", after: "0825550501" };
  expect(later?.places).toMatchObject([{ changes: [mobile, { what: "Checked" }], left: [] }]);
  expect(earlier?.places).toMatchObject([
    { changes: [{ what: "Checked" }], left: ["Invented Contact 9001 (Zanele Khumalo)"] },
  ]);
});
