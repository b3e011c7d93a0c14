import { beforeAll, beforeEach, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { POLICE, peopleOf, personForm, writersOf } from "../../testing/building-block/place.ts";
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
const takeBack = (changeId: unknown, who: OfficeUser = "coordinator") =>
  office.call(who, "POST", "takeBack", { changeId });

async function addPerson() {
  const [person] = await two();
  return write.form("coordinator", place, {
    buildingBlockRequirements: [
      {
        buildingBlockRequirementId: person.buildingBlockRequirementId,
        stakeholderContactPerson: [{ ...personForm(person), stakeholderId: null, name: "Aaa Added" }],
      },
    ],
  });
}

test("who was added and removed again keeps the last day that the removal gave", async () => {
  office.at("2026-09-25");
  const { changeId } = (await addPerson()).body;
  const added = peopleOf(await write.read(place)).find(({ name }) => name === "Aaa Added") as CapturedPerson;
  office.at("2026-09-28");
  await write.removal("province", place);
  const lastDay = async () =>
    (
      await office
        .knex("building_block_contact_person")
        .where({ stakeholderId: added.stakeholderId })
        .first(office.knex.raw("valid_to::text as day"))
    ).day;
  expect(await lastDay()).toBe("2026-09-27");
  office.at("2026-10-02");
  expect((await takeBack(changeId)).status).toBe(200);
  expect(await lastDay()).toBe("2026-09-27");
});

test("who was added and changed since is named as left", async () => {
  const { changeId } = (await addPerson()).body;
  const added = peopleOf(await write.read(place)).find(({ name }) => name === "Aaa Added") as CapturedPerson;
  const { stakeholderId, version } = added;
  await write.row("province", place, {
    stakeholderId,
    version,
    contacts: [{ contactTypeId: 2, detail: "0825550404" }],
  });
  expect((await takeBack(changeId)).body.message).toContain("Aaa Added");
});

test("who was checked since is named as left when checks in bulk are taken back", async () => {
  const contacts = (await two()).map(({ stakeholderId, version }) => ({ stakeholderId, version }));
  await office.make("coordinator", "POST", "checkContacts", {
    outcome: "still right",
    checkedHow: 1,
    contacts,
  });
  const { changes } = await office.make("coordinator", "GET", "getRecentChanges");
  const [{ changeId }] = changes as [{ changeId: number }];
  const [{ stakeholderId, version, name }] = await two();
  await office.make("province", "POST", "checkContacts", {
    ...{ outcome: "still right", checkedHow: 1, contacts: [{ stakeholderId, version }] },
  });
  expect((await takeBack(changeId)).body.message).toContain(name);
});

test("an added place is listed no more once it is taken back, unless somebody worked on it", async () => {
  const add = async (name: string) => {
    const added = await office.make("province", "POST", "addBuildingBlock", {
      ...{ boundaryStakeholderId: emfuleni, buildingBlockId: POLICE, name, contacts: [] },
      address: { addressLine1: "1 Example Street" },
    });
    const { changes } = await office.make("province", "GET", "getRecentChanges");
    const [{ changeId }] = changes as [{ changeId: number }];
    return { id: added.stakeholderId as number, changeId };
  };
  const names = async () =>
    JSON.stringify(
      await office.make("anyone", "GET", `searchcontact?boundaryId=${emfuleni}&buildingBlockId=${POLICE}`),
    );
  const alone = await add("Added Alone");
  const worked = await add("Added And Worked On");
  await write.form("coordinator", worked.id);
  expect(await names()).toContain("Added Alone");
  expect((await takeBack(alone.changeId, "province")).body.message).toBe("Taken back.");
  expect((await takeBack(worked.changeId, "province")).body.message).toContain("Added And Worked On");
  expect(await names()).not.toContain("Added Alone");
  expect(await names()).toContain("Added And Worked On");
});

test("an ended place comes back after its quarter with its hours and languages", async () => {
  office.at("2026-09-25");
  const { name } = await write.read(place);
  const kept = { openingHours: "Day and night", languages: ["zu", "en"] };
  await write.form("coordinator", place, kept);
  const { changeId } = (await write.end("coordinator", place)).body;
  office.at("2026-10-02");
  expect((await takeBack(changeId)).status).toBe(200);
  const { stakeholderId } = await office
    .knex("stakeholder")
    .where({ name })
    .orderBy("stakeholder_id", "desc")
    .first("stakeholder_id");
  expect(await write.read(stakeholderId)).toMatchObject(kept);
});

test("a place that had no address has none again", async () => {
  const { stakeholderId } = await write.read(place);
  await office.knex("address").where({ stakeholderId }).delete();
  const { changeId } = (await write.form("coordinator", place)).body;
  expect((await write.read(place)).address).not.toBeNull();
  await takeBack(changeId);
  expect((await write.read(place)).address).toBeNull();
});

test.each(["taken back", "verified"])(
  "a change %s shows no place of a block that became confidential",
  async (how) => {
    const isHidden = async () =>
      (await office.knex("stakeholder").where({ stakeholderId: place }).first("is_confidential"))
        .isConfidential;
    let changeId: unknown;
    if (how === "taken back")
      changeId = (await write.form("coordinator", place, { name: "Renamed" })).body.changeId;
    else
      await write.form("editor", place, {
        isConfidential: false,
        name: "Renamed",
        isSubmitted: false,
        checkedHow: undefined,
      });
    await office.knex("building_block").where({ buildingBlockId: POLICE }).update({ isConfidential: true });
    await office.knex("stakeholder").where({ stakeholderId: place }).update({ isConfidential: true });
    try {
      if (how === "taken back") expect((await takeBack(changeId)).status).toBe(200);
      else {
        const { capture, version } = await write.read(place);
        await office.make("coordinator", "POST", "verifyCapture", {
          captureId: capture?.captureId,
          version,
          checkedHow: 1,
        });
      }
      expect(await isHidden()).toBe(true);
    } finally {
      await office
        .knex("building_block")
        .where({ buildingBlockId: POLICE })
        .update({ isConfidential: false });
    }
  },
);
