import type { FeatureCollection } from "geojson";
import { type GeoJSON, geoJSON, type Map as LeafletMap, type Path, svg } from "leaflet";
import type { AreaFeature } from "../geometry.ts";

export interface Area {
  feature: AreaFeature;
  path: Path;
  element: SVGPathElement;
}

export interface AreaLayer {
  group: GeoJSON;
  areas: readonly Area[];
  svg: SVGSVGElement;
  remove: () => void;
}

const polygonStyle = { weight: 1, fillOpacity: 0.7, color: "white", opacity: 1 } as const;

/** Sets each area's first fill; to change it later, use `recolour`. */
export function drawAreas(
  map: LeafletMap,
  features: readonly AreaFeature[],
  getFill: (id: number) => string,
): AreaLayer | null {
  const areas: Area[] = [];
  const renderer = svg({ padding: 0.5 });
  const collection: FeatureCollection = { type: "FeatureCollection", features: [...features] };
  const group = geoJSON(collection, {
    // Leaflet passes these options to each polygon, but its types omit the renderer.
    ...({ renderer } as object),
    style: (feature) => ({ ...polygonStyle, fillColor: getFill(Number(feature?.id)) }),
  }).addTo(map);
  group.eachLayer((layer) => {
    const path = layer as Path & { feature: AreaFeature };
    areas.push({ feature: path.feature, path, element: path.getElement() as SVGPathElement });
  });
  const remove = () => {
    group.remove();
    renderer.remove();
  };
  const root = areas[0]?.element.ownerSVGElement;
  if (root) return { group, areas, svg: root, remove };
  remove();
  return null;
}

/** Writes only fills that have changed, because Leaflet's `setStyle` writes all nine attributes of a path. */
export function recolour({ areas }: AreaLayer, getFill: (id: number) => string) {
  for (const { feature, path, element } of areas) {
    const fillColor = getFill(feature.id);
    if (path.options.fillColor === fillColor) continue;
    path.options.fillColor = fillColor;
    element.setAttribute("fill", fillColor);
  }
}
