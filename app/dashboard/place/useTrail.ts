import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { usePlace } from "../../lib/place/usePlace.ts";

export type TrailStep = Pick<Boundary, "boundaryId" | "boundaryTypeId" | "description">;

const country: TrailStep = {
  boundaryId: COUNTRY,
  boundaryTypeId: 0,
  description: "South Africa",
};

export function useContainingPlaces(boundaryId: number | null): TrailStep[] {
  const { data: place, isLoading } = usePlace(boundaryId);
  const { data: province } = usePlace(place?.nationalBoundaryId ?? null);
  const { data: district } = usePlace(place?.districtBoundaryId ?? null);
  const isBelowMunicipality = place !== undefined && place.boundaryTypeId > 3;
  const { data: municipality } = usePlace(isBelowMunicipality ? place.containingBoundaryId : null);
  const loadingStep =
    boundaryId !== null && isLoading ? { boundaryId, boundaryTypeId: 0, description: "…" } : undefined;
  const steps = [country, province, district, municipality, place ?? loadingStep];
  return steps.filter((step) => step !== undefined);
}

/** Has a step for the place before its name has loaded, so that nothing moves. */
export const useTrail = (boundaryId: number | null): TrailStep[] =>
  withoutMetroDistrict(useContainingPlaces(boundaryId));

/** Removes a metro's district, which has the same name and contains only the metro. */
export const withoutMetroDistrict = (steps: readonly TrailStep[]): TrailStep[] =>
  steps.filter(({ boundaryTypeId, description }, index) => {
    const next = steps[index + 1];
    const isMetro =
      boundaryTypeId === BOUNDARY_TYPE.district &&
      next?.boundaryTypeId === BOUNDARY_TYPE.municipality &&
      next.description === description;
    return !isMetro;
  });
