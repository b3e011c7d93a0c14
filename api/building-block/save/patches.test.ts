import { beforeEach, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import { createSheetClient, encodeCsv, getCells } from "../../testing/building-block/sheets.ts";
import type { CapturedPerson } from "../instance/contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;

beforeEach(async () => {
  place = await write.newStationOfLastMonth();
});

const getFirstPerson = async () => getPeople(await write.read(place))[0] as CapturedPerson;
const undo = async (changeId: unknown) => office.sendOk("province", "POST", "undoChange", { changeId });
const answerAllRequirements = async (placeId: number) =>
  (await write.read(placeId)).buildingBlockRequirements.map(({ buildingBlockRequirementId }) => ({
    ...{ buildingBlockRequirementId, stakeholderContactPerson: [] },
  }));

test("correcting a number, address or opening hours captures no place; answering every requirement does, until it is undone", async () => {
  const bare = await write.newBareStation("coordinator");
  const { version } = await office.knex("stakeholder").where({ stakeholderId: bare }).first("version");
  const contacts = [{ contactTypeId: 3, detail: "0165550188" }];
  await write.correct("coordinator", bare, { stakeholderId: bare, version, contacts });
  await write.saveForm("coordinator", bare, { openingHours: "Day and night" });
  expect((await write.read(bare)).isCaptured).toBe(false);
  const buildingBlockRequirements = await answerAllRequirements(bare);
  const { body } = await write.saveForm("coordinator", bare, { buildingBlockRequirements });
  expect((await write.read(bare)).isCaptured).toBe(true);
  await undo(body.changeId);
  expect((await write.read(bare)).isCaptured).toBe(false);
});

test("a capture that was submitted in an earlier quarter can be undone after it is verified", async () => {
  const bare = await write.newBareStation("coordinator");
  const draft = { isSubmitted: false, checkedHow: undefined };
  await write.saveForm("editor", bare, {
    ...draft,
    buildingBlockRequirements: await answerAllRequirements(bare),
  });
  office.setToday("2026-10-05");
  const { body } = await write.verifyCapture("province", bare);
  expect((await write.read(bare)).isCaptured).toBe(true);
  expect((await undo(body.changeId)).left).toEqual([]);
  expect((await write.read(bare)).isCaptured).toBe(false);
});

test.each([false, true])(
  "opening hours and languages of a new place are stored, pending: %s",
  async (isPending) => {
    await office.demandSecondPerson(isPending);
    const bare = await write.newBareStation("coordinator", {
      openingHours: "8 to 4",
      languages: ["st", "zu"],
    });
    if (isPending) {
      const { capture, version } = await write.read(bare);
      const decision = { captureId: capture?.captureId, version, checkedHow: 1 };
      await office.sendOk("province", "POST", "decideCapture", { decision: "verify", ...decision });
    }
    expect(await write.read(bare)).toMatchObject({ openingHours: "8 to 4", languages: ["st", "zu"] });
  },
);

test("a correction after a returned capture does not repeat the returned edits, not even an ending", async () => {
  await office.demandSecondPerson(true);
  await write.endPlace("coordinator", place);
  const { capture, version } = await write.read(place);
  const decision = { captureId: capture?.captureId, version };
  await office.sendOk("province", "POST", "decideCapture", {
    decision: "send back",
    ...decision,
    reason: "It is open.",
  });
  const { stakeholderId, version: contactVersion } = await getFirstPerson();
  const contacts = [{ contactTypeId: 2, detail: "0825550177" }];
  await write.correct("coordinator", place, { stakeholderId, version: contactVersion, contacts });
  const updated = await write.read(place);
  expect(updated.capture?.changes).toMatchObject([{ after: "0825550177" }]);
  const verified = { captureId: updated.capture?.captureId, version: updated.version, checkedHow: 1 };
  await office.sendOk("province", "POST", "decideCapture", { decision: "verify", ...verified });
  expect((await getFirstPerson()).contacts).toMatchObject([{ detail: "0825550177" }]);
});

test("a row of the sheet adds a place with its hours and people, and undoing it removes all of them", async () => {
  const sheets = createSheetClient(office);
  const grid = await sheets.download("coordinator");
  const { get, set, people } = getCells(grid);
  const [person] = people() as [number];
  const addRow = (cells: Record<string, string>) => {
    grid.push((grid[0] as string[]).map(() => ""));
    const names = { Municipality: "Emfuleni", "Building block": get(person, "Building block") };
    set(grid.length - 1, { ...names, Place: "Quite Another Precinct", ...cells });
    return grid.at(-1) as string[];
  };
  const day = { "Captured on": "2026/08/03" };
  const early = addRow({ Address: "2 Sheet Road", "Captured on": "2026-06-30" });
  const { errors: earlyErrors } = await sheets.preview(
    "coordinator",
    encodeCsv([grid[0] as string[], early]),
  );
  expect(earlyErrors).toMatchObject([
    { column: "Captured on", message: expect.stringContaining("from 2026-07-01 to today") },
  ]);
  const place = addRow({ ...day, Address: "2 Sheet Road", "Opening hours": "9 to 5", Languages: "Sesotho" });
  const contact = addRow({
    Requirement: get(person, "Requirement"),
    Contact: "Sheet Person",
    Mobile: "0825550161",
  });
  const file = encodeCsv([grid[0] as string[], place, contact]);
  const { fingerprint, errors } = await sheets.preview("coordinator", file);
  expect(errors).toEqual([]);
  const { changeId } = (await sheets.apply("coordinator", file, fingerprint)).body;
  const findPlace = () =>
    office.knex("stakeholder").where({ name: "Quite Another Precinct" }).first("stakeholder_id");
  const { stakeholderId } = await findPlace();
  const detail = await write.read(stakeholderId);
  expect(detail).toMatchObject({ openingHours: "9 to 5", languages: ["st"], isCaptured: true });
  expect(getPeople(detail)).toMatchObject([
    { name: "Sheet Person", isPublic: true, verifiedOn: "2026-08-15" },
  ]);
  await undo(changeId);
  const detailPath = `getBuildingBlockContactsWithRequirements?stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`;
  expect((await office.get("coordinator", detailPath)).status).toBe(404);
});
