import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { levels } from "../layouts/levels.ts";
import { type Geography, geographyOf, type Level } from "../lib/filterReducer.ts";
import { type ApiState, useApi } from "../lib/useApi.ts";
import { useFilters } from "../lib/useFilters.ts";
import { usePlace } from "../lib/usePlace.ts";

export type PlaceChoice = {
  geography: Geography;
  /** What each field offers; nothing is fetched for the lower levels before a province is chosen. */
  lists: Record<Level, ApiState<Boundary[]>>;
  choose: (level: Level, boundaryId: number | null) => void;
};

/** The place that is looked in, level by level. It is the one that every screen shares. */
export function usePlaceChoice(): PlaceChoice {
  const { filters, change } = useFilters();
  const { data: place } = usePlace(filters.boundaryId);
  const geography = geographyOf(filters.boundaryId === null ? null : (place ?? null));
  const { national, district } = geography;
  return {
    geography,
    lists: {
      national: useList("national", undefined),
      district: useList("district", national),
      local: useList("local", district ?? national),
    },
    choose: (level, boundaryId) =>
      boundaryId === null
        ? change({ type: "clear level", level, geography })
        : change({
            type: "choose boundary",
            boundary: { boundaryId, boundaryTypeId: levels[level].boundaryTypeId },
          }),
  };
}

/** All of a level where nothing has to contain them (`undefined`); not asked for while that is not chosen (`null`). */
function useList(level: Level, containingBoundaryId: number | null | undefined): ApiState<Boundary[]> {
  const { boundaryTypeId } = levels[level];
  return useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    containingBoundaryId === null
      ? null
      : {
          params: {
            boundaryTypeId,
            ...(containingBoundaryId !== undefined && { containingBoundaryId }),
          },
        },
  );
}
