import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { CrimeMapLegend } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { CrimePieSkeleton } from "@gbvf/ui/widgets/CrimePie/CrimePieSkeleton.tsx";
import { CrimeYearBarsSkeleton } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBarsSkeleton.tsx";
import { useApi } from "../../../lib/useApi.ts";
import type { MapTheme } from "../../map/MapTheme.ts";
import { ThemeMapView } from "../../map/ThemeMapView.tsx";
import { CrimeDetails } from "./CrimeDetails.tsx";
import { drawCrime, measureOf } from "./crimeMap.ts";

const crime: MapTheme<CrimeStats> = {
  name: "Crime",
  hasPrecincts: true,
  useFigures: (boundaryId) =>
    useApi("GET /api/crime/stats", boundaryId === null ? null : { query: { boundaryId } }),
  draw: (answer, chosen, boundaryTypeId) => ({
    ...drawCrime(answer, chosen, boundaryTypeId),
    legend: (states) => (
      <CrimeMapLegend
        measure={measureOf(boundaryTypeId)}
        quarters={answer.reportingSpan?.quarters}
        states={states}
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

/** The crime map. */
export const CrimeMapView = () => <ThemeMapView theme={crime} />;
