import type { Map as LeafletMap } from "leaflet";

const svgNamespace = "http://www.w3.org/2000/svg";

/** A dark line on a white one is visible on every fill. Moving the polygon itself would lose the focus. */
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
  // Runs after Leaflet's own redrawing, which was added first.
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
