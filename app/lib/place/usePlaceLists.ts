import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { chosenAbove, type Geography, type Level, typeOf } from "../address/filterReducer.ts";
import { type ApiState, useApi } from "../api-client/useApi.ts";

export type PlaceLists = Record<Level, ApiState<Boundary[]>>;

/** Only the levels in `asked`. */
export function usePlaceLists(chosen: Geography, asked: readonly Level[]): PlaceLists {
  return {
    national: useList("national", chosen, asked),
    district: useList("district", chosen, asked),
    local: useList("local", chosen, asked),
  };
}

function useList(level: Level, chosen: Geography, asked: readonly Level[]): ApiState<Boundary[]> {
  const above = chosenAbove(level, chosen);
  const containingBoundaryId = above === undefined ? null : chosen[above];
  return useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    asked.includes(level)
      ? {
          params: {
            boundaryTypeId: typeOf[level],
            ...(containingBoundaryId !== null && { containingBoundaryId }),
          },
        }
      : null,
  );
}
