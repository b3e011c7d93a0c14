import type { Boundary } from "@gbvf/api/geography/contract.ts";
import {
  boundaryTypeIdOf,
  findChosenParentLevel,
  type Geography,
  type Level,
} from "../address/filterReducer.ts";
import { type ApiState, useApi } from "../api-client/useApi.ts";

export type PlaceLists = Record<Level, ApiState<Boundary[]>>;

export function usePlaceLists(chosen: Geography, levels: readonly Level[]): PlaceLists {
  return {
    national: useList("national", chosen, levels),
    district: useList("district", chosen, levels),
    local: useList("local", chosen, levels),
  };
}

function useList(level: Level, chosen: Geography, levels: readonly Level[]): ApiState<Boundary[]> {
  const parentLevel = findChosenParentLevel(level, chosen);
  const containingBoundaryId = parentLevel === undefined ? null : chosen[parentLevel];
  return useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    levels.includes(level)
      ? {
          params: {
            boundaryTypeId: boundaryTypeIdOf[level],
            ...(containingBoundaryId !== null && { containingBoundaryId }),
          },
        }
      : null,
  );
}
