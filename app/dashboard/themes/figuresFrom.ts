import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer, Call } from "@gbvf/api/lib/http/endpoint.ts";
import { type ApiState, startCall, useApi } from "../../lib/calls/useApi.ts";
import type { AreasOf } from "./Theme.ts";

type FiguresKey = {
  [K in keyof Endpoints & `GET ${string}`]: { boundaryId: number } extends Call<Endpoints[K]>["query"]
    ? K
    : never;
}[keyof Endpoints & `GET ${string}`];

export function figuresFrom<K extends FiguresKey>(endpoint: K) {
  return {
    useFigures: (boundaryId: number | null, areas?: AreasOf) =>
      useApi<FiguresKey>(
        endpoint,
        boundaryId === null ? null : { query: { boundaryId, ...areas } },
      ) as ApiState<Answer<Endpoints[K]>>,
    startFigures: (boundaryId: number) => startCall<FiguresKey>(endpoint, { query: { boundaryId } }),
  };
}
