import type { Knex } from "knex";
import type { Edit } from "../../building-block/instance/contract.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";

const POLICE = 1;
const PENDING = 1;
const RETURNED = 2;

type Station = { instanceId: number; stakeholderId: number; name: string };

export async function seedBuildingBlockWork(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const day = dayInSouthAfrica(today);
  const getId = async (username: string): Promise<number> =>
    (await trx("user_account").where({ username }).first("stakeholder_id")).stakeholderId;
  const { boundaryId } = await trx("boundary")
    .where({ description: "Emfuleni", boundaryTypeId: BOUNDARY_TYPE.municipality })
    .first("boundary_id");
  const stations: Station[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where({ "i.boundary_id": boundaryId, buildingBlockId: POLICE })
    .orderBy("s.name")
    .select("i.building_block_stakeholder_id as instanceId", "s.stakeholder_id", "s.name");
  const personIds: number[] = await trx("building_block_contact_person as p")
    .whereIn(
      "building_block_stakeholder_id",
      stations.map(({ instanceId }) => instanceId),
    )
    .whereNull("valid_to")
    .orderBy("verified_on", "desc", "last")
    .orderBy("stakeholder_id")
    .limit(4)
    .pluck("stakeholder_id");
  const [oftenReportedId, onceReportedId, thriceMissedId, twiceMissedId] = personIds;
  await reportWrongNumber(trx, oftenReportedId, 3, day);
  await reportWrongNumber(trx, onceReportedId, 1, day);
  await setNotReached(trx, thriceMissedId, { days: 3, today: day });
  await setNotReached(trx, twiceMissedId, { days: 2, today: day });
  const [savedStation, capturedStation, returnedStation] = stations;
  if (savedStation === undefined || capturedStation === undefined || returnedStation === undefined) return;
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: savedStation.instanceId })
    .update({ version: 2, changedBy: await getId("buildingblock@demo.example"), changedAt: today });
  const capturedBy = await getId("captureonly@demo.example");
  await trx("building_block_capture").insert([
    {
      buildingBlockStakeholderId: capturedStation.instanceId,
      proposed: JSON.stringify(buildPatch("0000019001")),
      capturedBy,
      capturedAt: today,
      state: PENDING,
    },
    {
      buildingBlockStakeholderId: returnedStation.instanceId,
      proposed: JSON.stringify(buildPatch("0000019002")),
      capturedBy,
      capturedAt: today,
      state: RETURNED,
      reason: "That is the number of the court next door. Please call the station and ask.",
      decidedBy: await getId("coordinator@demo.example"),
      decidedAt: today,
    },
  ]);
}

function buildPatch(reception: string): { edits: Edit[]; answered: number[] } {
  const buildEdit = (key: Edit["key"], after: string): Edit => ({
    person: null,
    key,
    before: null,
    after,
  });
  const edits = [
    buildEdit("addressLine1", "12 Example Street"),
    buildEdit("addressLine2", "Vereeniging"),
    buildEdit("reception", reception),
  ];
  return { edits, answered: [] };
}

async function reportWrongNumber(
  trx: Knex.Transaction,
  stakeholderId: number | undefined,
  reportCount: number,
  lastOn: string,
): Promise<void> {
  if (stakeholderId !== undefined)
    await trx("wrong_number").insert({ stakeholderId, reports: reportCount, networks: 1, lastOn });
}

async function setNotReached(
  trx: Knex.Transaction,
  stakeholderId: number | undefined,
  { days, today }: { days: number; today: string },
): Promise<void> {
  if (stakeholderId === undefined) return;
  await trx.raw(
    `insert into contact_check (stakeholder_id, what, outcome, checked_on)
     select :stakeholderId, 1, 2, cast(:today as date) - day from generate_series(1, :days) as day`,
    { stakeholderId, today, days },
  );
  await trx("building_block_contact_person").where({ stakeholderId }).update({ notReachedDays: days });
}
