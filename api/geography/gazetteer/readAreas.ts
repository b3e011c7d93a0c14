import type { Knex } from "knex";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { translatedLanguages } from "../../shared/i18n/languages.ts";
import type { NamedPlace } from "./findPlaces.ts";

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

export const OtherName = z.object({
  code: z.string(),
  name: z.string(),
  language: z.enum(translatedLanguages),
  other_name: z.string(),
  source: z.string(),
});

let byCode: Promise<Map<string, Record<string, string>>> | undefined;

/** Names in other official languages, by a place's code. */
export async function otherNamesOf(): Promise<(code: string) => Record<string, string>> {
  byCode ??= (async () => {
    const rows = await readReference("place_names.csv", OtherName);
    return new Map(
      [...Map.groupBy(rows, ({ code }) => code)].map(([code, names]) => [
        code,
        Object.fromEntries(names.map(({ name, other_name }) => [other_name, name])),
      ]),
    );
  })();
  const names = await byCode;
  return (code) => names.get(code) ?? {};
}
