import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer, Call } from "@gbvf/api/lib/endpoint.ts";
import { type ApiState, startCall, useApi } from "../../lib/useApi.ts";

/** Endpoints whose only input is a boundary. */
type FiguresKey = {
  [K in keyof Endpoints & `GET ${string}`]: { boundaryId: number } extends Call<Endpoints[K]>["query"]
    ? K
    : never;
}[keyof Endpoints & `GET ${string}`];

/** Reads a theme's figures of a place, or requests them early. */
export function figuresFrom<K extends FiguresKey>(endpoint: K) {
  return {
    useFigures: (boundaryId: number | null) =>
      useApi<FiguresKey>(endpoint, boundaryId === null ? null : { query: { boundaryId } }) as ApiState<
        Answer<Endpoints[K]>
      >,
    startFigures: (boundaryId: number) => startCall<FiguresKey>(endpoint, { query: { boundaryId } }),
  };
}
