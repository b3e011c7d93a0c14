import { z } from "zod";
import { readReference } from "../../seeds/readReference.ts";
import { inQuotes } from "../inQuotes.ts";
import { normaliseName } from "./normaliseName.ts";

const Province = z.object({ code: z.string(), name: z.string() });
const Municipality = z.object({ code: z.string(), province_code: z.string() });
const Station = z.object({ code: z.string(), name: z.string(), municipality_code: z.string() });
const Alias = z.object({
  alias: z.string(),
  province_code: z.string(),
  station_code: z.string(),
  is_part: z.enum(["yes", "no"]),
});

/** `isPart`: a newer station whose area and people are counted in the station of this code, as its figures are. */
export type StationMatch = { code: string; isPart: boolean };
/** A station, or the reason why there is none. */
export type StationLookup = StationMatch | { reason: string };

type Candidate = StationMatch & { province: string; onlyIn: string };

/**
 * Finds stations by the names that the police's files use. Station names are not unique in the country, so a
 * province, where a file gives one, must fit too. Nothing is guessed: what does not fit exactly has no match.
 */
export async function stationFinder(): Promise<(name: string, province: string) => StationLookup> {
  const provinces = await readReference("provinces.csv", Province);
  const municipalities = await readReference("municipalities.csv", Municipality);
  const stations = await readReference("police_stations.csv", Station);
  const aliases = await readReference("police_station_aliases.csv", Alias);

  const provinceOfName = new Map(provinces.map(({ code, name }) => [normaliseName(name), code]));
  const provinceOfMunicipality = new Map(municipalities.map((each) => [each.code, each.province_code]));
  const provinceOf = new Map(
    stations.map((each) => [each.code, provinceOfMunicipality.get(each.municipality_code) ?? ""]),
  );
  const candidates = new Map<string, Candidate[]>();
  const add = (name: string, code: string, isPart: boolean, onlyIn: string) => {
    const key = normaliseName(name);
    const candidate = { code, isPart, onlyIn, province: provinceOf.get(code) ?? "" };
    candidates.set(key, [...(candidates.get(key) ?? []), candidate]);
  };
  for (const { name, code } of stations) add(name, code, false, "");
  for (const { alias, station_code, is_part, province_code } of aliases) {
    add(alias, station_code, is_part === "yes", province_code);
  }

  return (name, province) => {
    const named = candidates.get(normaliseName(name)) ?? [];
    if (named.length === 0) return { reason: `unknown station ${inQuotes(name)}` };
    if (province === "")
      return onlyOne(
        named.filter(({ onlyIn }) => onlyIn === ""),
        name,
      );
    const code = provinceOfName.get(normaliseName(province));
    if (code === undefined) return { reason: `unknown province ${inQuotes(province)}` };
    const inProvince = named.filter((each) => each.province === code);
    if (inProvince.length === 0) return { reason: `no station ${inQuotes(name)} in ${inQuotes(province)}` };
    return onlyOne(inProvince, name);
  };
}

function onlyOne(found: Candidate[], name: string): StationLookup {
  const codes = new Set(found.map(({ code }) => code));
  const [first] = found;
  if (first === undefined || codes.size > 1)
    return { reason: `several stations are called ${inQuotes(name)}` };
  return { code: first.code, isPart: first.isPart };
}
