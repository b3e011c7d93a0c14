import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { createActiveAreaStore } from "@gbvf/ui/maps/Choropleth/activeArea.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Suspense, useState } from "react";
import { Navigate } from "react-router-dom";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { FIRST_THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { WideOnly } from "../../lib/page/byWidth.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { useRememberPlace } from "../../lib/place/usePlace.ts";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { isDrillable } from "../place/boundaryNouns.ts";
import { CompareLinks } from "../place/CompareLinks.tsx";
import { listOptionNames } from "../place/optionNames.ts";
import { UnknownPlace } from "../place/UnknownPlace.tsx";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import { lazyThemeViews } from "../themes/registry.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { buildPlaceRecord } from "./buildPlaceRecord.ts";
import { MapLayout, MapSkeleton } from "./MapLayout.tsx";
import { MapPanel } from "./MapPanel.tsx";
import { RankedAreas } from "./RankedAreas.tsx";
import { startMapCanvas, ThemeMap } from "./ThemeMap.tsx";
import { useThemeMap } from "./useThemeMap.ts";

const views = lazyThemeViews(async (theme) => {
  const themeWithMap = { ...theme, ...(await theme.loadMap()) };
  return () => <ThemeMapView theme={themeWithMap} />;
});

export function MapPage() {
  const { filters } = useFilters();
  const View = views.get(filters.componentId);
  if (View === undefined)
    return <Navigate to={getScreenUrl("map", { ...filters, componentId: FIRST_THEME })} replace />;
  return <View />;
}

MapPage.loadParts = async ({ componentId }: Filters) => {
  if (!import.meta.env.SSR) startMapCanvas();
  await views.get(componentId)?.load();
};

type TargetBoundary = Pick<TrailStep, "boundaryId" | "boundaryTypeId">;

function ThemeMapView<Data extends PlaceResponse>({ theme }: { theme: MapTheme<Data> }) {
  const { filters, change } = useFilters();
  const { place, figures, map } = useThemeMap(theme);
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const rememberPlace = useRememberPlace();
  const [activeAreaStore] = useState(createActiveAreaStore);
  const [openedPlace, setOpenedPlace] = useState<{ boundaryId: number; name: string } | null>(null);
  const trail = useTrail(filters.boundaryId);
  const parent = trail.at(-2);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const placeName = filters.boundaryId === null ? "South Africa" : (place?.description ?? "");
  const isUnknownPlace = map.error?.status === 404;
  const title =
    isUnknownPlace || (map.error && !placeName) ? theme.name : `${theme.name} in ${placeName || "…"}`;
  const Dialog = theme.placeDialog?.Content;

  const goTo = (boundary: TargetBoundary) => change({ type: "choose boundary", boundary });
  const openArea = (area: TargetBoundary) => {
    const record = map.data && buildPlaceRecord(place, map.data.boundaries, area.boundaryId);
    if (record !== undefined) rememberPlace(record);
    goTo(area);
  };
  const getHref = (boundary: TargetBoundary) =>
    getScreenUrl("map", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <>
      <PageTitle>{[`${theme.name} map`, placeName].filter(Boolean).join(", ")}</PageTitle>
      <MapLayout
        loadingPlace={map.isMoving ? placeName : null}
        title={title}
        head={
          <>
            <Breadcrumb trail={trail} hrefOf={getHref} />
            <h1>{title}</h1>
            {!isUnknownPlace && (
              <WideOnly>
                <CompareLinks boundaryId={filters.boundaryId ?? COUNTRY} />
              </WideOnly>
            )}
          </>
        }
        map={
          <Resource
            {...map}
            skeleton={<MapSkeleton />}
            isEmpty={({ boundaries }) => boundaries.features.length === 0}
            errorMessage={isUnknownPlace ? <UnknownPlace screen="map" /> : undefined}
          >
            {(themeMap) => (
              <ThemeMap
                {...themeMap}
                theme={theme}
                chosen={filters}
                names={listOptionNames(component, filters)}
                tilesUrl={flags?.mapTilesUrl ?? null}
                onSelect={openArea}
                onOpen={setOpenedPlace}
                hrefOf={getHref}
                hasCircles={filters.circles}
                otherStyleHref={getScreenUrl("map", { ...filters, circles: !filters.circles })}
                activeAreaStore={activeAreaStore}
                onEscape={parent && (() => goTo(parent))}
              />
            )}
          </Resource>
        }
        panel={
          !isUnknownPlace && (
            <MapPanel
              theme={theme}
              figures={figures}
              component={component}
              chosen={filters}
              ranking={
                map.data ? (
                  <RankedAreas
                    key={map.data.boundaries.containingBoundaryId}
                    theme={theme}
                    themeMap={map.data}
                    chosen={filters}
                    hrefOf={getHref}
                    hasCircles={filters.circles}
                    activeAreaStore={activeAreaStore}
                  />
                ) : map.error ? null : undefined
              }
              municipality={
                parent && place && !isDrillable(place.boundaryTypeId)
                  ? { name: parent.description, href: getHref(parent) }
                  : undefined
              }
              onOpen={setOpenedPlace}
            />
          )
        }
      />
      {Dialog && openedPlace && (
        <Suspense>
          <Dialog {...openedPlace} onClose={() => setOpenedPlace(null)} />
        </Suspense>
      )}
    </>
  );
}
