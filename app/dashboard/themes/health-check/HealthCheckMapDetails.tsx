import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { MaturitySummary } from "@gbvf/ui/widgets/MaturitySummary/MaturitySummary.tsx";
import { ParticipatingOrganisations } from "@gbvf/ui/widgets/ParticipatingOrganisations/ParticipatingOrganisations.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { figuresOf, freshnessOf } from "./healthCheckFigures.ts";
import { organisationTypesOf } from "./healthCheckMap.ts";

interface HealthCheckMapDetailsProps {
  answer: HealthCheckStats;
  chosen: ChosenOptions;
}

export function HealthCheckMapDetails({ answer, chosen }: HealthCheckMapDetailsProps) {
  const { currentQuarter, source, boundaryLevel } = answer;
  if (currentQuarter === null || source === null) return null;
  const about = {
    place: boundaryLevel.boundary,
    period: currentQuarter.period,
    source,
    headingLevel: 2,
  } as const;
  return (
    <>
      <FreshnessNote {...freshnessOf(answer)} />
      <MaturitySummary {...about} {...figuresOf(boundaryLevel, chosen)} />
      <ParticipatingOrganisations {...about} types={organisationTypesOf(answer, chosen)} />
    </>
  );
}
