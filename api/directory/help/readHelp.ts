import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../../lib/boundaryTypes.ts";
import { findEntries } from "../queries.ts";
import type { Help, Municipality } from "./help.ts";
import { writeLine, writeService } from "./writeService.ts";

/**
 * All that the pages of help show today.
 * @param boundaryId only this municipality's services
 */
export async function readHelp(trx: Knex, today: string, boundaryId?: number): Promise<Help> {
  const lines = await findEntries(trx, {}, today);
  const places = await readMunicipalities(trx);
  const isKnown = places.some((place) => place.boundaryId === boundaryId);
  const area = boundaryId === undefined ? { isEverywhere: true as const } : { boundaryId };
  const entries = isKnown || boundaryId === undefined ? await findEntries(trx, area, today) : [];
  const entriesOf = Map.groupBy(entries, (entry) => entry.boundaryId);
  return {
    lines: lines.map(writeLine).filter(({ calls }) => calls.length > 0),
    municipalities: places.map((place) => ({
      ...place,
      services: (entriesOf.get(place.boundaryId) ?? []).map(writeService),
    })),
    isDemonstration: await isDemonstration(trx),
  };
}

const { province, district, municipality, precinct } = BOUNDARY_TYPE;

type Place = Omit<Municipality, "services">;
type Row = { boundaryId: number; name: string; boundaryTypeId: number; nationalBoundaryId: number } & {
  districtBoundaryId: number;
  containingBoundaryId: number;
};

/** By name, with the names of their police areas. */
async function readMunicipalities(trx: Knex): Promise<Place[]> {
  const rows: Row[] = await trx("boundary")
    .whereIn("boundary_type_id", [province, district, municipality, precinct])
    .orderByRaw("searchable(description)")
    .orderBy("boundary_id")
    .select("boundary_id", "description as name", "boundary_type_id", "containing_boundary_id")
    .select("national_boundary_id", "district_boundary_id");
  const byId = new Map(rows.map((row) => [row.boundaryId, row]));
  const named = (boundaryId: number) => ({ boundaryId, name: byId.get(boundaryId)?.name ?? "" });
  const precincts = Map.groupBy(
    rows.filter(({ boundaryTypeId }) => boundaryTypeId === precinct),
    ({ containingBoundaryId }) => containingBoundaryId,
  );
  return rows
    .filter(({ boundaryTypeId }) => boundaryTypeId === municipality)
    .map(({ boundaryId, nationalBoundaryId, districtBoundaryId }) => ({
      ...named(boundaryId),
      district: named(districtBoundaryId),
      province: named(nationalBoundaryId),
      precincts: (precincts.get(boundaryId) ?? []).map(({ name }) => name),
    }));
}

async function isDemonstration(trx: Knex): Promise<boolean> {
  const invented = { theme: "building-block", isDemonstration: true };
  return (await trx("data_source").where(invented).first("data_source_id")) !== undefined;
}
