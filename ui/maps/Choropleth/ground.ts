import type { Map as LeafletMap } from "leaflet";
import type { AreaLayer } from "./areaLayer.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * The see-through areas need an even ground, so that a step looks the same as in legends and tables. One
 * shape per colour, because there are few colours and many areas.
 */
export function createGround(map: LeafletMap, { areas, svg }: AreaLayer) {
  const group = document.createElementNS(svgNamespace, "g");
  group.setAttribute("class", "area-ground");
  group.setAttribute("aria-hidden", "true");
  svg.firstElementChild?.prepend(group);

  const draw = () => {
    const shapes = new Map<string, string>();
    for (const { path, element } of areas) {
      const fill = path.options.fillColor ?? "";
      shapes.set(fill, (shapes.get(fill) ?? "") + element.getAttribute("d"));
    }
    const paths = [...shapes].map(([fill, shape]) => {
      const path = document.createElementNS(svgNamespace, "path");
      path.setAttribute("fill", fill);
      path.setAttribute("d", shape);
      return path;
    });
    group.replaceChildren(...paths);
  };
  // Runs after Leaflet's own redrawing, which was added first.
  map.on("moveend zoomend viewreset", draw);
  return { draw, remove: () => void map.off("moveend zoomend viewreset", draw) };
}
