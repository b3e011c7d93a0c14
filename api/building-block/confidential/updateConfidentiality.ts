import type { Knex } from "knex";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { findSharingPlaces, normaliseWhereabouts, type Whereabouts } from "./whereabouts.ts";

export type ConfidentialityChange = {
  stakeholderId: number;
  hides?: boolean;
  /** Set only if a person confirmed on screen that the place becomes public. */
  publishes?: boolean;
  hasNewAddressOrNumber: boolean;
};

type Place = {
  stakeholderId: number;
  buildingBlockId: number;
  boundaryId: number;
  isConfidential: boolean;
  isBlockConfidential: boolean;
};

/**
 * The caller must call this after each write of a place: nothing else writes `is_confidential`.
 * A place becomes confidential if it shares an address, a point or a number with a confidential place of its
 * block. A confidential place becomes public only if `publishes` is set, and never in a confidential block.
 */
export async function updateConfidentiality(
  trx: Knex.Transaction,
  changes: readonly ConfidentialityChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const places = (
    await lockPlaces(
      trx,
      changes.map(({ stakeholderId }) => stakeholderId),
    )
  ).filter(({ boundaryId }) => boundaryId !== COUNTRY);
  const changesById = new Map(changes.map((change) => [change.stakeholderId, change]));
  const decidedPlaces = places.map((place) => {
    const { hides = false, publishes = false } = changesById.get(place.stakeholderId) ?? {};
    const staysConfidential = place.isConfidential && !publishes;
    return { ...place, willBeConfidential: place.isBlockConfidential || hides || staysConfidential };
  });
  const listIdsToChange = (isConfidential: boolean) =>
    decidedPlaces
      .filter(
        (place) => place.willBeConfidential === isConfidential && place.isConfidential !== isConfidential,
      )
      .map(({ stakeholderId }) => stakeholderId);
  await setConfidential(trx, listIdsToChange(true), true);
  await setConfidential(trx, listIdsToChange(false), false);
  const placesToCompare = decidedPlaces.filter(
    ({ stakeholderId, willBeConfidential }) =>
      !willBeConfidential && changesById.get(stakeholderId)?.hasNewAddressOrNumber,
  );
  await setConfidential(trx, await findIdsOfSharingPlaces(trx, placesToCompare), true);
}

/** Locks the blocks, so that two concurrent changes of places with the same address see each other. */
async function lockPlaces(trx: Knex.Transaction, stakeholderIds: readonly number[]): Promise<Place[]> {
  await trx.raw(
    `select pg_advisory_xact_lock(hashtext('confidential places'), building_block_id)
     from (select distinct building_block_id from building_block_stakeholder where stakeholder_id = any(?)
       order by building_block_id) as block`,
    [[...stakeholderIds]],
  );
  return trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .whereRaw("i.stakeholder_id = any(?)", [[...stakeholderIds]])
    .select("i.stakeholder_id", "i.building_block_id", "i.boundary_id", "s.is_confidential")
    .select("k.is_confidential as isBlockConfidential");
}

async function findIdsOfSharingPlaces(trx: Knex.Transaction, places: readonly Place[]): Promise<number[]> {
  const confidentialWhereabouts = await readConfidentialWhereabouts(
    trx,
    places.map(({ buildingBlockId }) => buildingBlockId),
  );
  if (confidentialWhereabouts.length === 0) return [];
  const whereabouts = await readWhereabouts(
    trx,
    places.map(({ stakeholderId }) => stakeholderId),
  );
  return findSharingPlaces(whereabouts, confidentialWhereabouts).map(({ stakeholderId }) => stakeholderId);
}

async function setConfidential(
  trx: Knex.Transaction,
  stakeholderIds: readonly number[],
  isConfidential: boolean,
): Promise<void> {
  if (stakeholderIds.length === 0) return;
  await trx("stakeholder")
    .whereRaw("stakeholder_id = any(?)", [[...stakeholderIds]])
    .update({ isConfidential });
}

const PHYSICAL = 1;

type PlaceRow = { stakeholderId: number; buildingBlockId: number; boundaryId: number };
type PlaceWhereabouts = Whereabouts & { stakeholderId: number };

async function readWhereabouts(trx: Knex, stakeholderIds: readonly number[]): Promise<PlaceWhereabouts[]> {
  const places = placeRows(trx).whereRaw("i.stakeholder_id = any(?)", [[...stakeholderIds]]);
  return addWhereabouts(trx, await places, "current");
}

/** Includes ended places and past addresses, because people may still be there. */
export async function readConfidentialWhereabouts(
  trx: Knex,
  buildingBlockIds: readonly number[],
): Promise<PlaceWhereabouts[]> {
  if (buildingBlockIds.length === 0) return [];
  const places = placeRows(trx)
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("s.is_confidential", true)
    .whereIn("i.building_block_id", [...new Set(buildingBlockIds)]);
  return addWhereabouts(trx, await places, "ever");
}

const placeRows = (trx: Knex): Knex.QueryBuilder<object, PlaceRow[]> =>
  trx("building_block_stakeholder as i").select("i.stakeholder_id", "i.building_block_id", "i.boundary_id");

async function addWhereabouts(
  trx: Knex,
  places: readonly PlaceRow[],
  period: "current" | "ever",
): Promise<PlaceWhereabouts[]> {
  if (places.length === 0) return [];
  const ids = [places.map(({ stakeholderId }) => stakeholderId)];
  const read = async <Row extends { stakeholderId: number }>(table: string, columns: readonly string[]) => {
    const rows = trx(table)
      .whereRaw("stakeholder_id = any(?)", ids)
      .select("stakeholder_id", ...columns);
    if (period === "current") rows.whereNull("valid_to");
    if (table === "address") rows.where({ addressTypeId: PHYSICAL });
    return Map.groupBy((await rows) as Row[], ({ stakeholderId }) => stakeholderId);
  };
  type WhereaboutsInput = Parameters<typeof normaliseWhereabouts>;
  const contacts = await read<WhereaboutsInput[1][number] & { stakeholderId: number }>("contact", [
    "contact_type_id",
    "detail",
    "area_code",
  ]);
  const addresses = await read<WhereaboutsInput[2][number] & { stakeholderId: number }>("address", [
    "address_line1",
    "address_line2",
    "latitude",
    "longitude",
  ]);
  return places.map((place) => ({
    stakeholderId: place.stakeholderId,
    ...normaliseWhereabouts(
      place,
      contacts.get(place.stakeholderId) ?? [],
      addresses.get(place.stakeholderId) ?? [],
    ),
  }));
}
