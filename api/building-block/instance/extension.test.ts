import { beforeEach, expect, test } from "vitest";
import { writeService } from "../../directory/help/writeService.ts";
import { findEntries } from "../../directory/queries.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE, personForm } from "../../testing/building-block/place.ts";
import { createSheetClient, encodeCsv, getCells } from "../../testing/building-block/sheets.ts";
import type { CapturedPerson } from "./contract.ts";

const DAY = "2026-08-15";
const office = startOffice();
const write = createWriters(office);
const sheets = createSheetClient(office);
let place: number;

beforeEach(async () => {
  office.setToday(DAY);
  place = await write.newStation("province");
});

const getContacts = (reception: string, extension: string) => [
  { contactTypeId: 3, detail: reception },
  { contactTypeId: 6, detail: extension },
];
const fetchDirectoryContacts = async () => {
  const { name } = await write.read(place);
  const path = `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}&filter=${name}`;
  const [entry] = (await office.get("anyone", path)).body as unknown as [{ contacts: unknown[] }];
  return entry.contacts;
};
const getFirstPerson = async () => getPeople(await write.read(place))[0] as CapturedPerson;

test("the directory and the help page show an extension after its number and dial it", async () => {
  const { body } = await write.saveForm("coordinator", place, {
    contacts: getContacts("0165550199", "ext. 012"),
  });
  expect(await fetchDirectoryContacts()).toEqual([
    expect.objectContaining({ contactTypeId: 3, detail: "0165550199", extension: "012" }),
  ]);
  const entries = await findEntries(
    office.knex,
    { boundaryId: office.emfuleni, buildingBlockId: POLICE },
    DAY,
  );
  const entry = entries.find(({ stakeholderId }) => stakeholderId === place);
  expect(entry && writeService(entry).calls[0]).toMatchObject({
    ...{ dialled: "0165550199,012", number: "016\u00A0555\u00A00199 ext.\u00A0012" },
  });
  const { entries: history } = await office.sendOk(
    "coordinator",
    "GET",
    `getBuildingBlockHistory?stakeholderId=${place}&buildingBlockId=${POLICE}`,
  );
  expect(JSON.stringify(history)).toContain('{"what":"Extension","before":null,"after":"012"}');
  await office.sendOk("coordinator", "POST", "undoChange", { changeId: body.changeId });
  expect(await fetchDirectoryContacts()).toEqual([
    expect.objectContaining({ detail: "0165550199", extension: null }),
  ]);
});

test("a correction changes a person's extension, and a later correction keeps it in the pending capture", async () => {
  const { stakeholderId, version } = await getFirstPerson();
  const contacts = getContacts("0165550123", "7");
  await write.correct("coordinator", place, { stakeholderId, version, contacts });
  expect((await getFirstPerson()).contacts).toMatchObject([{ contactTypeId: 2 }, ...contacts]);
  const { name, role } = await getFirstPerson();
  const correct = async (contact: object) => {
    const person = await getFirstPerson();
    const body = { stakeholderId, version: person.version, name, role, contacts: [contact] };
    return write.correct("editor", place, { ...body, checkedHow: undefined });
  };
  await correct({ contactTypeId: 6, detail: "8" });
  await correct({ contactTypeId: 2, detail: "0825550188" });
  const { capture } = await write.read(place);
  expect(capture?.changes).toEqual([
    expect.objectContaining({ what: expect.stringContaining("Extension"), before: "7", after: "8" }),
    expect.objectContaining({ what: expect.stringContaining("Mobile"), after: "0825550188" }),
  ]);
});

test("every writer refuses an extension without a reception number", async () => {
  const extensionOnly = { contactTypeId: 6, detail: "12" };
  const person = await getFirstPerson();
  const refused = { status: 400, body: { message: "An extension goes with a reception number." } };
  const { buildingBlockRequirementId } = person;
  const buildingBlockRequirements = [
    {
      buildingBlockRequirementId,
      stakeholderContactPerson: [{ ...personForm(person), contacts: [extensionOnly] }],
    },
  ];
  expect(await write.saveForm("coordinator", place, { buildingBlockRequirements })).toMatchObject(refused);
  expect(await write.saveForm("coordinator", place, { contacts: getContacts("", "12") })).toMatchObject(
    refused,
  );
  const added = { boundaryStakeholderId: office.emfuleni, buildingBlockId: POLICE, name: "Lone Extension" };
  expect(
    await office.send("coordinator", "POST", "addBuildingBlock", {
      ...{ ...added, address: { addressLine1: "1 Example Street" }, contacts: [extensionOnly] },
    }),
  ).toMatchObject(refused);
  const grid = await sheets.download("coordinator");
  const { set, get, people } = getCells(grid);
  const row = people().find((each) => get(each, "Contact id") === String(person.stakeholderId)) as number;
  set(row, { Extension: "12" });
  const { errors } = await sheets.preview("coordinator", encodeCsv(grid));
  expect(errors).toMatchObject([{ row: row + 1, column: "Extension", message: refused.body.message }]);
});
