import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { Theme } from "../Theme.ts";
import { healthCheckHeadline } from "./healthCheckHeadline.ts";

export const healthCheck: Theme<HealthCheckStats> = {
  componentId: THEME.healthCheck,
  name: "Organisational health check",
  direction: "Higher is better.",
  optionWord: "question category",
  colors: "healthCheck",
  hasPrecincts: false,
  ...figuresFrom("GET /api/healthcheck/stats"),
  headlineOf: healthCheckHeadline,
  partOf: (dashboard) => dashboard.healthCheck,
  loadMap: async () => (await import("./healthCheckMapPart.tsx")).healthCheckMapPart,
  loadCharts: async () => (await import("./healthCheckChartPart.tsx")).healthCheckChartPart,
  loadGrid: async () => ({ drawGrid: (await import("./healthCheckGridDrawing.ts")).healthCheckGridDrawing }),
};
