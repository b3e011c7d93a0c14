import type { Boundary } from "@gbvf/api/geography/contract.ts";
import {
  type FilterAction,
  type Geography,
  geographyOf,
  LEVELS,
  type Level,
  placeOf,
  reduceFilters,
} from "../lib/filterReducer.ts";
import { type ApiState, useApi } from "../lib/useApi.ts";
import { useFilters } from "../lib/useFilters.ts";
import { useKeepPlace, usePlace } from "../lib/usePlace.ts";
import { levels } from "./levels.ts";

export type GeographyControls = {
  /** What is chosen in each field. */
  geography: Geography;
  /** What each field offers: everything inside the closest level that is chosen above it. */
  lists: Record<Level, ApiState<Boundary[]>>;
  choose: (level: Level, boundaryId: number | null) => void;
};

/**
 * The three fields of the place that every screen shares: what they show, what they offer, and what a choice does.
 * With `startsAtProvince`, nothing is asked for the two lower ones before a province is chosen.
 */
export function useGeography({ startsAtProvince = false } = {}): GeographyControls {
  const { filters, change } = useFilters();
  const keepPlace = useKeepPlace();
  const { data: place, error } = usePlace(filters.boundaryId);
  // Until the record of an opened address is here, its own level is known all the same.
  const geography = geographyOf(place ?? (error === undefined ? placeOf(filters) : null));
  const { national, district } = geography;
  const isPlaceKnown = filters.boundaryId === null || place !== undefined;
  const offersLower = isPlaceKnown && (national !== null || !startsAtProvince);
  const lists = {
    national: useBoundaries("national", null, true),
    district: useBoundaries("district", national, offersLower),
    local: useBoundaries("local", district ?? national, offersLower),
  };

  const choose = (level: Level, boundaryId: number | null) => {
    const action: FilterAction =
      boundaryId === null
        ? { type: "clear level", level, geography }
        : {
            type: "choose boundary",
            boundary: { boundaryId, boundaryTypeId: levels[level].boundaryTypeId },
          };
    const next = reduceFilters(filters, action).boundaryId;
    const listed = LEVELS.flatMap((each) => lists[each].data ?? []);
    const chosen = listed.find((each) => each.boundaryId === next);
    if (chosen !== undefined) keepPlace(chosen);
    change(action);
  };
  return { geography, lists, choose };
}

function useBoundaries(
  level: Level,
  containingBoundaryId: number | null,
  isWanted: boolean,
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
