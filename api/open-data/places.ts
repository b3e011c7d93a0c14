import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { CsvFile } from "../sheet/CsvFile.ts";

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

export async function findWithInside(trx: Knex, boundary: BoundaryRow): Promise<BoundaryRow[]> {
  const { boundaryId } = boundary;
  const inside = trx<BoundaryRow>("boundary")
    .whereNot({ boundaryId })
    .orderBy(["boundaryTypeId", "description", "boundaryId"]);
  if (boundaryId !== COUNTRY)
    inside.where((each) =>
      each
        .where({ containingBoundaryId: boundaryId })
        .orWhere({ nationalBoundaryId: boundaryId })
        .orWhere({ districtBoundaryId: boundaryId }),
    );
  return [boundary, ...(await inside)];
}

export function placesFile(places: readonly BoundaryRow[]): CsvFile {
  const nameOf = new Map(places.map(({ boundaryId, description }) => [boundaryId, description]));
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
      nameOf.get(place.containingBoundaryId ?? -1) ?? null,
      place.peopleCount,
    ]),
  };
}
