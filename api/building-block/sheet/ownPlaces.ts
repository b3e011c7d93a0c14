import type { Knex } from "knex";
import type { Session } from "../../lib/http/route.ts";
import { type CaptureRow, readCaptures } from "../capture/captures.ts";
import { readCataloguePast } from "../catalogue/readCatalogue.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { readCurrentInstances } from "../instance/detail.ts";
import { lockInstances, type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import type { Cells } from "./columns.ts";
import type { CellError } from "./editsOfRow.ts";
import { getNameKey, type LastChange, readNewPlaces } from "./newPlaces.ts";
import type { FileRow } from "./readLines.ts";

export type OwnPlaces = {
  findPlace(cells: Cells): CurrentInstance | CellError;
  getCapture(instance: CurrentInstance): CaptureRow | undefined;
  lastChangeByPersonId: ReadonlyMap<number, LastChange>;
  getPastNames: PastNames;
};

export type PastNames = (kind: "block" | "requirement", id: number) => readonly string[];

/** `isLocking` locks the places, so that nobody changes them concurrently. */
export async function readOwnPlaces(
  trx: Knex.Transaction,
  session: Session,
  rows: readonly FileRow[],
  { today, isLocking }: { today: string; isLocking: boolean },
): Promise<OwnPlaces> {
  const placesByName = await readPlacesByName(trx, session, rows, today);
  const getId = ({ placeId, ...names }: Cells) =>
    placeId === "" ? placesByName?.findId(names) : Number(placeId);
  const ids = new Set(rows.map(({ cells }) => getId(cells)).filter((id) => isId(id)));
  if (isLocking) await lockInstances(trx, [...ids]);
  const instances: OwnInstance[] = await ownInstances(trx, session, today)
    .whereIn("i.building_block_stakeholder_id", [...ids])
    .orderBy("i.building_block_stakeholder_id");
  const currentInstances = await readCurrentInstances(
    trx,
    [...instances, ...(placesByName?.newInstances ?? [])],
    today,
  );
  const instanceById = new Map(currentInstances.map((each) => [each.buildingBlockStakeholderId, each]));
  const instanceIds = [...instanceById.keys()];
  const captures = await readCaptures(trx, instanceIds);
  const getPastEntries = await readCataloguePast(trx);
  return {
    findPlace: (cells) =>
      instanceById.get(getId(cells) ?? 0) ??
      (cells.placeId === "" && placesByName ? placesByName.explainMissing(cells) : UNKNOWN_PLACE),
    getCapture: ({ buildingBlockStakeholderId }) => captures.get(buildingBlockStakeholderId),
    lastChangeByPersonId: await readLastChanges(trx, instanceIds),
    getPastNames: (kind, id) => getPastEntries(kind, id).map(({ description }) => description),
  };
}

async function readPlacesByName(
  trx: Knex.Transaction,
  session: Session,
  rows: readonly FileRow[],
  today: string,
) {
  if (rows.every(({ cells }) => cells.placeId !== "")) return undefined;
  const ownInstanceRows: OwnInstance[] = await ownInstances(trx, session, today);
  const listedIds = new Map(
    ownInstanceRows.map(({ instanceId, municipality, buildingBlock, name }) => [
      getNameKey({ municipality, block: buildingBlock, place: name }),
      instanceId,
    ]),
  );
  const unlisted = rows.filter(({ cells }) => !listedIds.has(getNameKey(cells)));
  const places = await readNewPlaces(trx, session, unlisted, ownInstanceRows);
  return {
    newInstances: places.instances,
    findId: (names: Parameters<typeof getNameKey>[0]) =>
      listedIds.get(getNameKey(names)) ?? places.findId(names),
    explainMissing: places.explainMissing,
  };
}

async function readLastChanges(
  trx: Knex.Transaction,
  instanceIds: readonly number[],
): Promise<Map<number, LastChange>> {
  const rows: (LastChange & { stakeholderId: number })[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .join("stakeholder as changer", "changer.stakeholder_id", "s.changed_by")
    .whereIn("p.building_block_stakeholder_id", [...instanceIds])
    .select("s.stakeholder_id", "changer.name as changedBy", "s.changed_at");
  return new Map(rows.map(({ stakeholderId, ...lastChange }) => [stakeholderId, lastChange]));
}

const isId = (id: number | undefined): id is number =>
  id !== undefined && Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

const UNKNOWN_PLACE: CellError = {
  key: "placeId",
  message: "This place is not one of yours, or it is no longer listed.",
};
