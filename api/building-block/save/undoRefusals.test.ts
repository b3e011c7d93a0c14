import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { PermissionName } from "../../shared/permissions.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import type { RecentChange } from "./contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;
const undo = (changeId: unknown) => office.send("coordinator", "POST", "undoChange", { changeId });
const fetchLatestChange = async () => {
  const { changes } = await office.sendOk("coordinator", "GET", "getRecentChanges");
  return (changes as RecentChange[])[0];
};
const fetchLatestChangeId = async () => (await fetchLatestChange())?.changeId;

beforeEach(async () => {
  office.setToday("2026-08-15");
  place = await write.newStation("province");
});
afterEach(() => office.demandSecondPerson(false));

const CHANGES: Record<string, () => Promise<unknown>> = {
  "a form": async () => (await write.saveForm("coordinator", place, { name: "Renamed" })).body.changeId,
  "a correction": async () => {
    const [{ stakeholderId, version }] = getPeople(await write.read(place)) as [CapturedPerson];
    const contacts = [{ contactTypeId: 2, detail: "0825550402" }];
    return (await write.correct("coordinator", place, { stakeholderId, version, contacts })).body.changeId;
  },
  "a removed contact": async () => (await write.removeContact("coordinator", place)).body.changeId,
  "an ended place": async () => (await write.endPlace("coordinator", place)).body.changeId,
};

test.each(Object.entries(CHANGES))(
  "one person cannot undo %s if a second person is demanded",
  async (_, applyChange) => {
    const changeId = await applyChange();
    await office.demandSecondPerson(true);
    const fetchPublicContacts = () =>
      office.sendOk("anyone", "GET", `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}`);
    const before = await fetchPublicContacts();
    expect(await fetchLatestChange()).toMatchObject({
      changeId,
      refusal: expect.stringContaining("Nobody takes"),
    });
    expect(await undo(changeId)).toMatchObject({
      status: 403,
      body: { code: "second-person", message: expect.stringContaining("Nobody takes this back alone") },
    });
    expect(await fetchPublicContacts()).toEqual(before);
    await office.demandSecondPerson(false);
    expect(await fetchLatestChange()).toMatchObject({ changeId, refusal: null });
    expect((await undo(changeId)).status).toBe(200);
  },
);

test("one person cannot undo a change that two people made", async () => {
  await office.demandSecondPerson(true);
  await write.saveForm("coordinator", place, { name: "Renamed by two" });
  const { changeId } = (await write.verifyCapture("province", place)).body;
  expect((await undo(changeId)).status).toBe(403);
  expect((await write.read(place)).name).toBe("Renamed by two");
});

test("one person can undo checks and corrections that change nothing, because these need no second person", async () => {
  await office.demandSecondPerson(true);
  const contacts = getPeople(await write.read(place)).map(({ stakeholderId, version }) => ({
    stakeholderId,
    version,
  }));
  const checked = { outcome: "still right", checkedHow: 1, contacts };
  await office.sendOk("coordinator", "POST", "checkContacts", checked);
  expect(await fetchLatestChange()).toMatchObject({ refusal: null });
  expect((await undo(await fetchLatestChangeId())).status).toBe(200);
  const [person] = getPeople(await write.read(place)) as [CapturedPerson];
  const { stakeholderId, version } = person;
  const unchanged = await write.correct("coordinator", place, { stakeholderId, version, contacts: [] });
  expect((await undo(unchanged.body.changeId)).status).toBe(200);
});

test("one person cannot undo an added place once its province demands a second person", async () => {
  await write.newBareStation("coordinator");
  const changeId = await fetchLatestChangeId();
  await office.demandSecondPerson(true);
  expect((await undo(changeId)).status).toBe(403);
});

test.each(["building block ended", "building block added"])(
  "a user who may not end places cannot undo %s and gets the reason",
  async (what) => {
    if (what === "building block ended") await CHANGES["an ended place"]?.();
    const permissions = office.sessionOf("coordinator").permissions as Set<PermissionName>;
    permissions.delete("DeleteBuildingBlock");
    onTestFinished(() => void permissions.add("DeleteBuildingBlock"));
    const refusal = "Only people who may end places can take this back.";
    const { changes } = await office.sendOk("coordinator", "GET", "getRecentChanges");
    const change = (changes as RecentChange[]).find((each) => each.what === what);
    expect(change?.refusal).toBe(refusal);
    expect(await undo(change?.changeId)).toMatchObject({ status: 403, body: { message: refusal } });
  },
);
