import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { CrimeMapLegend } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { CrimePieSkeleton } from "@gbvf/ui/widgets/CrimePie/CrimePieSkeleton.tsx";
import { CrimeYearBarsSkeleton } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBarsSkeleton.tsx";
import type { MapPart } from "../MapPart.ts";
import { CrimeDetails } from "./CrimeDetails.tsx";
import { drawCrime, measureOf } from "./crimeMap.ts";

export const crimeMapPart: MapPart<CrimeStats> = {
  draw: (answer, chosen, boundaryTypeId) => ({
    ...drawCrime(answer, chosen, boundaryTypeId),
    legend: (states, _isLocal, marks) => (
      <CrimeMapLegend
        measure={measureOf(boundaryTypeId)}
        quarters={answer.reportingSpan?.quarters}
        states={states}
        marks={marks}
      />
    ),
  }),
  isEmpty: ({ boundaryLevel }) => boundaryLevel.total === null,
  Details: ({ answer, chosen }) => <CrimeDetails stats={answer} options={chosen.componentOptions} />,
  DetailsSkeleton: () => (
    <>
      <CrimePieSkeleton />
      <CrimeYearBarsSkeleton />
    </>
  ),
};
