import type { Boundary, PlaceByName } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useSWRConfig } from "swr";
import { requestKey } from "../api-client/sendRequest.ts";
import { type ApiState, useApi } from "../api-client/useApi.ts";
import { useDebounced } from "../page/useDebounced.ts";

const ENDPOINT = "GET /api/geography/boundary/:boundaryId";

/** Sends no request for the country, which has no record. */
export function usePlace(boundaryId: number | null): ApiState<Boundary> {
  return useApi(ENDPOINT, boundaryId === null || boundaryId === COUNTRY ? null : { params: { boundaryId } });
}

export function useRememberPlace(): (place: Boundary) => void {
  const { mutate } = useSWRConfig();
  return (place) => {
    const key = requestKey(ENDPOINT, { params: { boundaryId: place.boundaryId } });
    void mutate(key, place, { revalidate: false });
  };
}

type PlacesByName = ApiState<PlaceByName[]> & {
  /** False while typing, when the places are still those of the previous name. */
  isCurrent: boolean;
};

/** Returns the most similar name first; sends no request for an empty name. */
export function usePlacesByName(name: string): PlacesByName {
  const debouncedName = useDebounced(name);
  const request = debouncedName === "" ? null : { query: { name: debouncedName } };
  const places = useApi("GET /api/geography/place", request, { keepsPreviousData: true });
  return { ...places, isCurrent: debouncedName === name && !places.isLoading && places.error === undefined };
}

export const toPlaceOption = ({ boundaryId, description }: Pick<Boundary, "boundaryId" | "description">) => ({
  id: boundaryId,
  label: description,
});
