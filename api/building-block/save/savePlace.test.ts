import { beforeEach, describe, expect, inject, test } from "vitest";
import { type OfficeResponse, type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople } from "../../testing/building-block/place.ts";
import { createSheetClient, encodeCsv, getCells } from "../../testing/building-block/sheets.ts";
import { raceOn } from "../../testing/raceInOrder.ts";
import type { CapturedPerson, InstanceCapture } from "../instance/contract.ts";

const office = startOffice();
const write = createWriters(office);
const sheets = createSheetClient(office);
let place: number;

beforeEach(async () => {
  place = await write.newStationOfLastMonth();
});

const getTwoPeople = async () =>
  getPeople(await write.read(place)).slice(0, 2) as [CapturedPerson, CapturedPerson];
const findCapture = async () => (await write.read(place)).capture as InstanceCapture;
const listNewValues = (capture: InstanceCapture) => capture.changes.map(({ after }) => after);
const verify = (who: OfficeUser) => write.verifyCapture(who, place);

async function writeBySheet(who: OfficeUser, heading: string, text: string): Promise<OfficeResponse> {
  const grid = await sheets.download(who);
  const { get, set, people } = getCells(grid);
  const { buildingBlockStakeholderId: id } = await write.read(place);
  const row = people().find((each) => get(each, "Place id") === String(id)) as number;
  set(row, { [heading]: text });
  const file = encodeCsv([grid[0] as string[], grid[row] as string[]]);
  const preview = await sheets.preview(who, file);
  if (preview.counts.conflict > 0) return { status: 409, body: { code: "waiting", ...preview.rows[0] } };
  const response = await sheets.apply(who, file, preview.fingerprint);
  return {
    ...response,
    body: { ...response.body, outcome: response.body.pendingCount === 1 ? "waiting" : "verified" },
  };
}

const writeByRow = async (who: OfficeUser, person: CapturedPerson, mobile: string, more: object = {}) =>
  write.correct(who, place, {
    stakeholderId: person.stakeholderId,
    version: person.version,
    contacts: [{ contactTypeId: 2, detail: mobile }],
    ...more,
  });

const WRITERS: Record<string, (who: OfficeUser) => Promise<OfficeResponse>> = {
  form: (who) => write.saveForm(who, place),
  row: async (who) => writeByRow(who, (await getTwoPeople())[0], "0825550101"),
  removal: (who) => write.removeContact(who, place),
  sheet: (who) => writeBySheet(who, "Mobile", "0825550102"),
  end: (who) => write.endPlace(who, place),
};
const writers = Object.entries(WRITERS);

describe("every way of writing a place", () => {
  test.each(writers)("%s: responds 409 if somebody else's capture is pending", async (_, writePlace) => {
    await write.saveForm("editor", place, { isSubmitted: false, checkedHow: undefined });
    const pending = await findCapture();
    const refused = await writePlace("coordinator");
    expect(refused).toMatchObject({ status: 409, body: { code: "waiting" } });
    expect(JSON.stringify(refused.body)).toContain("Palesa Molefe");
    expect(await findCapture()).toEqual(pending);
  });

  test.each(writers)(
    "%s: is pending if a second person must verify, is audited, and raises the version",
    async (_, writePlace) => {
      await office.demandSecondPerson(true);
      const { version } = await write.read(place);
      expect(await writePlace("coordinator")).toMatchObject({ status: 200, body: { outcome: "waiting" } });
      expect(await write.read(place)).toMatchObject({
        version: version + 1,
        capture: { capturedBy: "Sipho Dube", state: "waiting" },
      });
      expect(await office.knex("audit_log").orderBy("audit_id", "desc").first("what")).toEqual({
        what: "building block captured",
      });
      expect((await verify("coordinator")).body.code).toBe("second-person");
      expect((await verify("province")).status).toBe(200);
    },
  );

  test.each(writers)("%s: adds to the pending capture of the same person", async (_, writePlace) => {
    const [, second] = await getTwoPeople();
    await office.demandSecondPerson(true);
    await writeByRow("coordinator", second, "0825550777");
    expect(await writePlace("coordinator")).toMatchObject({ status: 200, body: { outcome: "waiting" } });
    expect(listNewValues(await findCapture())).toContain("0825550777");
  });

  test.skipIf(inject("postgresUrl") === undefined).each(writers)(
    "%s: loses no change that somebody else saves concurrently",
    async (_, writePlace) => {
      const [saved] = await raceOn(
        "stakeholder",
        office.knex,
        place,
        () => write.saveForm("province", place, { name: "Renamed" }),
        () => writePlace("coordinator"),
      );
      expect(saved).toMatchObject({ status: 200 });
      expect((await write.read(place)).name).toBe("Renamed");
    },
  );

  test.each(writers)("%s: is verified at once if the user may verify alone", async (_, writePlace) => {
    expect(await writePlace("coordinator")).toMatchObject({ status: 200, body: { outcome: "verified" } });
    expect(
      await office
        .knex("building_block_capture")
        .where({ state: 1 })
        .whereIn(
          "building_block_stakeholder_id",
          office
            .knex("building_block_stakeholder")
            .where({ stakeholderId: place })
            .select("building_block_stakeholder_id"),
        ),
    ).toEqual([]);
  });
});

test("a colleague's pending capture is replaced only if the user confirms it", async () => {
  await write.saveForm("editor", place, { isSubmitted: false, checkedHow: undefined });
  const refused = await write.saveForm("coordinator", place);
  const { captureId, changes } = refused.body.current as InstanceCapture;
  expect(changes).toMatchObject([{ what: "Address" }]);
  expect(refused.body.message).toBe(
    "What Palesa Molefe captured here waits for verification. Please decide about that first.",
  );
  const replaced = await write.saveForm("coordinator", place, { replaces: captureId });
  expect(replaced).toMatchObject({ status: 200, body: { outcome: "verified" } });
  expect(await findCapture()).toBeNull();
});

test("a correction of one contact needs no address and checks no other contact", async () => {
  const [first, second] = await getTwoPeople();
  await office.knex("address").where({ stakeholderId: place }).delete();
  const corrected = await writeByRow("coordinator", first, "0825550301");
  expect(corrected).toMatchObject({ status: 200, body: { message: "Changed and verified." } });
  const after = getPeople(await write.read(place));
  const findById = (id: number) => after.find(({ stakeholderId }) => stakeholderId === id);
  expect(findById(first.stakeholderId)).toMatchObject({
    verifiedOn: "2026-08-15",
    version: corrected.body.version,
  });
  expect(findById(second.stakeholderId)).toEqual(second);
  expect(await writeByRow("coordinator", first, "0825550302")).toMatchObject({
    status: 409,
    body: { code: "changed", changedBy: "Sipho Dube", current: { verifiedOn: "2026-08-15" } },
  });
});

test("an editor who confirms a place does not renew the public day or clear reports", async () => {
  await office.sendOk("anyone", "POST", "reportWrongNumber", { stakeholderId: place });
  const before = await findVerifiedDay();
  const { stakeholderId, buildingBlockId, version } = await write.read(place);
  await office.sendOk("editor", "POST", "verifyBuildingBlockExist", {
    exists: true,
    stakeholderId,
    buildingBlockId,
    version,
  });
  expect(await findVerifiedDay()).toEqual(before);
  expect(await write.read(place)).toMatchObject({ existsOn: "2026-08-15", reports: 1 });
});

const findVerifiedDay = () =>
  office.knex("stakeholder").where({ stakeholderId: place }).first(office.knex.raw("verified_on::text"));

test("a reported number of a place raises every reported count until the number is corrected", async () => {
  const fetchCounts = async () => {
    const { municipalities } = await office.sendOk(
      "coordinator",
      "GET",
      `getBuildingBlockAssociatedToUser?boundaryId=${office.emfuleni}`,
    );
    const [{ dueCount, reportedCount }] = municipalities as [{ dueCount: number; reportedCount: number }];
    return { dueCount, reportedCount };
  };
  const before = await fetchCounts();
  await office.sendOk("anyone", "POST", "reportWrongNumber", { stakeholderId: place });
  expect(await fetchCounts()).toEqual({ dueCount: before.dueCount, reportedCount: before.reportedCount + 1 });
  expect(await write.read(place)).toMatchObject({ reports: 1, networks: 1 });
  const { version } = await office.knex("stakeholder").where({ stakeholderId: place }).first("version");
  const number = { stakeholderId: place, version, contacts: [{ contactTypeId: 3, detail: "0165550111" }] };
  await write.correct("coordinator", place, { ...number, checkedHow: 4 });
  expect(await fetchCounts()).toEqual(before);
  expect(await write.read(place)).toMatchObject({ reports: 0 });
});

test("making a place confidential hides its address in the audit log", async () => {
  const response = await write.saveForm("coordinator", place, { isConfidential: true });
  expect(response.body).toMatchObject({ outcome: "verified" });
  expect(await write.read(place)).toMatchObject({ isConfidential: true });
  const { after } = await office.knex("audit_log").orderBy("audit_id", "desc").first("after");
  expect(after).toMatchObject({ Confidential: "yes", Address: "changed" });
});

test("S24 a place that is added to a confidential block is confidential, even if its form does not request it", async () => {
  const { buildingBlockId } = await office.knex("building_block").where({ isConfidential: true }).first();
  const { stakeholderId } = await office.sendOk("coordinator", "POST", "addBuildingBlock", {
    ...{ boundaryStakeholderId: office.emfuleni, buildingBlockId, name: "Safe Place" },
    ...{ address: { addressLine1: "9 Hidden Lane" }, contacts: [] },
  });
  expect(await office.knex("stakeholder").where({ stakeholderId }).pluck("is_confidential")).toEqual([true]);
});
