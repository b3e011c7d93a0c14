import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiRequest, ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { type ApiState, useApi } from "../../lib/api-client/useApi.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

/** Requests all areas of a level, instead of those directly inside the place. */
export type AreaLevel = { areaTypeId: number };

export type FiguresKey = {
  [K in keyof Endpoints & `GET ${string}`]: { boundaryId: number } extends ApiRequest<Endpoints[K]>["query"]
    ? ApiResponse<Endpoints[K]> extends PlaceResponse
      ? K
      : never
    : never;
}[keyof Endpoints & `GET ${string}`];

export function figuresFrom<K extends FiguresKey>(endpoint: K) {
  return {
    figuresKey: endpoint,
    useFigures: (boundaryId: number | null, areaLevel?: AreaLevel) =>
      useApi<FiguresKey>(
        endpoint,
        boundaryId === null ? null : { query: { boundaryId, ...areaLevel } },
      ) as ApiState<ApiResponse<Endpoints[K]>>,
  };
}
