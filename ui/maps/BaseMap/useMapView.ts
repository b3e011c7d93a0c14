import { type LatLng, type Map as LeafletMap, latLngBounds } from "leaflet";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { query } from "../../tokens/media.ts";
import { useIsPrinting } from "../../tokens/useIsPrinting.ts";
import type { Bounds } from "../geometry.ts";

/** Px that panels cover at each edge of a wide screen; on narrow screens they are below the map. */
export interface Inset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

const margin = 6;
const fitSeconds = 0.18;

const uncovered: Required<Inset> = { top: 0, right: 0, bottom: 0, left: 0 };

export const coveredEdges = (inset: Inset): Required<Inset> =>
  matchMedia(query.wide).matches ? { ...uncovered, ...inset } : uncovered;

/** Options of Leaflet's `fitBounds`. */
export const getPadding = ({ top, right, bottom, left }: Required<Inset>) => ({
  paddingTopLeft: [left + margin, top + margin] as [number, number],
  paddingBottomRight: [right + margin, bottom + margin] as [number, number],
});

/**
 * Keeps `bounds` in view when they or the map's size change, until the reader zooms or drags. `showFullView`
 * returns to the whole map. A print shows the part that was in view.
 */
export function useMapView(
  map: LeafletMap | null,
  bounds: Bounds,
  inset: Inset,
): { isFullView: boolean; isOnPaper: boolean; showFullView: () => void } {
  const [[south, west], [north, east]] = bounds;
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
  const view = useRef({ isFullView: true, isFitting: false });
  const [isFullView, setFullView] = useState(true);
  const isOnPaper = useIsPrinting();
  const viewBeforePrint = useRef<{ center: LatLng; zoom: number } | null>(null);

  useLayoutEffect(() => {
    if (!map || !isOnPaper) return;
    const { x: width, y: height } = map.getSize();
    const covered = coveredEdges({ top, right, bottom, left });
    const visibleBounds = latLngBounds(
      map.containerPointToLatLng([covered.left, covered.top]),
      map.containerPointToLatLng([width - covered.right, height - covered.bottom]),
    );
    viewBeforePrint.current = { center: map.getCenter(), zoom: map.getZoom() };
    view.current.isFitting = true;
    map.invalidateSize({ animate: false, pan: false });
    map.fitBounds(visibleBounds, { animate: false });
  }, [map, isOnPaper, top, right, bottom, left]);

  const showFullView = useCallback(
    (isAnimated: boolean) => {
      if (!map) return;
      view.current = { isFullView: true, isFitting: true };
      setFullView(true);
      const animate = isAnimated && !matchMedia(query.reducedMotion).matches;
      const corners: Bounds = [
        [south, west],
        [north, east],
      ];
      map.fitBounds(corners, {
        ...getPadding(coveredEdges({ top, right, bottom, left })),
        animate,
        duration: fitSeconds,
      });
    },
    [map, south, west, north, east, top, right, bottom, left],
  );

  useEffect(() => {
    if (!map) return;
    const leaveFullView = () => {
      if (view.current.isFitting) return;
      view.current.isFullView = false;
      setFullView(false);
    };
    const endFitting = () => {
      view.current.isFitting = false;
    };
    map.on("zoomstart dragstart", leaveFullView).on("moveend", endFitting);
    const observer = new ResizeObserver(() => {
      if (isOnPaper || matchMedia("print").matches) return;
      map.invalidateSize({ animate: false, pan: false });
      const previousView = viewBeforePrint.current;
      viewBeforePrint.current = null;
      if (view.current.isFullView) showFullView(false);
      else if (previousView) map.setView(previousView.center, previousView.zoom, { animate: false });
    });
    observer.observe(map.getContainer());
    return () => {
      observer.disconnect();
      map.off("zoomstart dragstart", leaveFullView).off("moveend", endFitting);
    };
  }, [map, showFullView, isOnPaper]);

  // Must run after the effect above, whose listeners notice that the fitting has ended.
  useEffect(() => showFullView(true), [showFullView]);

  return { isFullView, isOnPaper, showFullView: () => showFullView(true) };
}

/** Switches dragging and zooming by wheel off on narrow screens, where both scroll the page. */
export function useWideDragging(map: LeafletMap | null) {
  useEffect(() => {
    if (!map) return;
    const wide = matchMedia(query.wide);
    const apply = () => {
      for (const handler of [map.dragging, map.scrollWheelZoom]) {
        if (wide.matches) handler.enable();
        else handler.disable();
      }
    };
    apply();
    wide.addEventListener("change", apply);
    return () => wide.removeEventListener("change", apply);
  }, [map]);
}
