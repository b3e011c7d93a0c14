import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { Boundary, BoundaryFeatureCollection } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useEffect, useRef } from "react";
import { useFilters } from "../../lib/address/useFilters.ts";
import { type ApiState, useApi } from "../../lib/api-client/useApi.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { useFindings } from "../place/useFindings.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { Theme } from "../themes/Theme.ts";
import { getMapArea } from "./mapArea.ts";

export type RenderedMap<Data> = {
  boundaries: BoundaryFeatureCollection;
  data: Data;
  focusId: number | null;
  findings: Findings | undefined;
};

type ThemeMapState<Data> = {
  place: Boundary | undefined;
  figures: ApiState<Data>;
  /** Still has the previous areas while the next areas load. */
  map: ApiState<RenderedMap<Data>> & { isMoving: boolean };
};

export function useThemeMap<Data extends PlaceResponse>({
  componentId,
  useFigures,
  hasPrecincts,
}: Pick<Theme<Data>, "componentId" | "useFigures" | "hasPrecincts">): ThemeMapState<Data> {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const place = usePlace(filters.boundaryId);
  const { areaId, focusId } = getMapArea(boundaryId, place.data, filters.boundaryTypeId, hasPrecincts);

  const figures = useFigures(boundaryId);
  const mapFigures = useFigures(areaId);
  const boundaries = useApi(
    "GET /api/geography/boundary/geojson/:boundaryId",
    areaId === null ? null : { params: { boundaryId: areaId } },
  );
  const findings = useFindings(componentId, focusId ?? areaId);
  // Waits for the findings, because a heading that arrives later would push the map down.
  const areFindingsSettled = findings.data !== undefined || findings.error !== undefined;
  const parts: ApiState<unknown>[] = [boundaries, mapFigures, place];
  // Waits for the place, because a breadcrumb that arrives later would push the map down.
  const isPlaceLoaded = filters.boundaryId === null || place.data !== undefined;
  const map = {
    data:
      isPlaceLoaded && areFindingsSettled && boundaries.data && mapFigures.data
        ? { boundaries: boundaries.data, data: mapFigures.data, focusId, findings: findings.data }
        : undefined,
    error: parts.find(({ error }) => error !== undefined)?.error,
    isLoading: [...parts, findings].some(({ isLoading }) => isLoading),
    retry: () => {
      for (const part of parts) if (part.error !== undefined) part.retry();
    },
  };
  return { place: place.data, figures, map: useLastRendered(map) };
}

function useLastRendered<Data>(current: ApiState<RenderedMap<Data>>): ThemeMapState<Data>["map"] {
  const lastMap = useRef<RenderedMap<Data>>(undefined);
  useEffect(() => {
    if (current.data !== undefined) lastMap.current = current.data;
  });
  const isMoving =
    current.data === undefined &&
    current.isLoading &&
    current.error === undefined &&
    lastMap.current !== undefined;
  return { ...current, data: current.data ?? (isMoving ? lastMap.current : undefined), isMoving };
}
