import type { Map as LeafletMap } from "leaflet";

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Draws a dark line over a wider white one, which is visible on every fill. It is a separate path, because
 * moving the polygon to the front would take its focus.
 */
export function createOutline(map: LeafletMap, drawing: SVGSVGElement, name: "focus" | "hover") {
  const lines = ["under", "over"].map((part) => {
    const line = document.createElementNS(svgNamespace, "path");
    line.setAttribute("class", `area-outline area-outline-${name} area-outline-${part}`);
    line.setAttribute("aria-hidden", "true");
    return line;
  });
  let target: SVGPathElement | null = null;

  const follow = () => {
    const shape = target?.getAttribute("d") ?? "";
    for (const line of lines) line.setAttribute("d", shape);
  };
  // Added after Leaflet's own listeners, so that it runs after the polygons are redrawn.
  map.on("moveend zoomend viewreset", follow);
  drawing.firstElementChild?.append(...lines);

  return {
    around: (element: SVGPathElement | null) => {
      target = element;
      follow();
    },
    remove: () => {
      map.off("moveend zoomend viewreset", follow);
      for (const line of lines) line.remove();
    },
  };
}
