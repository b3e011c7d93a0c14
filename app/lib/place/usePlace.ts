import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useSWRConfig } from "swr";
import { callKey } from "../calls/sendCall.ts";
import { type ApiState, useApi } from "../calls/useApi.ts";

const ENDPOINT = "GET /api/geography/boundary/:boundaryId";

/** Nothing is requested for the country. */
export function usePlace(boundaryId: number | null): ApiState<Boundary> {
  return useApi(ENDPOINT, boundaryId === null || boundaryId === COUNTRY ? null : { params: { boundaryId } });
}

export function useKeepPlace(): (place: Boundary) => void {
  const { mutate } = useSWRConfig();
  return (place) => {
    const key = callKey(ENDPOINT, { params: { boundaryId: place.boundaryId } });
    void mutate(key, place, { revalidate: false });
  };
}
