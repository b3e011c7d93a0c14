import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { useSWRConfig } from "swr";
import { callKey } from "./sendCall.ts";
import { type ApiState, useApi } from "./useApi.ts";

const ENDPOINT = "GET /api/geography/boundary/:boundaryId";

/** Nothing is requested for the country. */
export function usePlace(boundaryId: number | null): ApiState<Boundary> {
  return useApi(ENDPOINT, boundaryId === null || boundaryId === COUNTRY ? null : { params: { boundaryId } });
}

/** From a list; saves a request. */
export function useKeepPlace(): (place: Boundary) => void {
  const { mutate } = useSWRConfig();
  return (place) => {
    const key = callKey(ENDPOINT, { params: { boundaryId: place.boundaryId } });
    void mutate(key, place, { revalidate: false });
  };
}
