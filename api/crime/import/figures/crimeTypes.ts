import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { z } from "zod";
import { readReference } from "../../../lib/figures/readReference.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";

const yesOrNo = z.enum(["yes", "no"]).transform((text) => text === "yes");
const CrimeTypeRow = z.object({
  crime_type_id: z.coerce.number().int(),
  description: z.string(),
  parent_crime_type_id: z.string().transform((text) => (text === "" ? null : Number(text))),
  is_gbvf_related: yesOrNo,
  is_included: yesOrNo,
  seq: z.coerce.number().int(),
  code: z.string(),
  aliases: z.string().transform((text) => text.split("|")),
});
export type CrimeType = z.output<typeof CrimeTypeRow>;

export async function readCrimeTypes(): Promise<CrimeType[]> {
  const types = await readReference("crime_types.csv", CrimeTypeRow);
  return types.toSorted((a, b) => a.crime_type_id - b.crime_type_id);
}

export async function storeCrimeTypes(trx: Knex, types: readonly CrimeType[]): Promise<void> {
  const rows = types.map((type) => ({
    crimeTypeId: type.crime_type_id,
    description: type.description,
    parentCrimeTypeId: type.parent_crime_type_id,
    isGbvfRelated: type.is_gbvf_related,
    isIncluded: type.is_included,
    seq: type.seq,
  }));
  const existing = await trx("crime_type").select("*").orderBy("crimeTypeId");
  if (isDeepStrictEqual(existing, rows)) return;
  await trx("crime_type").insert(rows).onConflict("crimeTypeId").merge();
}

/** Finds a type by name before code, because the police use some codes for totals, too. */
export function createCrimeTypeFinder(
  types: readonly CrimeType[],
): (category: string, code: string) => number | undefined {
  const byName = new Map<string, number>();
  const byCode = new Map<string, number>();
  types.forEach((type, index) => {
    for (const name of [type.description, ...type.aliases]) {
      if (name !== "") byName.set(normaliseName(name), index);
    }
    if (type.code !== "") byCode.set(normaliseName(type.code), index);
  });
  return (category, code) => byName.get(normaliseName(category)) ?? byCode.get(normaliseName(code));
}
