import type { BoundaryFeature } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { useApi } from "../../lib/useApi.ts";
import { useIsNarrow } from "../../lib/useIsNarrow.ts";
import { useIsSettled } from "../../lib/useIsSettled.ts";

/**
 * The provinces, drawn quietly around a smaller place. Optional, so they load when nothing else is waiting, and not on
 * a phone.
 */
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
