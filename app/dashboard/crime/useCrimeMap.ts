import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import type { Boundary, BoundaryFeatureCollection } from "@gbvf/api/geography/contract.ts";
import { useRef } from "react";
import { type ApiState, useApi } from "../../lib/useApi.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { COUNTRY, usePlace } from "../../lib/usePlace.ts";
import { isDrillable } from "../map/drill.ts";

/** What the map draws: the areas directly inside a place, and the place's figures. */
export type DrawnCrime = { lines: BoundaryFeatureCollection; stats: CrimeStats };

export type CrimeMapState = {
  /** The chosen place; undefined for the country, and until its record is there. */
  place: Boundary | undefined;
  /** The figures of the chosen place. */
  stats: ApiState<CrimeStats>;
  /** The last drawn areas stay while those of the next place are on their way. */
  map: ApiState<DrawnCrime> & { isMoving: boolean };
};

/** Everything that the crime map shows, for the place in the address. */
export function useCrimeMap(): CrimeMapState {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const place = usePlace(filters.boundaryId);
  const drawnId = drawnBoundary(boundaryId, place.data, filters.boundaryTypeId);

  const stats = useApi("GET /api/crime/stats", { query: { boundaryId } });
  const drawnStats = useApi(
    "GET /api/crime/stats",
    drawnId === null ? null : { query: { boundaryId: drawnId } },
  );
  const lines = useApi(
    "GET /api/geography/boundary/geojson/:boundaryId",
    drawnId === null ? null : { params: { boundaryId: drawnId } },
  );
  return { place: place.data, stats, map: useLastDrawn(joined(lines, drawnStats, place)) };
}

/** The place whose inside is drawn. A precinct has none: it is shown among its neighbours. Null: not known yet. */
function drawnBoundary(boundaryId: number, place: Boundary | undefined, typeInAddress: number | null) {
  const type = place?.boundaryTypeId ?? typeInAddress;
  if (type === null || isDrillable(type)) return boundaryId;
  return place?.containingBoundaryId ?? null;
}

function joined(
  lines: ApiState<BoundaryFeatureCollection>,
  stats: ApiState<CrimeStats>,
  place: ApiState<Boundary>,
): ApiState<DrawnCrime> {
  const parts = [lines, stats, place];
  return {
    data: lines.data && stats.data && { lines: lines.data, stats: stats.data },
    error: parts.find(({ error }) => error !== undefined)?.error,
    isLoading: parts.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const part of parts) if (part.error !== undefined) part.retry();
    },
  };
}

function useLastDrawn(current: ApiState<DrawnCrime>): CrimeMapState["map"] {
  const last = useRef<DrawnCrime>(undefined);
  if (current.data !== undefined) last.current = current.data;
  const isMoving = current.data === undefined && current.isLoading && last.current !== undefined;
  return { ...current, data: current.data ?? (isMoving ? last.current : undefined), isMoving };
}
