import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { usePlace } from "../../lib/usePlace.ts";

export type TrailStep = Pick<Boundary, "boundaryId" | "boundaryTypeId" | "description">;

const country: TrailStep = { boundaryId: COUNTRY, boundaryTypeId: 0, description: "South Africa" };

/** From the country down. The place's own step is there before its name, so that nothing moves. */
export function useTrail(boundaryId: number | null): TrailStep[] {
  const { data: place, isLoading } = usePlace(boundaryId);
  const { data: province } = usePlace(place?.nationalBoundaryId ?? null);
  const { data: district } = usePlace(place?.districtBoundaryId ?? null);
  const isBelowMunicipality = place !== undefined && place.boundaryTypeId > 3;
  const { data: municipality } = usePlace(isBelowMunicipality ? place.containingBoundaryId : null);
  const coming =
    boundaryId !== null && isLoading ? { boundaryId, boundaryTypeId: 0, description: "…" } : undefined;
  return [country, province, district, municipality, place ?? coming].filter((step) => step !== undefined);
}
