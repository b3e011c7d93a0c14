import { beforeAll, beforeEach, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { peopleOf, personForm, writersOf } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";

const office = startOffice();
const write = writersOf(office);
let emfuleni: number;
let place: number;

beforeAll(async () => {
  emfuleni = await office.boundaryOf("Emfuleni");
});
beforeEach(async () => {
  office.at("2026-07-15");
  place = await write.newStation("province", emfuleni);
  office.at("2026-08-15");
});
const two = async () => peopleOf(await write.read(place)) as [CapturedPerson, CapturedPerson];
const capturedForm = (person: CapturedPerson, more: object) => ({
  isSubmitted: false,
  checkedHow: undefined,
  buildingBlockRequirements: [
    {
      buildingBlockRequirementId: person.buildingBlockRequirementId,
      stakeholderContactPerson: [{ ...personForm(person), ...more }],
    },
  ],
});

test("a second correction of a contact keeps what the first one changed and this one does not name", async () => {
  const [person] = await two();
  const mobile = { contactTypeId: 2, detail: "0825550301" };
  await write.form(
    "editor",
    place,
    capturedForm(person, { name: "New Name", isPublic: false, contacts: [mobile] }),
  );
  const { stakeholderId, version } = person;
  const reception = { contactTypeId: 3, detail: "0165550302" };
  const sent = { stakeholderId, version, role: "Commander", contacts: [reception], checkedHow: undefined };
  expect(await write.row("editor", place, sent)).toMatchObject({ body: { outcome: "waiting" } });
  const { capture } = await write.read(place);
  expect(capture?.proposed.buildingBlockRequirements[0]?.stakeholderContactPerson).toEqual([
    expect.objectContaining({
      name: "New Name",
      role: "Commander",
      isPublic: false,
      contacts: expect.arrayContaining([mobile, reception]),
    }),
  ]);
});

test("a correction in the row checks nobody else whom one's own waiting capture names", async () => {
  const [first, second] = await two();
  office.at("2026-08-10");
  await write.form("coordinator", place, capturedForm(second, {}));
  office.at("2026-08-15");
  const { stakeholderId, version } = (await two())[0];
  const contacts = [{ contactTypeId: 2, detail: "0825550303" }];
  expect(await write.row("coordinator", place, { stakeholderId, version, contacts })).toMatchObject({
    body: { outcome: "verified" },
  });
  const after = await two();
  expect(after.find((each) => each.stakeholderId === first.stakeholderId)?.verifiedOn).toBe("2026-08-15");
  expect(after.find((each) => each.stakeholderId === second.stakeholderId)?.verifiedOn).toBe("2026-07-15");
});
