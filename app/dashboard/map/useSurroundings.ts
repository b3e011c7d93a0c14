import type { BoundaryFeature } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { useApi } from "../../lib/useApi.ts";
import { useIsNarrow } from "../../lib/useIsNarrow.ts";
import { useIsSettled } from "../../lib/useIsSettled.ts";

/** Surrounding provinces. Optional: loaded last, and not on phones. */
export function useSurroundings(boundaryId: number): readonly BoundaryFeature[] | undefined {
  const isNarrow = useIsNarrow();
  const isSettled = useIsSettled();
  const isWanted = boundaryId !== COUNTRY && isSettled && !isNarrow;
  const { data } = useApi(
    "GET /api/geography/boundary/geojson/:boundaryId",
    isWanted ? { params: { boundaryId: COUNTRY } } : null,
  );
  return data?.features;
}
