import type { Knex } from "knex";
import { type Whereabouts, whereaboutsOf } from "./whereabouts.ts";

const PHYSICAL = 1;

type PlaceRow = { stakeholderId: number; buildingBlockId: number; boundaryId: number };
type PlaceWhereabouts = Whereabouts & { stakeholderId: number };

export async function readWhereabouts(
  trx: Knex,
  stakeholderIds: readonly number[],
): Promise<PlaceWhereabouts[]> {
  const places = placeRows(trx).whereRaw("i.stakeholder_id = any(?)", [[...stakeholderIds]]);
  return withWhereabouts(trx, await places, "current");
}

/** Also those that have ended, and their past addresses: people may be there still. */
export async function readConfidentialWhereabouts(
  trx: Knex,
  buildingBlockIds: readonly number[],
): Promise<PlaceWhereabouts[]> {
  if (buildingBlockIds.length === 0) return [];
  const places = placeRows(trx)
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("s.is_confidential", true)
    .whereIn("i.building_block_id", [...new Set(buildingBlockIds)]);
  return withWhereabouts(trx, await places, "ever");
}

const placeRows = (trx: Knex): Knex.QueryBuilder<object, PlaceRow[]> =>
  trx("building_block_stakeholder as i").select("i.stakeholder_id", "i.building_block_id", "i.boundary_id");

async function withWhereabouts(
  trx: Knex,
  places: readonly PlaceRow[],
  when: "current" | "ever",
): Promise<PlaceWhereabouts[]> {
  if (places.length === 0) return [];
  const ids = [places.map(({ stakeholderId }) => stakeholderId)];
  const read = async <Row extends { stakeholderId: number }>(table: string, columns: readonly string[]) => {
    const rows = trx(table)
      .whereRaw("stakeholder_id = any(?)", ids)
      .select("stakeholder_id", ...columns);
    if (when === "current") rows.whereNull("valid_to");
    if (table === "address") rows.where({ addressTypeId: PHYSICAL });
    return Map.groupBy((await rows) as Row[], ({ stakeholderId }) => stakeholderId);
  };
  type Stated = Parameters<typeof whereaboutsOf>;
  const contacts = await read<Stated[1][number] & { stakeholderId: number }>("contact", [
    "contact_type_id",
    "detail",
    "area_code",
  ]);
  const addresses = await read<Stated[2][number] & { stakeholderId: number }>("address", [
    "address_line1",
    "address_line2",
    "latitude",
    "longitude",
  ]);
  return places.map((place) => ({
    stakeholderId: place.stakeholderId,
    ...whereaboutsOf(
      place,
      contacts.get(place.stakeholderId) ?? [],
      addresses.get(place.stakeholderId) ?? [],
    ),
  }));
}
