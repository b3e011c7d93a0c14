import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { usePlace } from "../../lib/usePlace.ts";

export type TrailStep = Pick<Boundary, "boundaryId" | "boundaryTypeId" | "description">;

const country: TrailStep = { boundaryId: COUNTRY, boundaryTypeId: 0, description: "South Africa" };

/**
 * From the country down to the place in the address. Its own step is there from the start, without its name until
 * that has arrived, so that what is below the trail stays where it is; other steps are left out until then.
 */
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
