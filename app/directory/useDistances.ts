import type { Point } from "@gbvf/api/directory/contract.ts";
import type { Town } from "@gbvf/api/geography/contract.ts";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { parseTown } from "../lib/address/filters.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { useWhereabouts } from "./useWhereabouts.ts";

/** Several towns share one name. */
export const getTownKey = ({ boundaryId, name }: Pick<Town, "boundaryId" | "name">) =>
  `${boundaryId} ${name}`;

/** Fetches all towns, so that the place from which distances are measured is never sent. */
export function useDistances(boundaryId: number | null, areResultsVisible: boolean) {
  const { whereabouts, locate } = useWhereabouts();
  const [isMeasuredFromDevice, setFromHere] = useState(false);
  const townInAddress = parseTown(useLocation().search);
  const [chosenKey, setChosenKey] = useState(
    townInAddress === null || boundaryId === null ? null : getTownKey({ boundaryId, name: townInAddress }),
  );
  const request = areResultsVisible && boundaryId !== null ? { query: { boundaryId } } : null;
  const towns = useApi("GET /api/geography/town", request);
  const town = isMeasuredFromDevice ? undefined : towns.data?.find((each) => getTownKey(each) === chosenKey);
  const point: Point | undefined =
    isMeasuredFromDevice && whereabouts?.status === "found" ? whereabouts : town;
  return {
    whereabouts: isMeasuredFromDevice ? whereabouts : undefined,
    towns,
    town,
    chooseTown: (chosen: string | null) => {
      setFromHere(false);
      setChosenKey(chosen);
    },
    locateDevice: () => {
      setFromHere(true);
      locate();
    },
    point,
  };
}
export type Distances = ReturnType<typeof useDistances>;
