import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { FigureSkeleton } from "@gbvf/ui/charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { MaturityLegend } from "@gbvf/ui/widgets/MaturityLegend/MaturityLegend.tsx";
import type { MapPart } from "../MapPart.ts";
import { HealthCheckMapDetails } from "./HealthCheckMapDetails.tsx";
import { drawHealthChecks } from "./healthCheckMap.ts";

export const healthCheckMapPart: MapPart<HealthCheckStats> = {
  draw: (answer, chosen) => ({
    ...drawHealthChecks(answer, chosen),
    legend: (states, _isLocal, marks) => <MaturityLegend states={states} marks={marks} />,
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
