import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isDrillable } from "../place/boundaryNouns.ts";

/** `drawnId`: the place whose areas are drawn, null if unknown; `focusId`: one of its areas. */
export type MapArea = { areaId: number | null; focusId: number | null };

type Place = Pick<Boundary, "boundaryTypeId" | "containingBoundaryId" | "districtBoundaryId">;

/** A precinct appears among its neighbours. */
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
