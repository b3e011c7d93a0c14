import { beforeAll, beforeEach, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { createWriters } from "../../testing/building-block/place.ts";
import type { AssociatedToUser } from "../overview/contract.ts";

const office = startOffice();
const write = createWriters(office);
let gauteng: number;
let place: number;

beforeAll(async () => {
  const emfuleni = office.knex("boundary").where({ boundaryId: office.emfuleni });
  ({ nationalBoundaryId: gauteng } = await emfuleni.first("national_boundary_id"));
  office.setToday("2026-08-15");
  place = await write.newStation("province");
});
beforeEach(async () => {
  await office.knex("building_block_capture").delete();
  await office.demandSecondPerson(true);
});

const demand = (who: OfficeUser, isDemanded: boolean) =>
  office.sendOk(who, "PUT", "demandSecondPerson", { boundaryId: gauteng, isDemanded });
/** Returns the templates of the e-mails that the change queued, one for each recipient. */
const listQueuedEmails = async (change: () => Promise<unknown>) => {
  await office.knex("mail").delete();
  await change();
  return office.knex("mail").where({ template: "second-person" }).pluck("template");
};
type Rule = { isDemanded: boolean; outcome?: string };
const ACTIONS = {
  lift: () => demand("province", false),
  set: () => demand("province", true),
  capture: () => write.saveForm("province", place),
  verify: () => write.verifyCapture("province", place),
};
const ACTION_NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];
const ORDERS = ACTION_NAMES.flatMap((one) =>
  ACTION_NAMES.flatMap((two) => ACTION_NAMES.map((three) => [one, two, three] as const)),
);

test("one person cannot verify their own capture in any order of lifting, setting and capturing", async () => {
  const { address } = await write.read(place);
  for (const order of ORDERS) {
    for (const action of order) await ACTIONS[action]();
    expect((await write.verifyCapture("province", place)).status, order.join(", ")).not.toBe(200);
    expect((await write.read(place)).address, order.join(", ")).toEqual(address);
  }
});

test("the rule is lifted once a second person confirms; they see who requested it", async () => {
  await ACTIONS.capture();
  await ACTIONS.lift();
  const { provinces } = (await office.sendOk(
    "colleague",
    "GET",
    "getBuildingBlockAssociatedToUser",
  )) as unknown as AssociatedToUser;
  expect(provinces.find(({ boundaryId }) => boundaryId === gauteng)).toMatchObject({
    demandsSecondPerson: true,
    liftedBy: "Zanele Khumalo",
    isLiftedByMe: false,
  });
  await demand("colleague", false);
  expect((await write.verifyCapture("province", place)).status).toBe(200);
  const lines: { before: Rule; after: Rule }[] = await office
    .knex("audit_log")
    .where({ what: "second person demanded" })
    .orderBy("audit_id", "desc")
    .limit(3);
  expect(lines.map(({ before, after }) => [before.isDemanded, after.isDemanded, after.outcome])).toEqual([
    [true, false, "lifted"],
    [true, true, "requested"],
    [false, true, "holds"],
  ]);
});

test("setting the rule again cancels a requested lifting", async () => {
  await ACTIONS.capture();
  await ACTIONS.lift();
  await ACTIONS.set();
  await demand("colleague", false);
  expect((await write.verifyCapture("province", place)).status).not.toBe(200);
});

test("others who capture the whole province get an e-mail when the rule is set, and when its lifting is requested and confirmed", async () => {
  const { stakeholderId } = office.sessionOf("coordinator");
  const earlierEmails = await listQueuedEmails(() => demand("province", false));
  const municipalities = { nationalBoundaryId: gauteng, boundaryTypeId: 3 };
  const ids: number[] = await office.knex("boundary").where(municipalities).pluck("boundary_id");
  await office
    .knex("stakeholder_relationship")
    .insert(
      ids.map((relatedStakeholderId) => ({ stakeholderId, relatedStakeholderId, relationshipTypeId: 6 })),
    )
    .onConflict()
    .ignore();
  for (const [who, isDemanded] of [
    ["province", true],
    ["province", false],
    ["colleague", false],
  ] as const)
    expect(await listQueuedEmails(() => demand(who, isDemanded))).toEqual([
      ...earlierEmails,
      "second-person",
    ]);
});

test("a place that one person adds is listed and counted once a second person has verified it", async () => {
  const name = "Station For Two";
  const fetchEntries = () =>
    office.get("anyone", `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=1&filter=${name}`);
  const countKnown = async () =>
    (
      await office
        .knex("building_block_step")
        .where({ boundaryId: office.emfuleni, buildingBlockId: 1 })
        .orderBy("from_day", "desc")
        .first("known")
    ).known;
  const before = await countKnown();
  const added = await office.sendOk("province", "POST", "addBuildingBlock", {
    ...{ boundaryStakeholderId: office.emfuleni, buildingBlockId: 1, name },
    ...{
      address: { addressLine1: "2 Example Street" },
      contacts: [{ contactTypeId: 3, detail: "0165550188" }],
    },
  });
  expect(added).toMatchObject({
    outcome: "waiting",
    message: expect.stringContaining("once somebody else has verified"),
  });
  const id = added.stakeholderId as number;
  expect((await fetchEntries()).body).toEqual([]);
  expect(await countKnown()).toBe(before);
  expect((await write.read(id)).capture?.changes).toContainEqual({
    what: "Listed",
    before: "not verified yet",
    after: name,
  });
  expect((await write.verifyCapture("province", id)).status).toBe(403);
  const withdrawn = await write.newBareStation("province", { name: `${name} Again` });
  const { capture, version } = await write.read(withdrawn);
  await office.sendOk("province", "POST", "decideCapture", {
    ...{ decision: "withdraw", captureId: capture?.captureId, version },
  });
  expect(await office.knex("stakeholder").where({ stakeholderId: withdrawn })).toEqual([]);
  office.setToday("2026-10-15");
  expect((await write.verifyCapture("coordinator", id)).status).toBe(200);
  expect((await fetchEntries()).body).toMatchObject([{ name, contacts: [{ detail: "0165550188" }] }]);
  expect(await countKnown()).toBe(before + 1);
  office.setToday("2026-08-15");
  expect((await fetchEntries()).body).toEqual([]);
});
