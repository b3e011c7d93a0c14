import type { Map as LeafletMap } from "leaflet";

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Draws a dark line over a wider white line, which is visible on every fill. It is a separate path, because
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

  const redraw = () => {
    const shape = target?.getAttribute("d") ?? "";
    for (const line of lines) line.setAttribute("d", shape);
  };
  // Added after Leaflet's own listeners, so that it runs after the polygons are redrawn.
  map.on("moveend zoomend viewreset", redraw);
  drawing.firstElementChild?.append(...lines);

  return {
    follow: (element: SVGPathElement | null) => {
      target = element;
      redraw();
    },
    remove: () => {
      map.off("moveend zoomend viewreset", redraw);
      for (const line of lines) line.remove();
    },
  };
}
