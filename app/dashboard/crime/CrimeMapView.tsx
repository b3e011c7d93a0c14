import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { to } from "../../lib/paths.ts";
import { useApi } from "../../lib/useApi.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { useIsNarrow } from "../../lib/useIsNarrow.ts";
import { COUNTRY } from "../../lib/usePlace.ts";
import { useTitle } from "../../lib/useTitle.ts";
import { Breadcrumb } from "../map/Breadcrumb.tsx";
import { MapLayout, MapSkeleton, PANEL_WIDTH } from "../map/MapLayout.tsx";
import { type TrailStep, useTrail } from "../map/useTrail.ts";
import { CrimeMap } from "./CrimeMap.tsx";
import { CrimePanel } from "./CrimePanel.tsx";
import { useCrimeMap } from "./useCrimeMap.ts";

type Target = Pick<TrailStep, "boundaryId" | "boundaryTypeId">;

/** The crime map of a place: its areas, and beside or below them the place's own figures. */
export function CrimeMapView() {
  const { filters, change } = useFilters();
  const { place, stats, map } = useCrimeMap();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const isNarrow = useIsNarrow();
  const trail = useTrail(place);
  const parent = trail.at(-2);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const optionNames = namesOf(component, filters.componentOptions);
  const placeName = filters.boundaryId === null ? "South Africa" : (place?.description ?? "");
  const isUnknownPlace = map.error?.status === 404;
  useTitle(["Crime map", placeName].filter(Boolean).join(", "));

  const goTo = (boundary: Target) => change({ type: "choose boundary", boundary });
  const hrefOf = (boundary: Target) =>
    to("map", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <MapLayout
      comingPlace={map.isMoving ? placeName : null}
      head={
        <>
          <Breadcrumb trail={trail} hrefOf={hrefOf} />
          <h1>{isUnknownPlace ? "Crime" : `Crime in ${placeName || "…"}`}</h1>
        </>
      }
      map={
        <Resource
          {...map}
          onRetry={map.retry}
          skeleton={<MapSkeleton />}
          isEmpty={({ lines }) => lines.features.length === 0}
          errorMessage={isUnknownPlace ? "There is no such place. Choose another one." : undefined}
        >
          {(drawn) => (
            <CrimeMap
              {...drawn}
              options={filters.componentOptions}
              optionNames={optionNames}
              tilesUrl={flags?.mapTilesUrl ?? null}
              insetRight={isNarrow ? 0 : PANEL_WIDTH}
              onSelect={goTo}
              hrefOf={hrefOf}
              onUp={parent && (() => goTo(parent))}
            />
          )}
        </Resource>
      }
      panel={
        isUnknownPlace ? (
          <Link href={hrefOf({ boundaryId: COUNTRY, boundaryTypeId: 0 })}>Show South Africa</Link>
        ) : (
          <CrimePanel
            stats={stats}
            component={component}
            options={filters.componentOptions}
            optionNames={optionNames}
          />
        )
      }
    />
  );
}

/** The names of the chosen options; none where all count. */
function namesOf(component: Component | undefined, options: readonly number[]): string[] {
  return component?.options.filter(({ id }) => options.includes(id)).map(({ name }) => name) ?? [];
}
