import type { BoundaryFeature } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useIsIdle } from "../../lib/page/useIsIdle.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";

/** Optional: loaded last, and not on phones. */
export function useSurroundings(boundaryId: number): readonly BoundaryFeature[] | undefined {
  const isNarrow = useIsNarrow();
  const isIdle = useIsIdle();
  const isWanted = boundaryId !== COUNTRY && isIdle && !isNarrow;
  const { data } = useApi(
    "GET /api/geography/boundary/geojson/:boundaryId",
    isWanted ? { params: { boundaryId: COUNTRY } } : null,
  );
  return data?.features;
}
