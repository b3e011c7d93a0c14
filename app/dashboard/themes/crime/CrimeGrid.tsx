import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { useApi } from "../../../lib/useApi.ts";
import type { GridTheme } from "../../grid/GridTheme.ts";
import { ThemeGrid } from "../../grid/ThemeGrid.tsx";
import { crimeGridDrawing } from "./crimeGridDrawing.ts";

const theme: GridTheme<CrimeStats> = {
  name: "Crime",
  colors: "crime",
  useFigures: (boundaryId) => useApi("GET /api/crime/stats", { query: { boundaryId } }),
  draw: crimeGridDrawing,
};

export function CrimeGrid() {
  return <ThemeGrid theme={theme} />;
}
