import { geoJSON } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { color } from "../../tokens/tokens.ts";
import type { AreaFeature } from "../geometry.ts";

export interface BackdropProps {
  /** Areas around those of the map. */
  features: readonly AreaFeature[];
}

const pane = "backdrop";
// Under Leaflet's 400 for polygons.
const paneLayer = "350";

/** For orientation only, neither read out nor pressed. */
export function Backdrop({ features }: BackdropProps) {
  const map = useMap();
  useEffect(() => {
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = paneLayer;
    element.setAttribute("aria-hidden", "true");
    const layer = geoJSON([...features], {
      pane,
      interactive: false,
      style: { weight: 1, color: color.line, opacity: 1, fillColor: color.sunken, fillOpacity: 1 },
    }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, features]);
  return null;
}
