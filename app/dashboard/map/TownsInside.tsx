import type { AreaFeature } from "@gbvf/ui/maps/geometry.ts";
import { Towns } from "@gbvf/ui/maps/Towns/Towns.tsx";
import { useMemo } from "react";
import { useApi } from "../../lib/api-client/useApi.ts";

interface TownsInsideProps {
  municipalityId: number;
  areas: readonly AreaFeature[];
}

/** Shows nothing if the request fails, because the names are only for orientation. */
export function TownsInside({ municipalityId, areas }: TownsInsideProps) {
  const { data } = useApi("GET /api/geography/town", { query: { boundaryId: municipalityId } });
  const towns = useMemo(
    () =>
      (data ?? [])
        .filter(({ mapRank }) => mapRank !== null)
        .toSorted((a, b) => (a.mapRank ?? 0) - (b.mapRank ?? 0)),
    [data],
  );
  return towns.length > 0 ? <Towns towns={towns} areas={areas} /> : null;
}
