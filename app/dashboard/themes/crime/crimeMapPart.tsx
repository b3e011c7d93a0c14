import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { compareTotals } from "@gbvf/api/shared/figures/poisson.ts";
import { CrimeMapLegend } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { CrimePie } from "@gbvf/ui/widgets/CrimePie/CrimePie.tsx";
import { CrimePieSkeleton } from "@gbvf/ui/widgets/CrimePie/CrimePieSkeleton.tsx";
import { CrimeYearBarsSkeleton } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBarsSkeleton.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { lazy } from "react";
import { LazyOnScroll } from "../../../lib/page/LazyOnScroll.tsx";
import type { MapPart } from "../MapPart.ts";
import { CrimeCoverage } from "./CrimeCoverage.tsx";
import { crimeCharts } from "./crimeCharts.ts";
import { drawCrime, findMeasure } from "./crimeMap.ts";

export const crimeMapPart: MapPart<CrimeStats> = {
  draw: (data, chosen, boundaryTypeId) => ({
    ...drawCrime(data, chosen, boundaryTypeId),
    legend: (states, _isLocal, marks) => (
      <CrimeMapLegend
        measure={findMeasure(boundaryTypeId)}
        quarters={data.reportingSpan?.quarters}
        states={states}
        marks={marks}
      />
    ),
  }),
  isEmpty: ({ boundaryLevel }) => boundaryLevel.total === null,
  Details: ({ data, chosen }) => <CrimeDetails stats={data} options={chosen.componentOptions} />,
  DetailsSkeleton: () => (
    <>
      <CrimePieSkeleton />
      <CrimeYearBarsSkeleton />
    </>
  ),
};

const CrimeYearBars = lazy(async () => ({
  default: (await import("@gbvf/ui/widgets/CrimeYearBars/CrimeYearBars.tsx")).CrimeYearBars,
}));

interface CrimeDetailsProps {
  stats: CrimeStats;
  options: readonly number[];
}

function CrimeDetails({ stats, options }: CrimeDetailsProps) {
  const charts = crimeCharts(stats, { componentOptions: options });
  if (charts === null) return null;
  const { place, part, source, sourceOfPeriods, latest, expected, pie, periods, spanOfPeriods } = charts;
  return (
    <>
      <DataAgeNote latest={latest} expected={expected} />
      <CrimePie
        compare={compareTotals}
        {...pie}
        unit="capita"
        place={place}
        source={source}
        headingLevel={2}
      />
      <CrimeCoverage {...stats} />
      <LazyOnScroll skeleton={<CrimeYearBarsSkeleton />} isOnServer={false}>
        <CrimeYearBars
          compare={compareTotals}
          headingLevel={2}
          place={place}
          part={part}
          periods={periods}
          span={spanOfPeriods}
          source={sourceOfPeriods}
        />
      </LazyOnScroll>
    </>
  );
}
