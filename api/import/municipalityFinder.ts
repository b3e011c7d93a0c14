import type { Knex } from "knex";
import { inQuotes } from "../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../lib/text/nearNames.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";

const KIND_SUFFIX =
  /(?<!\s)\s+(?:(?:local|metro|metropolitan)\s+)?municipality$|(?<!\s)\s+(?:LM|MM|metro|metropolitan)$/i;
const CITY_PREFIX = /^city of\s+/i;

type MunicipalityLookup = { municipalityId: number } | { reason: string };

export async function municipalityFinder(trx: Knex): Promise<(text: string) => MunicipalityLookup> {
  const municipalities: { boundaryId: number; code: string; description: string }[] = await trx("boundary")
    .where({ boundaryTypeId: BOUNDARY_TYPE.municipality })
    .select("boundary_id", "code", "description");
  const byCode = new Map(municipalities.map(({ code, boundaryId }) => [normaliseName(code), boundaryId]));
  const byName = Map.groupBy(municipalities, ({ description }) => normaliseMunicipalityName(description));
  const names = municipalities.map(({ code, description }) => ({
    name: normaliseMunicipalityName(description),
    meaning: `${description} (${code})`,
  }));
  return (text) => {
    if (text === "") return { reason: "no municipality" };
    const coded = byCode.get(normaliseName(text));
    if (coded !== undefined) return { municipalityId: coded };
    const name = normaliseMunicipalityName(text);
    const [municipality, ...rest] = byName.get(name) ?? [];
    if (municipality === undefined) {
      return { reason: `unknown municipality ${inQuotes(text)}${didYouMean(nearNames(name, names))}` };
    }
    if (rest.length === 0) return { municipalityId: municipality.boundaryId };
    return { reason: `more than one municipality is called ${inQuotes(text)}: its code is needed` };
  };
}

/** Reduces "City of Cape Town Metropolitan Municipality" to "Cape Town". */
export function normaliseMunicipalityName(name: string): string {
  return normaliseName(name.trim().replace(KIND_SUFFIX, "").replace(CITY_PREFIX, ""));
}

/** "Sol Plaatje (NC091)" */
export async function readMunicipalityNames(trx: Knex): Promise<(boundaryId: number) => string> {
  const rows: { boundaryId: number; name: string }[] = await trx("boundary")
    .where({ boundaryTypeId: BOUNDARY_TYPE.municipality })
    .select("boundary_id", trx.raw("description || ' (' || code || ')' as name"));
  const names = new Map(rows.map(({ boundaryId, name }) => [boundaryId, name]));
  return (boundaryId) => names.get(boundaryId) ?? "the whole country";
}
