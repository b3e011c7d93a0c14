import { geoJSON } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { color } from "../../tokens/tokens.ts";
import type { AreaFeature } from "../geometry.ts";

export interface BackdropProps {
  /** The areas that surround those of the map. */
  features: readonly AreaFeature[];
}

const pane = "backdrop";
// A z-index below 400, which Leaflet gives to polygons.
const paneLayer = "350";

/** Drawn for orientation only: it is hidden from screen readers and cannot be pressed. */
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
