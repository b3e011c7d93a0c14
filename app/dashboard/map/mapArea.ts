import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isDrillable } from "../place/boundaryNouns.ts";

/** `areaId`: the place whose areas the map draws, null if unknown. `focusId`: the area it highlights. */
export type MapArea = { areaId: number | null; focusId: number | null };

type Place = Pick<Boundary, "boundaryTypeId" | "containingBoundaryId" | "districtBoundaryId">;

/** Draws a precinct among the other precincts of its municipality. */
export function getMapArea(
  boundaryId: number,
  place: Place | undefined,
  typeInAddress: number | null,
  hasPrecincts: boolean,
): MapArea {
  const type = place?.boundaryTypeId ?? typeInAddress ?? 0;
  if (hasPrecincts) {
    return { areaId: isDrillable(type) ? boundaryId : (place?.containingBoundaryId ?? null), focusId: null };
  }
  if (type < BOUNDARY_TYPE.municipality) return { areaId: boundaryId, focusId: null };
  return {
    areaId: place?.districtBoundaryId ?? null,
    focusId: type === BOUNDARY_TYPE.municipality ? boundaryId : (place?.containingBoundaryId ?? null),
  };
}
