import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { useApi } from "../../../lib/useApi.ts";
import type { GridTheme } from "../../grid/GridTheme.ts";
import { ThemeGrid } from "../../grid/ThemeGrid.tsx";
import { healthCheckGridDrawing } from "./healthCheckGridDrawing.ts";

const theme: GridTheme<HealthCheckStats> = {
  name: "Organisational health check",
  colors: "healthCheck",
  useFigures: (boundaryId) => useApi("GET /api/healthcheck/stats", { query: { boundaryId } }),
  draw: healthCheckGridDrawing,
};

export function HealthCheckGrid() {
  return <ThemeGrid theme={theme} />;
}
