import { z } from "zod";
import { normaliseMunicipalityName } from "../../../import/municipalityFinder.ts";
import { readReference } from "../../../lib/figures/readReference.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../../lib/text/nearNames.ts";

/**
 * An empty `provinceCode` means any province. `isPart`: the alias names a part of the station, and its counts
 * are added to the station's.
 */
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

/** `isAssigned` marks a match by a name that an operator assigned. */
type StationMatch = { code: string; isPart: boolean; isAssigned?: true };
/** `needsChoice`: the operator may choose a station, because no station in the province has the name. */
export type StationLookup = StationMatch | { reason: string; needsChoice?: true };

export type StationFinder = {
  find(name: string, province: string): StationLookup;
  findProvinceCode(province: string): string | undefined;
  provinceOfMunicipality(municipality: string): string | undefined;
  provinceOf(row: { province: string; municipality: string }): string | undefined;
  nearest(name: string, provinceCode: string | undefined): string[];
  getName(code: string): string | undefined;
  getProvinceName(code: string): string | undefined;
};

type Candidate = StationMatch & { name: string; province: string; onlyProvinceCode: string };

/**
 * Names and stations that an operator added. Assigned names take precedence, but an alias for any province
 * yields to a station of that name in the province.
 */
type AssignedNames = { aliases?: readonly StationAlias[]; stations?: readonly z.infer<typeof Station>[] };

const KIND_OR_CODE = /\b(?:saps|police station|station)\b|\b[a-z]{0,3}\d{3,}\b/gi;

/** Reduces "SAPS Kimberley", "Kimberley Police Station" and "PD303001 - Kimberley" to "Kimberley". */
const normaliseStation = (name: string) => normaliseName(name.replace(KIND_OR_CODE, ""));

/** Matches names exactly. If there is no match, the reason suggests similar names. */
export async function createStationFinder({
  aliases: assignedAliases = [],
  stations: assignedStations = [],
}: AssignedNames = {}): Promise<StationFinder> {
  const provinces = await readReference("provinces.csv", Province);
  const municipalities = await readReference("municipalities.csv", Municipality);
  const stations = [...(await readReference("police_stations.csv", Station)), ...assignedStations];
  const aliases = await readReference("police_station_aliases.csv", Alias);

  const provinceCodeByName = new Map(
    provinces.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases].map((each) => [normaliseName(each), code] as const),
    ),
  );
  const provinceNameByCode = new Map(provinces.map(({ code, name }) => [code, name]));
  const provinceByMunicipalityCode = new Map(municipalities.map((each) => [each.code, each.province_code]));
  const municipalitiesByName = Map.groupBy(
    municipalities.flatMap(({ code, name, province_code }) =>
      [code, normaliseMunicipalityName(name)].map((each) => ({ key: normaliseName(each), province_code })),
    ),
    ({ key }) => key,
  );
  const provinceByStationCode = new Map(
    stations.map((each) => [each.code, provinceByMunicipalityCode.get(each.municipality_code) ?? ""]),
  );
  const nameByCode = new Map(stations.map(({ code, name }) => [code, name]));
  const assignedCandidates = new Map<string, Candidate[]>();
  const candidates = new Map<string, Candidate[]>();
  const add = (
    to: typeof assignedCandidates,
    name: string,
    code: string,
    isPart: boolean,
    onlyProvinceCode: string,
  ) => {
    const key = normaliseName(name);
    const candidate = {
      code,
      isPart,
      onlyProvinceCode,
      name,
      province: provinceByStationCode.get(code) ?? "",
    };
    to.set(key, [...(to.get(key) ?? []), candidate]);
  };
  for (const { alias, stationCode, provinceCode, isPart } of assignedAliases) {
    add(assignedCandidates, alias, stationCode, isPart, provinceCode);
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
  const createUnknownLookup = (name: string, province: string | undefined): StationLookup => {
    const near = new Set(nearest(name, province).map((code) => nameByCode.get(code) ?? code));
    return { reason: `unknown station ${inQuotes(name)}${didYouMean([...near])}`, needsChoice: true };
  };
  const describeElsewhere = (candidates: readonly Candidate[], name: string, province: string) => {
    const places = candidates.map(
      (each) => `${nameByCode.get(each.code)} in ${provinceNameByCode.get(each.province)}`,
    );
    return `no station ${inQuotes(name)} in ${inQuotes(province)}${didYouMean([...new Set(places)])}`;
  };
  const findProvinceCode = (province: string) => provinceCodeByName.get(normaliseName(province));
  const provinceOfUniqueName = (municipality: string) => {
    const [onlyMatch, ...otherMatches] =
      municipalitiesByName.get(normaliseMunicipalityName(municipality)) ?? [];
    return otherMatches.length === 0 ? onlyMatch?.province_code : undefined;
  };
  return {
    findProvinceCode,
    provinceOfMunicipality: provinceOfUniqueName,
    provinceOf: ({ province, municipality }) =>
      province === "" ? provinceOfUniqueName(municipality) : findProvinceCode(province),
    nearest,
    getName: (code) => nameByCode.get(code),
    getProvinceName: (code) => provinceNameByCode.get(code),
    find,
  };

  function find(name: string, province: string): StationLookup {
    const key = normaliseName(name);
    const code = provinceCodeByName.get(normaliseName(province));
    if (province.trim() !== "" && code === undefined)
      return { reason: `unknown province ${inQuotes(province)}` };
    const stations = candidates.get(key) ?? [];
    const isInProvince = code !== undefined && stations.some((each) => each.province === code);
    const [assigned] = (assignedCandidates.get(key) ?? []).filter(({ onlyProvinceCode }) =>
      onlyProvinceCode === "" ? !isInProvince : onlyProvinceCode === code,
    );
    if (assigned !== undefined) {
      const { code, isPart } = assigned;
      return { code, isPart, isAssigned: true };
    }
    if (stations.length === 0) {
      const normalised = normaliseStation(name);
      const match = normalised === "" || normalised === key ? undefined : find(normalised, province);
      return match !== undefined && "code" in match ? match : createUnknownLookup(name, code);
    }
    if (code === undefined)
      return selectSingle(
        stations.filter(({ onlyProvinceCode }) => onlyProvinceCode === ""),
        name,
      );
    const inProvince = stations.filter((each) => each.province === code);
    if (inProvince.length === 0)
      return { reason: describeElsewhere(stations, name, province), needsChoice: true };
    return selectSingle(inProvince, name);
  }
}

function selectSingle(candidates: Candidate[], name: string): StationLookup {
  const codes = new Set(candidates.map(({ code }) => code));
  const [firstCandidate] = candidates;
  if (firstCandidate === undefined || codes.size > 1)
    return {
      reason: `several stations are called ${inQuotes(name)}: the file has to name the province`,
      needsChoice: true,
    };
  return { code: firstCandidate.code, isPart: firstCandidate.isPart };
}
