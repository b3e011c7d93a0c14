import { beforeAll, beforeEach, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { writersOf } from "../../testing/building-block/place.ts";
import type { AssociatedToUser } from "../overview/contract.ts";

const office = startOffice();
const write = writersOf(office);
let gauteng: number;
let place: number;

beforeAll(async () => {
  const emfuleni = await office.boundaryOf("Emfuleni");
  ({ nationalBoundaryId: gauteng } = await office.knex("boundary").where({ boundaryId: emfuleni }).first());
  office.at("2026-08-15");
  place = await write.newStation("province", emfuleni);
});
beforeEach(async () => {
  await office.knex("second_person").delete();
  await office.knex("building_block_capture").delete();
  await demand("province", true);
});

const demand = (who: OfficeUser, isDemanded: boolean) =>
  office.make(who, "PUT", "demandSecondPerson", { boundaryId: gauteng, isDemanded });
/** Templates of what was queued since, one each person. */
const mailed = async (change: () => Promise<unknown>) => {
  await office.knex("mail").delete();
  await change();
  return office.knex("mail").where({ template: "second-person" }).pluck("template");
};
const verify = async (who: OfficeUser) => {
  const { capture, version } = await write.read(place);
  const body = { captureId: capture?.captureId ?? 999_999, version, checkedHow: 1 };
  return (await office.call(who, "POST", "decideCapture", { decision: "verify", ...body })).status;
};
type Rule = { isDemanded: boolean; outcome?: string };
const STEPS = {
  lift: () => demand("province", false),
  set: () => demand("province", true),
  capture: () => write.form("province", place),
};

test.each([
  ["lift", "capture"],
  ["capture", "lift"],
  ["capture", "lift", "lift"],
  ["lift", "lift", "capture"],
  ["capture", "lift", "set", "lift"],
  ["set", "capture", "lift"],
] as const)("one person alone verifies nothing of their own: %s, %s", async (...steps) => {
  for (const step of steps) await STEPS[step]();
  expect(await verify("province")).toBe(403);
});

test("the rule is lifted once a second person confirms, who reads whose wish it is", async () => {
  await STEPS.capture();
  await STEPS.lift();
  const { provinces } = (await office.make(
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
  expect(await verify("province")).toBe(200);
  const lines: { before: Rule; after: Rule }[] = await office
    .knex("audit_log")
    .where({ what: "second person demanded" })
    .orderBy("audit_id", "desc")
    .limit(3);
  expect(lines.map(({ before, after }) => [before.isDemanded, after.isDemanded, after.outcome])).toEqual([
    [true, false, "lifted"],
    [true, true, "asked"],
    [false, true, "holds"],
  ]);
});

test("others who capture the whole province are told when the rule is set, and when its lifting is asked and confirmed", async () => {
  const { stakeholderId } = office.sessionOf("coordinator");
  const others = await mailed(() => demand("province", false));
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
    expect(await mailed(() => demand(who, isDemanded))).toEqual([...others, "second-person"]);
});
