import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { FigureSkeleton } from "@gbvf/ui/charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { MaturityLegend } from "@gbvf/ui/widgets/MaturityLegend/MaturityLegend.tsx";
import { MaturitySummary } from "@gbvf/ui/widgets/MaturitySummary/MaturitySummary.tsx";
import { ParticipatingOrganisations } from "@gbvf/ui/widgets/ParticipatingOrganisations/ParticipatingOrganisations.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { MapPart } from "../MapPart.ts";
import { describeAge, getFigures } from "./healthCheckFigures.ts";
import { drawHealthChecks, listOrganisationTypes } from "./healthCheckMap.ts";

export const healthCheckMapPart: MapPart<HealthCheckStats> = {
  draw: (data, chosen) => ({
    ...drawHealthChecks(data, chosen),
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

interface HealthCheckMapDetailsProps {
  data: HealthCheckStats;
  chosen: ChosenOptions;
}

function HealthCheckMapDetails({ data, chosen }: HealthCheckMapDetailsProps) {
  const { currentQuarter, source, boundaryLevel } = data;
  if (currentQuarter === null || source === null) return null;
  const figureProps = {
    place: boundaryLevel.boundary,
    period: currentQuarter.period,
    source,
    headingLevel: 2,
  } as const;
  return (
    <>
      <DataAgeNote {...describeAge(data)} />
      <MaturitySummary {...figureProps} {...getFigures(boundaryLevel, chosen)} />
      <ParticipatingOrganisations {...figureProps} types={listOrganisationTypes(data, chosen)} />
    </>
  );
}
