import { circleMarker, layerGroup, svg } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { isFigure, type Reading } from "../../charts/reading.ts";
import { type AreaFeature, toLatLng } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import { radiusOf } from "./circleSize.ts";

export interface CirclesProps {
  /** A new array redraws the circles. */
  features: readonly AreaFeature[];
  /** By feature id. An area without a figure has no circle. */
  values: ReadonlyMap<number, Reading>;
  color: string;
  /** The figure whose circle has `maxRadius`. Pass both to `CircleLegend`, too. */
  largest: number;
  /** In px. */
  maxRadius: number;
}

const PANE = "circles";
const LAYER = "420";

/**
 * Draw it over a `Choropleth` of the same figures with one fill, which names, describes and opens the areas.
 */
export function Circles({ features, values, color, largest, maxRadius }: CirclesProps) {
  const map = useMap();
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = LAYER;
    pane.style.pointerEvents = "none";
    pane.setAttribute("aria-hidden", "true");
    const renderer = svg({ padding: 0.5, pane: PANE });
    const visibleFeatures = features
      .map((feature) => ({ feature, value: values.get(feature.id) ?? "no-data" }))
      .filter((each): each is typeof each & { value: number } => isFigure(each.value) && each.value > 0)
      .toSorted((one, other) => other.value - one.value);
    const layer = layerGroup(
      visibleFeatures.map(({ feature, value }) =>
        circleMarker(toLatLng(findLabelSpot(feature).anchor), {
          renderer,
          pane: PANE,
          radius: radiusOf(value, largest, maxRadius),
          className: "area-circle",
          interactive: false,
          color,
          weight: 1.5,
          fillOpacity: 0.35,
        }),
      ),
    ).addTo(map);
    return () => {
      layer.remove();
      renderer.remove();
    };
  }, [map, features, values, color, largest, maxRadius]);
  return null;
}
