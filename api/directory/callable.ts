import type { Knex } from "knex";
import { validOn } from "../lib/validOn.ts";
import type { CallablePlace } from "./contract.ts";
import { writeService } from "./help/writeService.ts";
import { findEntries } from "./queries.ts";

const PHYSICAL = 1;

/** Once each, with the number to try first. Whose point must not be known is left out, as are hidden contacts. */
export async function findCallable(trx: Knex, today: string): Promise<CallablePlace[]> {
  const entries = await findEntries(trx, { isEverywhere: true }, today);
  const points = await readPoints(trx, today);
  // A place may offer several building blocks.
  const places = Map.groupBy(entries, ({ stakeholderId }) => stakeholderId);
  return [...places].flatMap(([stakeholderId, [entry]]) => {
    const point = points.get(stakeholderId);
    const municipality = entry?.localMunicipalityName ?? null;
    if (point === undefined || entry === undefined || municipality === null) return [];
    const { name, kind, note, calls } = writeService(entry);
    return calls
      .slice(0, 1)
      .map(({ dialled, of }) => ({ name, kind, municipality, dialled, of, note, ...point }));
  });
}

type Point = Pick<CallablePlace, "latitude" | "longitude">;

/** By stakeholder; the latest address counts. */
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
