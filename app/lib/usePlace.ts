import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { type ApiState, useApi } from "./useApi.ts";

/** The country's boundary; it is what is meant wherever none is chosen. */
export const COUNTRY = 0;

/** The record of a boundary. Nothing is asked for the country, which has no place above it. */
export function usePlace(boundaryId: number | null): ApiState<Boundary> {
  return useApi(
    "GET /api/geography/boundary/:boundaryId",
    boundaryId === null || boundaryId === COUNTRY ? null : { params: { boundaryId } },
  );
}
