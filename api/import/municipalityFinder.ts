import type { Knex } from "knex";
import { normaliseName } from "./crime/normaliseName.ts";
import { inQuotes } from "./inQuotes.ts";

const MUNICIPALITY = 3;

export type MunicipalityLookup = { municipalityId: number } | { reason: string };

/** Finds municipalities by their official code, or by name where only one is called so. */
export async function municipalityFinder(trx: Knex): Promise<(text: string) => MunicipalityLookup> {
  const municipalities: { boundaryId: number; code: string; description: string }[] = await trx("boundary")
    .where({ boundaryTypeId: MUNICIPALITY })
    .select("boundary_id", "code", "description");
  const byCode = new Map(municipalities.map(({ code, boundaryId }) => [normaliseName(code), boundaryId]));
  const byName = Map.groupBy(municipalities, ({ description }) => normaliseName(description));
  return (text) => {
    const name = normaliseName(text);
    const coded = byCode.get(name);
    if (coded !== undefined) return { municipalityId: coded };
    const [named, ...others] = byName.get(name) ?? [];
    if (named === undefined) return { reason: `unknown municipality ${inQuotes(text)}` };
    if (others.length === 0) return { municipalityId: named.boundaryId };
    return { reason: `more than one municipality is called ${inQuotes(text)}: its code is needed` };
  };
}
