import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { HeadlineModel, Theme } from "../Theme.ts";

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

function healthCheckHeadline({ boundaryLevel, currentQuarter }: HealthCheckStats): HeadlineModel {
  const { boundary, state, overalMaturity, participatingOrganisations } = boundaryLevel;
  const headline = { place: boundary, period: currentQuarter?.period, format: formatPercent };
  if (state === "too-few") return { ...headline, reading: "too-few", text: "overall maturity" };
  if (state === "none") return { ...headline, reading: "no-data", text: "0 organisations took part" };
  return {
    ...headline,
    reading: overalMaturity / 100,
    text: `overall maturity of ${plural(participatingOrganisations, "organisation", "organisations")}`,
  };
}
