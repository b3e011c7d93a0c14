import type { BoundaryFeature } from "@gbvf/api/geography/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Backdrop } from "@gbvf/ui/maps/Backdrop/Backdrop.tsx";
import { BaseMap, type BaseMapProps } from "@gbvf/ui/maps/BaseMap/BaseMap.tsx";
import { Choropleth, type ChoroplethProps } from "@gbvf/ui/maps/Choropleth/Choropleth.tsx";
import { Circles } from "@gbvf/ui/maps/Circles/Circles.tsx";
import { query } from "@gbvf/ui/tokens/media.ts";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useIsIdle } from "../../lib/page/useIsIdle.ts";
import type { MapDrawing } from "../themes/MapPart.ts";
import { INSET_LEFT, PANEL_WIDTH } from "./MapLayout.tsx";

const TownsInside = lazy(async () => ({ default: (await import("./TownsInside.tsx")).TownsInside }));

const inset = { left: INSET_LEFT, right: PANEL_WIDTH };

interface MapCanvasProps
  extends Pick<BaseMapProps, "bounds" | "tilesUrl" | "attribution" | "legend">,
    Pick<ChoroplethProps, "isLabelled" | "onSelect" | "onEscape" | "activeAreaStore"> {
  place: string;
  boundaryId: number;
  features: readonly BoundaryFeature[];
  neighbours: readonly BoundaryFeature[];
  drawing: MapDrawing;
  /** The municipality whose towns the map names, or null. */
  municipalityId: number | null;
  /** The map's pins. */
  children: ReactNode;
}

/** Loaded in browsers only, because Leaflet needs a window. */
export function MapCanvas({
  place,
  boundaryId,
  features,
  neighbours,
  drawing,
  municipalityId,
  bounds,
  tilesUrl,
  attribution,
  legend,
  children,
  ...choroplethProps
}: MapCanvasProps) {
  const isIdle = useIsIdle();
  // The backdrop is optional, so it loads last, and not on phones.
  const showsBackdrop = boundaryId !== COUNTRY && isIdle && matchMedia(query.wide).matches;
  const { data: country } = useApi(
    "GET /api/geography/boundary/geojson/:boundaryId",
    showsBackdrop ? { params: { boundaryId: COUNTRY } } : null,
  );
  const backdrop = useMemo(() => country && [...country.features, ...neighbours], [country, neighbours]);
  return (
    <BaseMap
      label={`Map of ${place}`}
      bounds={bounds}
      inset={inset}
      tilesUrl={tilesUrl}
      attribution={attribution}
      legend={legend}
    >
      {backdrop && <Backdrop features={backdrop} />}
      <Choropleth
        {...choroplethProps}
        hasDots={drawing.circles === undefined}
        label={`Areas of the map of ${place}`}
        features={features}
        values={drawing.values}
        colorOf={drawing.colorOf}
        format={drawing.format}
        describe={drawing.describe}
        missing={drawing.missing}
      />
      {drawing.circles && <Circles features={features} values={drawing.values} {...drawing.circles} />}
      {municipalityId !== null && isIdle && (
        <Suspense>
          <TownsInside municipalityId={municipalityId} areas={features} />
        </Suspense>
      )}
      {children}
    </BaseMap>
  );
}
