import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import {
  type Geography,
  geographyOf,
  LEVELS,
  type Level,
  typeOf,
} from "../../../lib/address/filterReducer.ts";

export type ScopePlace = AssociatedToUser["scope"][number];

type ScopeChoice = {
  chosen: Geography;
  options: Record<Level, ScopePlace[]>;
};

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

/** Null for everything. */
export function withoutLevel(chosen: Geography, level: Level): number | null {
  const above = LEVELS.slice(0, LEVELS.indexOf(level)).findLast((each) => chosen[each] !== null);
  return above === undefined ? null : chosen[above];
}
