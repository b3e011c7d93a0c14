import { beforeAll, describe, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { HistoryEntry, ListedCapture } from "./contract.ts";

describe.each(testDatabases)("pending captures, on %s", (_name, open) => {
  const office = startOffice(open);
  const write = createWriters(office);
  let stations: number[];
  beforeAll(async () => {
    stations = await office
      .knex("building_block_stakeholder")
      .where({ boundaryId: office.emfuleni, buildingBlockId: POLICE })
      .orderBy("stakeholder_id")
      .pluck("stakeholder_id");
  });

  const newPerson = {
    stakeholderId: null,
    name: "Invented Contact 9001",
    isReporting: false,
    isAnswer: true,
    isPublic: true,
    contacts: [{ contactTypeId: 2, detail: "0000019001" }],
  };
  async function capture(stakeholderId: number, who: OfficeUser = "editor", more: object = {}) {
    const [requirement] = (await write.read(stakeholderId)).buildingBlockRequirements;
    const buildingBlockRequirementId = requirement?.buildingBlockRequirementId;
    const saved = await write.saveForm(who, stakeholderId, {
      address: { addressLine1: "12 Captured Street" },
      buildingBlockRequirements: [{ buildingBlockRequirementId, stakeholderContactPerson: [newPerson] }],
      ...{ isSubmitted: false, checkedHow: undefined },
      ...more,
    });
    expect(saved).toMatchObject({ status: 200 });
    return findListed(stakeholderId, who);
  }
  const decide = (
    who: OfficeUser,
    { captureId, version }: Pick<ListedCapture, "captureId" | "version">,
    decision: object,
  ) => office.send(who, "POST", "decideCapture", { captureId, version, ...decision });
  const VERIFY = { decision: "verify", checkedHow: 1 };
  const fetchHistory = async (station: number) => {
    const path = `getBuildingBlockHistory?stakeholderId=${station}&buildingBlockId=${POLICE}`;
    return (await office.sendOk("editor", "GET", path)).entries as HistoryEntry[];
  };
  async function findListed(
    stakeholderId: number,
    who: OfficeUser,
    state = "waiting",
  ): Promise<ListedCapture> {
    const { body } = await office.get(who, `getCaptures?state=${state}`);
    const captures = body.captures as ListedCapture[];
    return captures.find((each) => each.stakeholderId === stakeholderId) as ListedCapture;
  }

  test("are listed with old and new values, and apply once somebody verifies them", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    expect(pending).toMatchObject({ capturedBy: "Palesa Molefe", isOwn: true, mayVerify: false });
    expect(pending.changes.map(({ what, after }) => [what, after])).toEqual([
      ["Address", "12 Captured Street"],
      [expect.stringMatching(/: new contact$/), newPerson.name],
      [expect.stringMatching(/Mobile$/), "0000019001"],
    ]);
    const coordinatorsView = await findListed(station, "coordinator");
    expect(coordinatorsView).toMatchObject({ isOwn: false, mayVerify: true });
    const verification = { ...VERIFY, checkedHow: 2 };
    expect(await decide("coordinator", coordinatorsView, verification)).toMatchObject({ status: 200 });
    const after = await write.read(station);
    expect(after).toMatchObject({ capture: null, isCaptured: true });
    expect(after.address?.addressLine1).toBe("12 Captured Street");
    expect(getPeople(after).find(({ name }) => name === newPerson.name)).toMatchObject({
      verifiedOn: "2026-08-15",
      checkedHow: 2,
    });
  });

  test("are returned with a reason to their author, who can correct and submit them again", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    const withoutReason = await decide("coordinator", pending, { decision: "send back", reason: " " });
    expect(withoutReason.body.message).toBe("Please say what has to change.");
    const reason = "That number is the court's.";
    await decide("coordinator", pending, { decision: "send back", reason });
    expect((await write.read(station)).capture).toMatchObject({
      state: "sent back",
      reason,
      returnedBy: "Sipho Dube",
      edits: expect.arrayContaining([expect.objectContaining({ after: "12 Captured Street" })]),
    });
    expect(await findListed(station, "editor", "sent back")).toMatchObject({ isOwn: true, reason });
    expect((await capture(station)).state).toBe("waiting");
  });

  test("only the author may withdraw a capture, pending or returned", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const before = await write.read(station);
    const withdraw = async (who: OfficeUser, listed: ListedCapture) =>
      (await decide(who, listed, { decision: "withdraw" })).status;
    const pending = await capture(station);
    expect([await withdraw("coordinator", pending), await withdraw("editor", pending)]).toEqual([404, 200]);
    expect(await withdraw("editor", await capture(station))).toBe(200);
    const returned = await capture(station);
    await decide("coordinator", returned, { decision: "send back", reason: "Another number" });
    expect(await withdraw("editor", await findListed(station, "editor", "sent back"))).toBe(200);
    const after = await write.read(station);
    expect({ ...after, version: 0 }).toEqual({
      ...before,
      version: 0,
      changedAt: after.changedAt,
      changedBy: after.changedBy,
    });
    const [latest] = await fetchHistory(station);
    expect(latest).toMatchObject({ who: "Palesa Molefe", what: "capture withdrawn" });
    const { body } = await decide("editor", await capture(station), VERIFY);
    expect(body.code).toBe("not-allowed");
  });

  test("S38 a capture that was decided or replaced concurrently is not decided again", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    await capture(station, "coordinator", { replaces: pending.captureId });
    expect((await decide("province", pending, VERIFY)).status).toBe(404);
    const { captureId } = await findListed(station, "province");
    const changed = await decide("province", { captureId, version: pending.version }, VERIFY);
    expect([changed.status, changed.body.code]).toEqual([409, "changed"]);
  });

  test("the history of an instance lists who did what, latest first", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    await decide("coordinator", pending, { ...VERIFY, checkedHow: 3 });
    const entries = await fetchHistory(station);
    expect(entries.map(({ who, what }) => [who, what])).toEqual(
      [
        ["Palesa Molefe", "building block captured"],
        ["Sipho Dube", "capture verified"],
      ].reverse(),
    );
    expect(entries[0]?.facts).toEqual([{ what: "Checked", value: "in writing" }]);
    expect(entries.flatMap(({ changes }) => changes.map(({ what }) => what))).not.toContain("Checked");
  });
});
