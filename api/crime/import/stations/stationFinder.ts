import { z } from "zod";
import { withoutSuffix } from "../../../import/municipalityFinder.ts";
import { readReference } from "../../../lib/figures/readReference.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../../lib/text/nearNames.ts";

/** An empty `provinceCode` means any province. The counts of a part are added to those of its station. */
export type StationAlias = { alias: string; provinceCode: string; stationCode: string; isPart: boolean };

const Province = z.object({
  code: z.string(),
  name: z.string(),
  aliases: z.string().transform((text) => text.split("|").filter((alias) => alias !== "")),
});
const Municipality = z.object({ code: z.string(), name: z.string(), province_code: z.string() });
const Station = z.object({ code: z.string(), name: z.string(), municipality_code: z.string() });
const Alias = z.object({
  alias: z.string(),
  province_code: z.string(),
  station_code: z.string(),
  is_part: z.enum(["yes", "no"]),
});

/** `isChosen` marks a match by a name that an operator assigned. */
type StationMatch = { code: string; isPart: boolean; isChosen?: true };
/** `isUnknown` means that no station in the province has the name. */
export type StationLookup = StationMatch | { reason: string; isUnknown?: true };

export type StationFinder = {
  find(name: string, province: string): StationLookup;
  provinceCode(province: string): string | undefined;
  provinceOfMunicipality(municipality: string): string | undefined;
  provinceOf(row: { province: string; municipality: string }): string | undefined;
  nearest(name: string, provinceCode: string | undefined): string[];
  nameOf(code: string): string | undefined;
  nameOfProvince(code: string): string | undefined;
};

type Candidate = StationMatch & { name: string; province: string; onlyIn: string };

/** Names that an operator assigned, which take precedence. */
type Own = { aliases?: readonly StationAlias[]; stations?: readonly z.infer<typeof Station>[] };

const KIND_OR_CODE = /\b(?:saps|police station|station)\b|\b[a-z]{0,3}\d{3,}\b/gi;

/** Reduces "SAPS Kimberley", "Kimberley Police Station" and "PD303001 - Kimberley" to "Kimberley". */
const normaliseStation = (name: string) => normaliseName(name.replace(KIND_OR_CODE, ""));

/** Matches names exactly. If there is no match, the reason suggests similar names. */
export async function stationFinder({
  aliases: remembered = [],
  stations: added = [],
}: Own = {}): Promise<StationFinder> {
  const provinces = await readReference("provinces.csv", Province);
  const municipalities = await readReference("municipalities.csv", Municipality);
  const stations = [...(await readReference("police_stations.csv", Station)), ...added];
  const aliases = await readReference("police_station_aliases.csv", Alias);

  const provinceOfName = new Map(
    provinces.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases].map((each) => [normaliseName(each), code] as const),
    ),
  );
  const provinceName = new Map(provinces.map(({ code, name }) => [code, name]));
  const provinceOfMunicipality = new Map(municipalities.map((each) => [each.code, each.province_code]));
  const provincesAround = Map.groupBy(
    municipalities.flatMap(({ code, name, province_code }) =>
      [code, withoutSuffix(name)].map((each) => ({ key: normaliseName(each), province_code })),
    ),
    ({ key }) => key,
  );
  const provinceOf = new Map(
    stations.map((each) => [each.code, provinceOfMunicipality.get(each.municipality_code) ?? ""]),
  );
  const nameOf = new Map(stations.map(({ code, name }) => [code, name]));
  const own = new Map<string, Candidate[]>();
  const candidates = new Map<string, Candidate[]>();
  const add = (to: typeof own, name: string, code: string, isPart: boolean, onlyIn: string) => {
    const key = normaliseName(name);
    const candidate = { code, isPart, onlyIn, name, province: provinceOf.get(code) ?? "" };
    to.set(key, [...(to.get(key) ?? []), candidate]);
  };
  for (const { alias, stationCode, provinceCode, isPart } of remembered) {
    add(own, alias, stationCode, isPart, provinceCode);
  }
  for (const { name, code } of stations) {
    add(candidates, name, code, false, "");
    add(candidates, code, code, false, "");
  }
  for (const { alias, station_code, is_part, province_code } of aliases) {
    add(candidates, alias, station_code, is_part === "yes", province_code);
  }
  const everyName = [...candidates.values()]
    .flat()
    .map(({ name, code, province }) => ({ name, meaning: code, province }));

  const nearest = (name: string, province: string | undefined) =>
    nearNames(
      name,
      everyName.filter((each) => province === undefined || each.province === province),
    );
  const unknown = (name: string, province: string | undefined): StationLookup => {
    const near = new Set(nearest(name, province).map((code) => nameOf.get(code) ?? code));
    return { reason: `unknown station ${inQuotes(name)}${didYouMean([...near])}`, isUnknown: true };
  };
  const elsewhere = (candidates: readonly Candidate[], name: string, province: string) => {
    const places = candidates.map((each) => `${nameOf.get(each.code)} in ${provinceName.get(each.province)}`);
    return `no station ${inQuotes(name)} in ${inQuotes(province)}${didYouMean([...new Set(places)])}`;
  };
  const provinceCode = (province: string) => provinceOfName.get(normaliseName(province));
  const provinceOfOnly = (municipality: string) => {
    const [only, ...rest] = provincesAround.get(withoutSuffix(municipality)) ?? [];
    return rest.length === 0 ? only?.province_code : undefined;
  };
  return {
    provinceCode,
    provinceOfMunicipality: provinceOfOnly,
    provinceOf: ({ province, municipality }) =>
      province === "" ? provinceOfOnly(municipality) : provinceCode(province),
    nearest,
    nameOf: (code) => nameOf.get(code),
    nameOfProvince: (code) => provinceName.get(code),
    find,
  };

  function find(name: string, province: string): StationLookup {
    const key = normaliseName(name);
    const code = provinceOfName.get(normaliseName(province));
    if (province.trim() !== "" && code === undefined)
      return { reason: `unknown province ${inQuotes(province)}` };
    const stations = candidates.get(key) ?? [];
    const existsThere = code !== undefined && stations.some((each) => each.province === code);
    const [remembered] = (own.get(key) ?? []).filter(({ onlyIn }) =>
      onlyIn === "" ? !existsThere : onlyIn === code,
    );
    if (remembered !== undefined) {
      const { code, isPart } = remembered;
      return { code, isPart, isChosen: true };
    }
    if (stations.length === 0) {
      const normalised = normaliseStation(name);
      const match = normalised === "" || normalised === key ? undefined : find(normalised, province);
      return match !== undefined && "code" in match ? match : unknown(name, code);
    }
    if (code === undefined)
      return onlyOne(
        stations.filter(({ onlyIn }) => onlyIn === ""),
        name,
      );
    const inProvince = stations.filter((each) => each.province === code);
    if (inProvince.length === 0) return { reason: elsewhere(stations, name, province), isUnknown: true };
    return onlyOne(inProvince, name);
  }
}

function onlyOne(candidates: Candidate[], name: string): StationLookup {
  const codes = new Set(candidates.map(({ code }) => code));
  const [first] = candidates;
  if (first === undefined || codes.size > 1)
    return {
      reason: `several stations are called ${inQuotes(name)}: the file has to name the province`,
      isUnknown: true,
    };
  return { code: first.code, isPart: first.isPart };
}
