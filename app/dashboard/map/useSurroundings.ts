import type { BoundaryFeature } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { useIsSettled } from "../../lib/page/useIsSettled.ts";

/** Optional: loaded last, and not on phones. */
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
