import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import type { CallablePlace, DirectoryEntry, Point } from "./contract.ts";
import { writeService } from "./help/writeService.ts";

const PHYSICAL = 1;

/** The number to try first comes first. Omits confidential places and hidden contacts. */
export async function findCallable(
  trx: Knex,
  entries: readonly DirectoryEntry[],
  today: string,
): Promise<CallablePlace[]> {
  const points = await readPoints(trx, today);
  const places = Map.groupBy(entries, ({ stakeholderId }) => stakeholderId);
  return [...places].flatMap(([stakeholderId, [entry]]) => {
    const point = points.get(stakeholderId);
    const municipality = entry?.localMunicipalityName ?? null;
    if (point === undefined || entry === undefined || municipality === null) return [];
    const { name, kind, buildingBlockId, note, calls } = writeService(entry);
    return calls
      .slice(0, 1)
      .map(({ dialled, of }) => ({ name, kind, buildingBlockId, municipality, dialled, of, note, ...point }));
  });
}

async function readPoints(trx: Knex, today: string): Promise<Map<number, Point>> {
  const rows: (Point & { stakeholderId: number })[] = await trx("address as a")
    .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
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
