import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/lib/boundaryTypes.ts";
import { isDrillable } from "../place/drill.ts";

/** Whose inside is drawn, and which area of it alone where `focusId` is one. Null for `drawnId`: not known yet. */
export type DrawnArea = { drawnId: number | null; focusId: number | null };

type Place = Pick<Boundary, "boundaryTypeId" | "containingBoundaryId" | "districtBoundaryId">;

/**
 * A place is drawn as the areas inside it. A precinct has none: it is shown among its neighbours. Where a theme knows
 * nothing below the municipality, that is drawn alone, with the shape and figure that it has in its district.
 */
export function drawnArea(
  boundaryId: number,
  place: Place | undefined,
  typeInAddress: number | null,
  hasPrecincts: boolean,
): DrawnArea {
  const type = place?.boundaryTypeId ?? typeInAddress ?? 0;
  if (hasPrecincts) {
    return { drawnId: isDrillable(type) ? boundaryId : (place?.containingBoundaryId ?? null), focusId: null };
  }
  if (type < BOUNDARY_TYPE.municipality) return { drawnId: boundaryId, focusId: null };
  return {
    drawnId: place?.districtBoundaryId ?? null,
    focusId: type === BOUNDARY_TYPE.municipality ? boundaryId : (place?.containingBoundaryId ?? null),
  };
}
