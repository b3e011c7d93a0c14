import type { PlaceByName } from "@gbvf/api/geography/contract.ts";
import { type ApiState, useApi } from "../calls/useApi.ts";
import { useDebounced } from "../page/useDebounced.ts";

type PlacesByName = ApiState<PlaceByName[]> & {
  /** While somebody types, the last name's places stay. */
  isCurrent: boolean;
};

/** The closest first; an empty name requests nothing. */
export function usePlacesByName(name: string): PlacesByName {
  const asked = useDebounced(name);
  const call = asked === "" ? null : { query: { name: asked } };
  const places = useApi("GET /api/geography/place", call, { keepsLast: true });
  return { ...places, isCurrent: asked === name && !places.isLoading && places.error === undefined };
}
