import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { useSWRConfig } from "swr";
import { callKey } from "./sendCall.ts";
import { type ApiState, useApi } from "./useApi.ts";

const ENDPOINT = "GET /api/geography/boundary/:boundaryId";

/** The record of a boundary. Nothing is asked for the country, which has no place above it. */
export function usePlace(boundaryId: number | null): ApiState<Boundary> {
  return useApi(ENDPOINT, boundaryId === null || boundaryId === COUNTRY ? null : { params: { boundaryId } });
}

/** Keeps a record that came in a list: `usePlace` then has it at once, and no call is sent for it. */
export function useKeepPlace(): (place: Boundary) => void {
  const { mutate } = useSWRConfig();
  return (place) => {
    const key = callKey(ENDPOINT, { params: { boundaryId: place.boundaryId } });
    void mutate(key, place, { revalidate: false });
  };
}
