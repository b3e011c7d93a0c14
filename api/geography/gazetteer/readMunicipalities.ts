import type { Knex } from "knex";
import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import type { SearchablePlace } from "./placeNames.ts";
import { readOtherNames } from "./readAreas.ts";

type BoundaryName = { boundaryId: number; name: string };
type Point = { latitude: number; longitude: number };
type TownPoint = Point & { mapRank: number | null };
export type GazetteerMunicipality = SearchablePlace & {
  kind: "municipality";
  district: BoundaryName;
  province: BoundaryName;
  towns: string[];
  precincts: string[];
  townPoints: Record<string, TownPoint>;
  middle: Point | null;
};

const { province, district, municipality, precinct } = BOUNDARY_TYPE;
const Town = z.object({
  name: z.string(),
  municipality_code: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  population: z.coerce.number(),
  source: z.string(),
});
const RenamedPlace = Town.pick({ name: true, municipality_code: true }).extend({ former_name: z.string() });

type Row = { boundaryId: number; name: string; code: string; boundaryTypeId: number } & {
  nationalBoundaryId: number;
  districtBoundaryId: number;
  containingBoundaryId: number;
  people: number | null;
  latitude: number | null;
  longitude: number | null;
};

export async function readMunicipalities(trx: Knex): Promise<GazetteerMunicipality[]> {
  const rows: Row[] = await trx("boundary as b")
    .leftJoin("boundary_geometry as g", "g.boundary_id", "b.boundary_id")
    .whereIn("b.boundary_type_id", [province, district, municipality, precinct])
    .orderByRaw("searchable(b.description)")
    .orderBy("b.boundary_id")
    .select(
      "b.boundary_id",
      "b.description as name",
      "b.code",
      "b.boundary_type_id",
      "b.people_count as people",
    )
    .select("b.containing_boundary_id", "b.national_boundary_id", "b.district_boundary_id")
    .select("g.interior_latitude as latitude", "g.interior_longitude as longitude");
  const byId = new Map(rows.map((row) => [row.boundaryId, row]));
  const toBoundaryName = (boundaryId: number) => ({ boundaryId, name: byId.get(boundaryId)?.name ?? "" });
  const precincts = Map.groupBy(
    rows.filter(({ boundaryTypeId }) => boundaryTypeId === precinct),
    ({ containingBoundaryId }) => containingBoundaryId,
  );
  const towns = await readTowns();
  const getOtherNames = await readOtherNames();
  const postalCodes = await readPostalCodes();
  return rows
    .filter(({ boundaryTypeId }) => boundaryTypeId === municipality)
    .map(
      ({ boundaryId, name, code, people, nationalBoundaryId, districtBoundaryId, latitude, longitude }) => ({
        kind: "municipality",
        ...toBoundaryName(boundaryId),
        otherNames: getOtherNames(code, name, towns.get(code)?.names),
        postalCodes: postalCodes.get(code) ?? [],
        people,
        district: toBoundaryName(districtBoundaryId),
        province: toBoundaryName(nationalBoundaryId),
        // Omits names that are also other names: both tables contain "Kaapstad".
        towns: (towns.get(code)?.names ?? []).filter(
          (town) => !(town in getOtherNames(code, name, towns.get(code)?.names)),
        ),
        townPoints: towns.get(code)?.points ?? {},
        middle: latitude === null || longitude === null ? null : { latitude, longitude },
        precincts: (precincts.get(boundaryId) ?? []).map(({ name }) => name),
      }),
    );
}

const PostalCode = z.object({ postal_code: z.string(), municipality_code: z.string() });

let postalCodesPromise: Promise<Map<string, string[]>> | undefined;

function readPostalCodes(): Promise<Map<string, string[]>> {
  postalCodesPromise ??= (async () => {
    const rows = await readReference("postal_codes.csv", PostalCode);
    return new Map(
      [...Map.groupBy(rows, ({ municipality_code }) => municipality_code)].map(([code, inside]) => [
        code,
        [...new Set(inside.map(({ postal_code }) => postal_code))],
      ]),
    );
  })();
  return postalCodesPromise;
}

type Towns = { names: string[]; points: Record<string, TownPoint> };

let townsPromise: Promise<Map<string, Towns>> | undefined;

function readTowns(): Promise<Map<string, Towns>> {
  townsPromise ??= (async () => {
    const allTowns = await readReference("towns.csv", Town);
    const pointByTown = new Map(
      allTowns.map(({ municipality_code, name, latitude, longitude }) => [
        townKey(municipality_code, name),
        { latitude, longitude },
      ]),
    );
    const findPoint = (code: string, ...names: string[]) =>
      names.map((name) => pointByTown.get(townKey(code, name))).find((point) => point !== undefined);
    const renamedTowns = await readReference("renamed_places.csv", RenamedPlace);
    const ranks = computeMapRanks(allTowns, renamedTowns);
    const townNames = [
      ...allTowns.map(({ municipality_code: code, name }) => ({ code, name, point: findPoint(code, name) })),
      ...renamedTowns.flatMap(({ municipality_code: code, name, former_name }) =>
        [name, former_name].map((each) => ({ code, name: each, point: findPoint(code, name, former_name) })),
      ),
    ];
    return new Map(
      [...Map.groupBy(townNames, ({ code }) => code)].map(([code, places]) => [
        code,
        {
          names: [...new Set(places.map(({ name }) => name))],
          points: Object.fromEntries(
            places.flatMap(({ name, point }) =>
              point ? [[name, { ...point, mapRank: ranks.get(townKey(code, name)) ?? null }]] : [],
            ),
          ),
        },
      ]),
    );
  })();
  return townsPromise;
}

type TownRow = { name: string; municipality_code: string; population: number; source: string };
type RenamedTown = { former_name: string; name: string; municipality_code: string };

/** The source with exact points. Those of GeoNames' list of postal codes are rough. */
const EXACT_POINT_SOURCE = "GeoNames cities";

const townKey = (code: string, name: string) => `${code} ${name}`;

/** Ranks towns by size; a municipality's largest has rank 1. A renamed town has one rank for both names. */
function computeMapRanks(
  towns: readonly TownRow[],
  renamedTowns: readonly RenamedTown[],
): ReadonlyMap<string, number> {
  const presentNames = new Map(
    renamedTowns.map(({ municipality_code: code, former_name, name }) => [townKey(code, former_name), name]),
  );
  const exactTowns = towns
    .filter(({ source }) => source === EXACT_POINT_SOURCE)
    .toSorted((one, other) => other.population - one.population);
  return new Map(
    [...Map.groupBy(exactTowns, ({ municipality_code }) => municipality_code)].flatMap(([code, inside]) =>
      [...new Set(inside.map(({ name }) => presentNames.get(townKey(code, name)) ?? name))].map(
        (name, index): [string, number] => [townKey(code, name), index + 1],
      ),
    ),
  );
}
