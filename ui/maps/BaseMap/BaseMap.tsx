import "leaflet/dist/leaflet.css";
import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useState } from "react";
import { MapContainer, TileLayer } from "react-leaflet";
import { styled } from "styled-components";
import { media, query } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { Bounds } from "../geometry.ts";
import { MapControls } from "./MapControls.tsx";
import { TouchHint } from "./TouchHint.tsx";
import { type Inset, paddingOf, useMapView, useWideDragging } from "./useMapView.ts";

export interface BaseMapProps {
  /** Example: "Map of crime by province". */
  label: string;
  /** Must be visible; see `boundsOf(features)`. The view follows a change. */
  bounds: Bounds;
  /** Px of each edge covered by panels. */
  inset?: Inset;
  /** A Leaflet tile template. Without one the map makes no request. */
  tilesUrl?: string | null;
  /** Source of the lines, always visible below the map. */
  attribution?: ReactNode;
  /** Over the bottom left corner; below the map on a narrow screen. */
  legend?: ReactNode;
  /** Layers: `Choropleth`, `Pins`, `Backdrop`. */
  children?: ReactNode;
}

const noInset: Inset = {};

/** Fills its parent. Keep it mounted and change its layers, so that drilling down moves the view. */
export function BaseMap({
  label,
  bounds,
  inset = noInset,
  tilesUrl,
  attribution,
  legend,
  children,
}: BaseMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { isWhole, showWhole } = useMapView(map, bounds, inset);
  useWideDragging(map);
  return (
    <Root aria-label={label} style={{ "--inset-right": `${inset.right ?? 0}px` } as React.CSSProperties}>
      <Stage>
        <MapContainer
          ref={setMap}
          bounds={bounds}
          boundsOptions={{ ...paddingOf(inset), animate: false }}
          zoomSnap={0}
          // While a window shrinks, panels may cover the whole map; without a limit it would then zoom in for
          // ever.
          maxZoom={18}
          zoomControl={false}
          attributionControl={false}
          // Arrow keys move between areas, so the map itself must not take the focus or pan.
          keyboard={false}
          // A double click opens an area, as a single one does.
          doubleClickZoom={false}
          zoomAnimation={!matchMedia(query.reducedMotion).matches}
        >
          {tilesUrl && <TileLayer key={tilesUrl} url={tilesUrl} />}
          {children}
        </MapContainer>
        {map && <MapControls map={map} isWhole={isWhole} onShowWhole={showWhole} />}
        {map && !isWhole && <TouchHint map={map} />}
      </Stage>
      {legend && <LegendPlace>{legend}</LegendPlace>}
      {attribution && <Attribution>{attribution}</Attribution>}
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 20rem;
  background: ${color.page};
`;

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 16rem;
  ${media.narrow} { flex: none; height: var(--drawing-height, 24rem); }

  .leaflet-container {
    position: absolute;
    inset: 0;
    z-index: 0;
    background: transparent;
    font: inherit;
    color: inherit;
  }
  .leaflet-pane > svg { max-width: none; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition-duration: 180ms; }
`;

const LegendPlace = styled.div`
  ${media.wide} {
    position: absolute;
    bottom: ${space(2)};
    left: ${space(2)};
    max-width: 22rem;
  }
  ${media.narrow} { padding: ${space(1)} ${space(2)}; }
`;

/** A long one would cover the map's lower edge. */
const Attribution = styled.small`
  padding: ${space(0.5)} calc(var(--inset-right) + ${space(2)}) 0 ${space(2)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  text-align: end;
`;
