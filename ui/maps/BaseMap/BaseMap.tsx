import "leaflet/dist/leaflet.css";
import type { Map as LeafletMap } from "leaflet";
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useState } from "react";
import { MapContainer } from "react-leaflet";
import { styled } from "styled-components";
import { media, query } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { Bounds } from "../geometry.ts";
import { MapControls } from "./MapControls.tsx";
import { MapSource } from "./MapSource.tsx";
import { TouchHint } from "./TouchHint.tsx";
import { coveredEdges, getPadding, type Inset, useMapView, useWideDragging } from "./useMapView.ts";

const Tiles = lazy(async () => ({ default: (await import("./Tiles.tsx")).Tiles }));

export interface BaseMapProps extends RootProps<HTMLElement> {
  /** "Map of crime by province" */
  label: string;
  /** The part that must be visible; see `getBounds(features)`. The view moves when it changes. */
  bounds: Bounds;
  /** Px that panels cover at each edge of a wide screen. */
  inset?: Inset;
  /** A Leaflet tile template. Without it the map loads no tiles. */
  tilesUrl?: string | null;
  /** The source of the boundaries, which is always visible. */
  attribution?: ReactNode;
  /** In the bottom left corner if `inset.left` leaves room for it, otherwise below the map. */
  legend?: ReactNode;
  /** Layers: `Choropleth`, `Pins`, `Backdrop`. */
  children?: ReactNode;
}

const noInset: Inset = {};

/**
 * Fills its parent. Keep it mounted and change its layers, so that drilling down moves the view.
 *
 * - **When:** Any map: it holds the layers and the controls.
 * - **When not:** A place that one point is enough for: write the address.
 * - **Keys:** Tab moves to the controls, then to the marks; Enter and Space zoom in, out, or show the whole
 *   map.
 */
export function BaseMap({
  label,
  bounds,
  inset = noInset,
  tilesUrl,
  attribution,
  legend,
  children,
  ...root
}: BaseMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  // A separate task adds the layers, so that a phone responds to touch in between.
  const setMapLater = useCallback((next: LeafletMap | null) => startTransition(() => setMap(next)), []);
  const { isFullView, isOnPaper, showFullView } = useMapView(map, bounds, inset);
  useWideDragging(map);
  return (
    <Root {...root} aria-label={label} data-paper={isOnPaper || undefined} $inset={inset}>
      <Stage>
        <MapContainer
          ref={setMapLater}
          bounds={bounds}
          boundsOptions={{ ...getPadding(coveredEdges(inset)), animate: false }}
          zoomSnap={0}
          // A window that shrinks may be covered by panels; without a limit the map would then zoom in for
          // ever.
          maxZoom={18}
          zoomControl={false}
          attributionControl={false}
          // Arrow keys move between areas, so Leaflet must not take the focus or pan with them.
          keyboard={false}
          // A double click opens an area, like a single click.
          doubleClickZoom={false}
          zoomAnimation={!matchMedia(query.reducedMotion).matches}
        >
          {map && tilesUrl && (
            <Suspense>
              <Tiles url={tilesUrl} />
            </Suspense>
          )}
          {map && children}
        </MapContainer>
        {map && <MapControls map={map} isFullView={isFullView} onShowFullView={showFullView} />}
        {map && !isFullView && <TouchHint map={map} />}
      </Stage>
      <Notes data-aside={inset.left ? true : undefined}>
        {legend && <LegendPlace>{legend}</LegendPlace>}
        {attribution && <Attribution>{attribution}</Attribution>}
      </Notes>
    </Root>
  );
}

const Root = styled.section<{ $inset: Inset }>`
  --inset-right: 0px;
  ${media.wide} {
    --inset-right: ${({ $inset }) => $inset.right ?? 0}px;
    --inset-left: ${({ $inset }) => $inset.left ?? 0}px;
  }
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
  /* Fits A4 and Letter, because the browser lays out the map before it knows the sheet's size. */
  [data-paper] > && { flex: none; width: 42.5rem; height: 36rem; break-inside: avoid; }

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

const Notes = styled.div`
  ${media.wide} {
    &[data-aside] {
      position: absolute;
      inset-block-end: ${space(1)};
      inset-inline-start: ${space(3)};
      z-index: 1;
      display: grid;
      gap: ${space(1)};
      width: calc(var(--inset-left) - ${space(2)});
      margin: ${space(-1)};
      padding: ${space(1)};
      background: color-mix(in srgb, ${color.page} 85%, transparent);
    }
  }
`;

const LegendPlace = styled.div`
  ${media.narrow} { padding: ${space(1)} ${space(2)}; }
  ${media.wide} {
    :not([data-aside]) > & { max-width: 22rem; padding-inline: ${space(2)}; }
    [data-aside] > & { font-size: ${font.size.caption}; }
  }
  ${media.print} { padding-inline: 0; }
`;

/** Below the map on narrow screens, where a long text would cover the map's lower edge. */
const Attribution = styled(MapSource)`
  ${media.narrow} { padding: ${space(0.5)} ${space(2)} 0; }
  ${media.wide} {
    :not([data-aside]) > & {
      padding: ${space(0.5)} calc(var(--inset-right) + ${space(2)}) 0 ${space(2)};
      text-align: end;
    }
    [data-aside] > & { font-size: ${font.size.caption}; line-height: 1.35; }
  }
`;
