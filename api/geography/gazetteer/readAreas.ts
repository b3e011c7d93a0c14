import type { Knex } from "knex";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { translatedLanguages } from "../../shared/i18n/languages.ts";
import type { SearchablePlace } from "./placeNames.ts";

export type GazetteerArea = SearchablePlace & {
  kind: "province" | "district";
  province: { boundaryId: number; name: string };
  towns: string[];
  precincts: string[];
};

const { province, district, municipality } = BOUNDARY_TYPE;

type Row = { boundaryId: number; name: string; code: string; boundaryTypeId: number } & {
  nationalBoundaryId: number | null;
};

/** Omits metro districts, because the search finds their municipality. */
export async function readAreas(trx: Knex): Promise<GazetteerArea[]> {
  const rows: Row[] = await trx("boundary")
    .whereIn("boundary_type_id", [province, district])
    .whereNotIn("code", trx("boundary").where("boundary_type_id", municipality).select("code"))
    .orderBy("boundary_id")
    .select("boundary_id", "description as name", "code", "boundary_type_id", "national_boundary_id");
  const nameById = new Map(rows.map(({ boundaryId, name }) => [boundaryId, name]));
  const getOtherNames = await readOtherNames();
  return rows.map(({ boundaryId, name, code, boundaryTypeId, nationalBoundaryId }) => ({
    kind: boundaryTypeId === province ? "province" : "district",
    boundaryId,
    name,
    otherNames: getOtherNames(code, name),
    province: {
      boundaryId: nationalBoundaryId ?? boundaryId,
      name: nameById.get(nationalBoundaryId ?? boundaryId) ?? "",
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

const EverydayName = z.object({ name: z.string(), code: z.string() });

let rowsByCodePromise:
  | Promise<Map<string, readonly { name: string | null; other_name: string }[]>>
  | undefined;

type OtherNames = (code: string, ownName: string, towns?: readonly string[]) => Record<string, string>;

export async function readOtherNames(): Promise<OtherNames> {
  rowsByCodePromise ??= (async () => {
    const otherNames = await readReference("place_names.csv", OtherName);
    const everyday = await readReference("everyday_names.csv", EverydayName);
    const rows = [
      ...everyday.map(({ code, name }) => ({ code, name: null, other_name: name })),
      ...otherNames,
    ];
    return Map.groupBy(rows, ({ code }) => code);
  })();
  const names = await rowsByCodePromise;
  return (code, ownName, towns = []) => {
    const isOwnName = (other: string) => ownName.includes(other) || towns.includes(other);
    return Object.fromEntries(
      (names.get(code) ?? [])
        .filter(({ name, other_name }) => name !== null || !isOwnName(other_name))
        .map(({ name, other_name }) => [other_name, name ?? ownName]),
    );
  };
}
