import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { Theme } from "../Theme.ts";
import { crimeHeadline } from "./crimeHeadline.ts";

export const crime: Theme<CrimeStats> = {
  componentId: THEME.crime,
  name: "Crime",
  optionWord: "crime type",
  colors: "crime",
  hasPrecincts: true,
  ...figuresFrom("GET /api/crime/stats"),
  headlineOf: crimeHeadline,
  partOf: (dashboard) => dashboard.crime,
  loadMap: async () => (await import("./crimeMapPart.tsx")).crimeMapPart,
  loadCharts: async () => (await import("./crimeChartPart.tsx")).crimeChartPart,
  loadGrid: async () => ({ drawGrid: (await import("./crimeGridDrawing.ts")).crimeGridDrawing }),
};
