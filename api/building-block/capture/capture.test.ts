import { beforeAll, describe, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import type { HistoryEntry, ListedCapture } from "./contract.ts";

const POLICE = 1;

describe.each(testDatabases)("pending captures, on %s", (_name, open) => {
  const office = startOffice(open);
  let stations: number[];
  let gauteng: number;
  beforeAll(async () => {
    const emfuleni = await office.boundaryOf("Emfuleni");
    stations = await office
      .knex("building_block_stakeholder")
      .where({ boundaryId: emfuleni, buildingBlockId: POLICE })
      .orderBy("stakeholder_id")
      .pluck("stakeholder_id");
    gauteng = (await office.knex("boundary").where({ boundaryId: emfuleni }).first()).nationalBoundaryId;
  });

  const read = async (stakeholderId: number): Promise<ContactsWithRequirements> => {
    const path = `getBuildingBlockContactsWithRequirements?stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`;
    return (await office.get("coordinator", path)).body as unknown as ContactsWithRequirements;
  };
  const newPerson = {
    stakeholderId: null,
    name: "Invented Contact 9001",
    isReporting: false,
    isAnswer: true,
    isPublic: true,
    contacts: [{ contactTypeId: 2, detail: "0000019001" }],
  };
  async function capture(stakeholderId: number, who: OfficeUser = "editor", isSubmitted = false, more = {}) {
    const { name, version, buildingBlockRequirements } = await read(stakeholderId);
    const requirement = buildingBlockRequirements[0]?.buildingBlockRequirementId;
    await office.sendOk(who, "PUT", "updateBuildingBlockContactsAndRequirements", {
      stakeholderId,
      buildingBlockId: POLICE,
      version,
      name,
      address: { addressLine1: "12 Captured Street" },
      contacts: [],
      buildingBlockRequirements: [
        { buildingBlockRequirementId: requirement, stakeholderContactPerson: [newPerson] },
      ],
      isSubmitted,
      ...(isSubmitted && { checkedHow: 1 }),
      ...more,
    });
    return findListed(stakeholderId, who);
  }
  async function findListed(
    stakeholderId: number,
    who: OfficeUser,
    state = "waiting",
  ): Promise<ListedCapture> {
    const { body } = await office.get(who, `getCaptures?state=${state}`);
    const captures = body.captures as ListedCapture[];
    return captures.find((each) => each.stakeholderId === stakeholderId) as ListedCapture;
  }
  const getCaptureVersion = ({ captureId, version }: ListedCapture) => ({ captureId, version });

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
    await office.sendOk("coordinator", "POST", "decideCapture", {
      decision: "verify",
      ...getCaptureVersion(coordinatorsView),
      checkedHow: 2,
    });
    const after = await read(station);
    expect(after).toMatchObject({ capture: null, isCaptured: true });
    expect(after.address?.addressLine1).toBe("12 Captured Street");
    const people = after.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
    expect(people.find(({ name }) => name === newPerson.name)).toMatchObject({
      verifiedOn: "2026-08-15",
      checkedHow: 2,
    });
  });

  test("are returned with a reason to their author, who can correct and submit them again", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    const withoutReason = await office.send("coordinator", "POST", "decideCapture", {
      decision: "send back",
      ...getCaptureVersion(pending),
      reason: " ",
    });
    expect(withoutReason.body.message).toBe("Please say what has to change.");
    const reason = "That number is the court's.";
    await office.sendOk("coordinator", "POST", "decideCapture", {
      decision: "send back",
      ...getCaptureVersion(pending),
      reason,
    });
    expect((await read(station)).capture).toMatchObject({
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
    const before = await read(station);
    const withdraw = async (who: OfficeUser, capture: ListedCapture) =>
      (
        await office.send(who, "POST", "decideCapture", {
          decision: "withdraw",
          ...getCaptureVersion(capture),
        })
      ).status;
    const pending = await capture(station);
    expect([await withdraw("coordinator", pending), await withdraw("editor", pending)]).toEqual([404, 200]);
    expect(await withdraw("editor", await capture(station))).toBe(200);
    const returned = await capture(station);
    await office.sendOk("coordinator", "POST", "decideCapture", {
      ...{ decision: "send back", reason: "Another number", ...getCaptureVersion(returned) },
    });
    expect(await withdraw("editor", await findListed(station, "editor", "sent back"))).toBe(200);
    const after = await read(station);
    expect({ ...after, version: 0 }).toEqual({
      ...before,
      version: 0,
      changedAt: after.changedAt,
      changedBy: after.changedBy,
    });
    const path = `getBuildingBlockHistory?stakeholderId=${station}&buildingBlockId=${POLICE}`;
    const [latest] = (await office.get("editor", path)).body.entries as HistoryEntry[];
    expect(latest).toMatchObject({ who: "Palesa Molefe", what: "capture withdrawn" });
    const { body } = await office.send("editor", "POST", "decideCapture", {
      ...{ decision: "verify", checkedHow: 1, ...getCaptureVersion(await capture(station)) },
    });
    expect(body.code).toBe("not-allowed");
  });

  test("S38 a capture that was decided or replaced concurrently is not decided again", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    await capture(station, "coordinator", false, { replaces: pending.captureId });
    const stale = await office.send("province", "POST", "decideCapture", {
      decision: "verify",
      ...getCaptureVersion(pending),
      checkedHow: 1,
    });
    expect(stale.status).toBe(404);
    const current = await findListed(station, "province");
    const staleCapture = { captureId: current.captureId, version: pending.version };
    const changed = await office.send("province", "POST", "decideCapture", {
      decision: "verify",
      ...staleCapture,
      checkedHow: 1,
    });
    expect([changed.status, changed.body.code]).toEqual([409, "changed"]);
  });

  test("if the province demands a second person, nobody can verify their own capture", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const demand = (isDemanded: boolean) => ({ boundaryId: gauteng, isDemanded });
    const refused = await office.send("coordinator", "PUT", "demandSecondPerson", demand(true));
    expect(refused.status).toBe(404);
    await office.sendOk("province", "PUT", "demandSecondPerson", demand(true));
    const pending = await capture(station, "coordinator", true);
    expect(pending).toMatchObject({ isOwn: true, mayVerify: false });
    const verify = { ...getCaptureVersion(pending), checkedHow: 1 };
    expect(
      await office.send("coordinator", "POST", "decideCapture", { decision: "verify", ...verify }),
    ).toMatchObject({ status: 403, body: { code: "second-person" } });
    await office.sendOk("province", "POST", "decideCapture", { decision: "verify", ...verify });
    await office.sendOk("province", "PUT", "demandSecondPerson", demand(false));
    await office.sendOk("colleague", "PUT", "demandSecondPerson", demand(false));
    expect((await read(station)).address?.addressLine1).toBe("12 Captured Street");
  });

  test("the history of an instance lists who did what, latest first", async () => {
    const [station] = stations.splice(0, 1) as [number];
    const pending = await capture(station);
    await office.sendOk("coordinator", "POST", "decideCapture", {
      decision: "verify",
      ...getCaptureVersion(pending),
      checkedHow: 3,
    });
    const path = `getBuildingBlockHistory?stakeholderId=${station}&buildingBlockId=${POLICE}`;
    const entries = (await office.get("editor", path)).body.entries as HistoryEntry[];
    expect(entries.map(({ who, what }) => [who, what])).toEqual(
      [
        ["Palesa Molefe", "building block captured"],
        ["Sipho Dube", "capture verified"],
      ].reverse(),
    );
    expect(entries[0]?.facts).toEqual([{ what: "Checked", value: "in writing" }]);
    expect(entries.flatMap(({ changes }) => changes.map(({ what }) => what))).not.toContain("Checked");
    expect((await office.get("elsewhere", path)).status).toBe(404);
  });
});
