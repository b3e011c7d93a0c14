import type { Knex } from "knex";
import { z } from "zod";
import type { BoundaryRow } from "../geography/queries.ts";
import type { Place } from "../lib/figures/measure.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { type Coverage, describePeopleCounted } from "../shared/figures/coverage.ts";

const Station = z.object({
  code: z.string(),
  municipality_code: z.string(),
  listed_municipality_code: z.string(),
  station_municipality_code: z.string(),
});
const stations = readReference("police_stations.csv", Station);

/** People by precinct are known from the census only, so municipalities are compared in its year. */
const CENSUS_YEAR = 2022;

export type Precinct = {
  boundaryId: number;
  description: string;
  peopleCount: number | null;
  /** The municipality that its figures count in. */
  municipality: string;
  /** The municipality that the police list it in. */
  listedIn: string;
  /** The municipality that its station stands in. */
  stationIn: string | null;
  municipalityPeopleByPrecincts: number | null;
  municipalityPeopleEstimate: number | null;
};

export async function findPrecincts(trx: Knex, places: readonly BoundaryRow[]): Promise<Precinct[]> {
  const stationByCode = new Map((await stations).map((station) => [station.code, station]));
  const municipalities: Pick<BoundaryRow, "boundaryId" | "code" | "description" | "peopleCount">[] =
    await trx("boundary").where({ boundaryTypeId: BOUNDARY_TYPE.municipality });
  const byId = new Map(municipalities.map((each) => [each.boundaryId, each]));
  const municipalityNameByCode = new Map(municipalities.map(({ code, description }) => [code, description]));
  const estimates: { code: string; peopleCount: number }[] = await trx("municipality_people").where({
    year: CENSUS_YEAR,
  });
  const estimateByCode = new Map(estimates.map(({ code, peopleCount }) => [code, peopleCount]));
  return places
    .filter(({ boundaryTypeId }) => boundaryTypeId === BOUNDARY_TYPE.precinct)
    .map(({ boundaryId, description, code, peopleCount, containingBoundaryId }) => {
      const municipality = byId.get(containingBoundaryId ?? -1);
      const station = stationByCode.get(code);
      return {
        boundaryId,
        description,
        peopleCount,
        municipality: municipality?.description ?? "",
        listedIn: municipalityNameByCode.get(station?.listed_municipality_code ?? "") ?? "",
        stationIn: municipalityNameByCode.get(station?.station_municipality_code ?? "") ?? null,
        municipalityPeopleByPrecincts: municipality?.peopleCount ?? null,
        municipalityPeopleEstimate: estimateByCode.get(municipality?.code ?? "") ?? null,
      };
    });
}

/**
 * "the 4 police precincts counted in Gamagara have 46% of its people; the police precinct of Kathu reaches
 * into Ga-Segonyana and is counted in Gamagara"
 */
export async function describeBorders(
  trx: Knex,
  { boundaryId, boundaryTypeId }: Place,
  coverage: Coverage | null,
): Promise<string | null> {
  if (boundaryTypeId !== BOUNDARY_TYPE.municipality && boundaryTypeId !== BOUNDARY_TYPE.district) return null;
  const crossBorderStations = (await stations).filter(
    ({ listed_municipality_code: listed, station_municipality_code: station }) =>
      station !== "" && station !== listed,
  );
  const boundaries: BoundaryRow[] = await trx("boundary");
  const place = boundaries.find((each) => each.boundaryId === boundaryId)?.description ?? "";
  const municipalityByCode = new Map(
    boundaries
      .filter((each) => each.boundaryTypeId === BOUNDARY_TYPE.municipality)
      .map((each) => [each.code, each]),
  );
  const nameByCode = new Map(
    boundaries
      .filter((each) => each.boundaryTypeId === BOUNDARY_TYPE.precinct)
      .map(({ code, description }) => [code, description]),
  );
  const isInPlace = (code: string) => {
    const municipality = municipalityByCode.get(code);
    return municipality?.boundaryId === boundaryId || municipality?.districtBoundaryId === boundaryId;
  };
  const parts = crossBorderStations.flatMap((station) => {
    const { code, municipality_code: counted, listed_municipality_code: listed } = station;
    const otherMunicipality = counted === listed ? station.station_municipality_code : listed;
    const name = nameByCode.get(code) ?? code;
    const [countedIn, reachesInto] = [counted, otherMunicipality].map(
      (each) => municipalityByCode.get(each)?.description ?? each,
    );
    if (isInPlace(counted) === isInPlace(otherMunicipality)) return [];
    return isInPlace(counted)
      ? [`the police precinct of ${name} reaches into ${reachesInto} and is counted in ${place}`]
      : [`the police precinct of ${name} reaches into ${place} and is counted in ${countedIn}`];
  });
  const peopleSentence = describePeopleCounted(coverage, place);
  if (parts.length === 0)
    return (
      peopleSentence &&
      `${peopleSentence}; the points of police stations do not show which precinct reaches across the border`
    );
  return [peopleSentence, ...parts].filter(Boolean).join("; ");
}
