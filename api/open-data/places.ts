import type { Knex } from "knex";
import type { Precinct } from "../crime/precincts.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { shareOfPeople } from "../shared/figures/coverage.ts";
import { type CsvFile, formatPercent } from "../sheet/CsvFile.ts";

const LEVELS: Readonly<Record<number, string>> = {
  [BOUNDARY_TYPE.country]: "country",
  [BOUNDARY_TYPE.province]: "province",
  [BOUNDARY_TYPE.district]: "district",
  [BOUNDARY_TYPE.municipality]: "municipality",
  [BOUNDARY_TYPE.ward]: "ward",
  [BOUNDARY_TYPE.precinct]: "police precinct",
};

export const levelOf = ({ boundaryTypeId }: Pick<BoundaryRow, "boundaryTypeId">): string =>
  LEVELS[boundaryTypeId] ?? "area";

export async function findWithDescendants(trx: Knex, boundary: BoundaryRow): Promise<BoundaryRow[]> {
  const { boundaryId } = boundary;
  const descendants = trx<BoundaryRow>("boundary")
    .whereNot({ boundaryId })
    .orderBy(["boundaryTypeId", "description", "boundaryId"]);
  if (boundaryId !== COUNTRY)
    descendants.where((each) =>
      each
        .where({ containingBoundaryId: boundaryId })
        .orWhere({ nationalBoundaryId: boundaryId })
        .orWhere({ districtBoundaryId: boundaryId }),
    );
  return [boundary, ...(await descendants)];
}

/** A precinct that crosses a border is listed in the one municipality in which it counts. */
export const precinctsFile = (precincts: readonly Precinct[]): CsvFile => ({
  name: "precincts.csv",
  about:
    "Each police precinct of the place, the municipality in which it counts, and the people of both. The rates of a municipality represent it only if its precincts have 80 to 125 % of its people.",
  columns: [
    ["Place id", "See places.csv", "integer"],
    ["Police precinct", "Its name"],
    ["People of the precinct", "Census 2022; empty where nobody was counted", "integer"],
    ["Counted in", "The municipality in which its reports and people count"],
    ["Listed in", "The municipality of its list"],
    ["Station in", "The municipality in which its station stands; empty where its point is not known"],
    ["People of the municipality's precincts", "Of all that count in it, Census 2022", "integer"],
    ["People of the municipality", "Mid-year estimate of Statistics South Africa, 2022", "integer"],
    ["Precincts' share of the municipality's people (%)", "The first of these over the second", "number"],
  ],
  rows: precincts.map((precinct) => [
    precinct.boundaryId,
    precinct.description,
    precinct.peopleCount,
    precinct.municipality,
    precinct.listedIn,
    precinct.stationIn,
    precinct.municipalityPeopleByPrecincts,
    precinct.municipalityPeopleEstimate,
    formatPercent(shareOfPeople(precinct.municipalityPeopleByPrecincts, precinct.municipalityPeopleEstimate)),
  ]),
});

export function placesFile(places: readonly BoundaryRow[]): CsvFile {
  const nameById = new Map(places.map(({ boundaryId, description }) => [boundaryId, description]));
  return {
    name: "places.csv",
    about: "The place and every place inside it. The other files name places by their id.",
    columns: [
      ["Place id", "The number of the place on this site and in its API", "integer"],
      ["Place code", "Of the Municipal Demarcation Board where it has one"],
      ["Place", "Its name"],
      ["Level", "country, province, district, municipality, ward or police precinct"],
      ["Inside", "The place directly around it"],
      ["People", "Census 2022; empty where nobody was counted", "integer"],
    ],
    rows: places.map((place) => [
      place.boundaryId,
      place.code,
      place.description,
      levelOf(place),
      nameById.get(place.containingBoundaryId ?? -1) ?? null,
      place.peopleCount,
    ]),
  };
}
