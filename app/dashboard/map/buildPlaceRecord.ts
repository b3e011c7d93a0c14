import type { Boundary, BoundaryFeatureCollection } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";

/**
 * Builds an area's record from the drawn map, which saves a request. `place` is undefined for the country.
 */
export function buildPlaceRecord(
  place: Boundary | undefined,
  boundaries: BoundaryFeatureCollection,
  boundaryId: number,
): Boundary | undefined {
  const feature = boundaries.features.find(({ id }) => id === boundaryId);
  const containingBoundaryId = place?.boundaryId ?? COUNTRY;
  if (feature === undefined || boundaries.containingBoundaryId !== containingBoundaryId) return undefined;
  const { boundaryTypeId, code, name: description, peopleCount } = feature.properties;
  return {
    boundaryId,
    boundaryTypeId,
    code,
    description,
    containingBoundaryId,
    nationalBoundaryId: place?.boundaryTypeId === 1 ? place.boundaryId : (place?.nationalBoundaryId ?? null),
    districtBoundaryId: place?.boundaryTypeId === 2 ? place.boundaryId : (place?.districtBoundaryId ?? null),
    peopleCount,
  };
}
