import type { Knex } from "knex";
import { normaliseName } from "../../import/normaliseName.ts";
import type { Session } from "../../lib/route.ts";
import { type CaptureRow, readCaptures } from "../capture/findCapture.ts";
import { plainPlace } from "../import/instanceKey.ts";
import { readStandings } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import type { Standing } from "../instance/standing.ts";
import type { Cells } from "./columns.ts";
import type { Changer } from "./planRow.ts";
import type { SentRow } from "./readLines.ts";

/** The places that a sheet names, as they stand, with all that is needed to say what the sheet would change. */
export type OwnPlaces = {
  /** Of the row's id, or of its names; undefined where none of the caller's is meant. */
  placeOf(cells: Cells): Standing | undefined;
  captureOf(standing: Standing): CaptureRow | undefined;
  changers: ReadonlyMap<number, Changer>;
};

/** Reads the caller's places that rows name. Others' are not found. `isLocking`: nobody changes them before we do. */
export async function readOwnPlaces(
  trx: Knex.Transaction,
  session: Session,
  rows: readonly SentRow[],
  { today, isLocking }: { today: string; isLocking: boolean },
): Promise<OwnPlaces> {
  const byName = await readNames(trx, session, rows, today);
  const idOf = ({ placeId, ...cells }: Cells) =>
    placeId === "" ? byName.get(nameKey(cells)) : Number(placeId);
  const ids = new Set(rows.map(({ cells }) => idOf(cells)).filter((id) => isId(id)));
  if (isLocking) await lockInstances(trx, [...ids]);
  const instances: OwnInstance[] = await ownInstances(trx, session, today)
    .whereIn("i.building_block_stakeholder_id", [...ids])
    .orderBy("i.building_block_stakeholder_id");
  const standings = await readStandings(trx, instances, today);
  const standingOf = new Map(standings.map((each) => [each.buildingBlockStakeholderId, each]));
  const found = [...standingOf.keys()];
  const captures = await readCaptures(trx, found);
  return {
    placeOf: (cells) => standingOf.get(idOf(cells) ?? 0),
    captureOf: ({ buildingBlockStakeholderId }) => captures.get(buildingBlockStakeholderId),
    changers: await readChangers(trx, found),
  };
}

/** In one order, as every change of them locks them. */
async function lockInstances(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx("building_block_stakeholder")
    .whereIn("building_block_stakeholder_id", ids)
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id");
}

/** Only where a row has no id: somebody added it. */
async function readNames(
  trx: Knex.Transaction,
  session: Session,
  rows: readonly SentRow[],
  today: string,
): Promise<Map<string, number>> {
  if (rows.every(({ cells }) => cells.placeId !== "")) return new Map();
  const own: OwnInstance[] = await ownInstances(trx, session, today);
  return new Map(
    own.map(({ instanceId, municipality, buildingBlock, name }) => [
      nameKey({ municipality, block: buildingBlock, place: name }),
      instanceId,
    ]),
  );
}

export const nameKey = ({ municipality, block, place }: Pick<Cells, "municipality" | "block" | "place">) =>
  `${normaliseName(municipality)} ${normaliseName(block)} ${plainPlace(place)}`;

async function readChangers(
  trx: Knex.Transaction,
  instanceIds: readonly number[],
): Promise<Map<number, Changer>> {
  const rows: (Changer & { stakeholderId: number })[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .join("stakeholder as changer", "changer.stakeholder_id", "s.changed_by")
    .whereIn("p.building_block_stakeholder_id", [...instanceIds])
    .select("s.stakeholder_id", "changer.name as changedBy", "s.changed_at");
  return new Map(rows.map(({ stakeholderId, ...changer }) => [stakeholderId, changer]));
}

const isId = (id: number | undefined): id is number =>
  id !== undefined && Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
