import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY, usePlace } from "../../lib/usePlace.ts";

export type TrailStep = Pick<Boundary, "boundaryId" | "boundaryTypeId" | "description">;

const country: TrailStep = { boundaryId: COUNTRY, boundaryTypeId: 0, description: "South Africa" };

/** From the country down to a place. Steps whose names have not arrived are left out until they have. */
export function useTrail(place: Boundary | undefined): TrailStep[] {
  const { data: province } = usePlace(place?.nationalBoundaryId ?? null);
  const { data: district } = usePlace(place?.districtBoundaryId ?? null);
  const isBelowMunicipality = place !== undefined && place.boundaryTypeId > 3;
  const { data: municipality } = usePlace(isBelowMunicipality ? place.containingBoundaryId : null);
  return [country, province, district, municipality, place].filter((step) => step !== undefined);
}
