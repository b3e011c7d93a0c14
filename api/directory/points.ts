import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import type { Point } from "./contract.ts";

const PHYSICAL = 1;

/** Omits confidential places. */
export async function readPoints(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, Point>> {
  const rows: (Point & { stakeholderId: number })[] = await trx("address as a")
    .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
    .whereIn("a.stakeholder_id", [...new Set(stakeholderIds)])
    .where("s.is_confidential", false)
    .where("a.address_type_id", PHYSICAL)
    .whereNotNull("a.latitude")
    .whereRaw(validOn("a"), { today })
    .orderBy("a.address_id")
    .select("a.stakeholder_id", "a.latitude", "a.longitude");
  return new Map(
    rows.map(({ stakeholderId, latitude, longitude }) => [
      stakeholderId,
      { latitude: round(latitude), longitude: round(longitude) },
    ]),
  );
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
