import { circleMarker, layerGroup, svg } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { isFigure, type Reading } from "../../charts/reading.ts";
import { type AreaFeature, toLatLng } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import { radiusOf } from "./circleSize.ts";

export interface CirclesProps {
  /** Redrawn only if the array is another one. */
  features: readonly AreaFeature[];
  /** By feature id. An area without a figure has no circle. */
  values: ReadonlyMap<number, Reading>;
  color: string;
  /** Its circle has `maxRadius`; both also for `CircleLegend`. */
  largest: number;
  /** In px. */
  maxRadius: number;
}

const PANE = "circles";
const LAYER = "420";

/** Over a `Choropleth` of the same figures in one colour, which names, describes and opens its areas. */
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
