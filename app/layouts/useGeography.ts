import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { type Geography, geographyOf, type Level } from "../lib/filterReducer.ts";
import { type ApiState, useApi } from "../lib/useApi.ts";
import { useFilters } from "../lib/useFilters.ts";
import { usePlace } from "../lib/usePlace.ts";
import { levels } from "./levels.ts";

export type GeographyControls = {
  /** What is chosen in each dropdown. */
  geography: Geography;
  /** What each dropdown offers: everything inside the closest level that is chosen above it. */
  lists: Record<Level, ApiState<Boundary[]>>;
  choose: (level: Level, boundaryId: number | null) => void;
};

/** The three dropdowns: what they show, what they offer, and what a choice does. */
export function useGeography(): GeographyControls {
  const { filters, change } = useFilters();
  const { data: place } = usePlace(filters.boundaryId);
  const geography = geographyOf(filters.boundaryId === null ? null : (place ?? null));
  const { national, district } = geography;
  const isPlaceKnown = filters.boundaryId === null || place !== undefined;
  const lists = {
    national: useBoundaries("national", null),
    district: useBoundaries("district", national, isPlaceKnown),
    local: useBoundaries("local", district ?? national, isPlaceKnown),
  };

  const choose = (level: Level, boundaryId: number | null) => {
    if (boundaryId === null) return change({ type: "clear level", level, geography });
    const boundaryTypeId = levels[level].boundaryTypeId;
    change({ type: "choose boundary", boundary: { boundaryId, boundaryTypeId } });
  };
  return { geography, lists, choose };
}

function useBoundaries(
  level: Level,
  containingBoundaryId: number | null,
  isWanted = true,
): ApiState<Boundary[]> {
  const params = {
    boundaryTypeId: levels[level].boundaryTypeId,
    ...(containingBoundaryId !== null && { containingBoundaryId }),
  };
  return useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    isWanted ? { params } : null,
  );
}
