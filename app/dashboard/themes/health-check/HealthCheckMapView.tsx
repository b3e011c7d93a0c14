import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { FigureSkeleton } from "@gbvf/ui/charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { MaturityLegend } from "@gbvf/ui/widgets/MaturityLegend/MaturityLegend.tsx";
import { useApi } from "../../../lib/useApi.ts";
import type { MapTheme } from "../../map/MapTheme.ts";
import { ThemeMapView } from "../../map/ThemeMapView.tsx";
import { HealthCheckMapDetails } from "./HealthCheckMapDetails.tsx";
import { drawHealthChecks } from "./healthCheckMap.ts";

const healthChecks: MapTheme<HealthCheckStats> = {
  name: "Organisational health check",
  hasPrecincts: false,
  useFigures: (boundaryId) =>
    useApi("GET /api/healthcheck/stats", boundaryId === null ? null : { query: { boundaryId } }),
  draw: (answer, chosen) => ({
    ...drawHealthChecks(answer, chosen),
    legend: (states) => <MaturityLegend states={states} />,
  }),
  isEmpty: ({ currentQuarter }) => currentQuarter === null,
  Details: HealthCheckMapDetails,
  DetailsSkeleton: () => (
    <>
      <FigureSkeleton>
        <Skeleton height="13rem" />
      </FigureSkeleton>
      <FigureSkeleton>
        <Skeleton height="11rem" />
      </FigureSkeleton>
    </>
  ),
};

/** The map of the organisational health checks. */
export const HealthCheckMapView = () => <ThemeMapView theme={healthChecks} />;
