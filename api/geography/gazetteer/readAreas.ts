import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import type { NamedPlace } from "./findPlaces.ts";
import { otherNamesOf } from "./otherNames.ts";

export type GazetteerArea = NamedPlace & {
  kind: "province" | "district";
  province: { boundaryId: number; name: string };
  towns: string[];
  precincts: string[];
};

const { province, district, municipality } = BOUNDARY_TYPE;

type Row = { boundaryId: number; name: string; code: string; boundaryTypeId: number } & {
  nationalBoundaryId: number | null;
};

/** A metro is found as a municipality. */
export async function readAreas(trx: Knex): Promise<GazetteerArea[]> {
  const rows: Row[] = await trx("boundary")
    .whereIn("boundary_type_id", [province, district])
    .whereNotIn("code", trx("boundary").where("boundary_type_id", municipality).select("code"))
    .orderBy("boundary_id")
    .select("boundary_id", "description as name", "code", "boundary_type_id", "national_boundary_id");
  const nameOf = new Map(rows.map(({ boundaryId, name }) => [boundaryId, name]));
  const otherNames = await otherNamesOf();
  return rows.map(({ boundaryId, name, code, boundaryTypeId, nationalBoundaryId }) => ({
    kind: boundaryTypeId === province ? "province" : "district",
    boundaryId,
    name,
    otherNames: otherNames(code),
    province: {
      boundaryId: nationalBoundaryId ?? boundaryId,
      name: nameOf.get(nationalBoundaryId ?? boundaryId) ?? "",
    },
    towns: [],
    precincts: [],
  }));
}
