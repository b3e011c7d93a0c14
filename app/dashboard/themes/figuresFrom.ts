import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/lib/endpoint.ts";
import { type ApiState, startCall, useApi } from "../../lib/useApi.ts";

type FiguresKey =
  | "GET /api/buildingblock/getBuildingBlockData"
  | "GET /api/healthcheck/stats"
  | "GET /api/crime/stats"
  | "GET /api/CollectiveAction/getCollectiveActionsByBoundary";

/** How a theme's figures of a place are read, and sent for early. */
export function figuresFrom<K extends FiguresKey>(endpoint: K) {
  return {
    useFigures: (boundaryId: number | null) =>
      useApi<FiguresKey>(endpoint, boundaryId === null ? null : { query: { boundaryId } }) as ApiState<
        Answer<Endpoints[K]>
      >,
    startFigures: (boundaryId: number) => startCall<FiguresKey>(endpoint, { query: { boundaryId } }),
  };
}
