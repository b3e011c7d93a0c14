import type { GridArea, GridDrawing } from "../themes/GridPart.ts";

/** Chosen places may lie inside each other. */
export function ofCountry(drawing: GridDrawing, country: GridArea | undefined): GridDrawing {
  const whole = country?.count;
  if (drawing.rankedBy !== "Share" || typeof whole !== "number" || whole === 0) return drawing;
  const shareOf = (area: GridArea): GridArea =>
    typeof area.distribution === "number" && typeof area.count === "number"
      ? { ...area, distribution: area.count / whole }
      : area;
  return { ...drawing, areas: drawing.areas.map(shareOf) };
}
