import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { type Geography, geographyOf, LEVELS, type Level, typeOf } from "../../../lib/filterReducer.ts";

export type ScopePlace = AssociatedToUser["scope"][number];

/** What the three filters show, what they offer, and the place that the deepest of them names. */
export type ScopeChoice = {
  chosen: Geography;
  options: Record<Level, ScopePlace[]>;
};

/**
 * The filters over what somebody captures. A level below the province offers something once the level above it is
 * chosen: districts inside the province, municipalities inside the district.
 */
export function scopeChoice(scope: readonly ScopePlace[], boundaryId: number | null): ScopeChoice {
  const place = scope.find((each) => each.boundaryId === boundaryId);
  const chosen = geographyOf(place ? { ...place, containingBoundaryId: null } : null);
  const at = (level: Level) => scope.filter(({ boundaryTypeId }) => boundaryTypeId === typeOf[level]);
  return {
    chosen,
    options: {
      national: at("national"),
      district: at("district").filter(
        ({ nationalBoundaryId }) => chosen.national !== null && nationalBoundaryId === chosen.national,
      ),
      local: at("local").filter(
        ({ districtBoundaryId }) => chosen.district !== null && districtBoundaryId === chosen.district,
      ),
    },
  };
}

/** The place that remains when a level is set to 'All': what is chosen above it; null for everything. */
export function withoutLevel(chosen: Geography, level: Level): number | null {
  const above = LEVELS.slice(0, LEVELS.indexOf(level)).findLast((each) => chosen[each] !== null);
  return above === undefined ? null : chosen[above];
}
