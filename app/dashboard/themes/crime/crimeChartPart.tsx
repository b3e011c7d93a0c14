import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { compareTotals } from "@gbvf/api/shared/figures/poisson.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { CrimePie } from "@gbvf/ui/widgets/CrimePie/CrimePie.tsx";
import { CrimeYearBars } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBars.tsx";
import { CrimeYearTotals } from "@gbvf/ui/widgets/CrimeYearTotals/CrimeYearTotals.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { type ChosenOptions, NO_FILTERS } from "../../../lib/address/filters.ts";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { CrimeCoverage } from "./CrimeCoverage.tsx";
import { crimeCharts } from "./crimeCharts.ts";

export const crimeChartPart: ChartPart<CrimeStats> = {
  isEmpty: ({ boundaryLevel }) => boundaryLevel.total === null,
  Charts: CrimeCharts,
  chartCount: 3,
  Overview: CrimeOverview,
};

function CrimeOverview({ data }: { data: CrimeStats }) {
  if (crimeChartPart.isEmpty(data))
    return <EmptyState title="GBVF crime breakdown">No data available</EmptyState>;
  return <YearCharts data={data} chosen={NO_FILTERS} headingLevel={3} />;
}

function CrimeCharts(props: ThemeChartsProps<CrimeStats>) {
  const charts = crimeCharts(props.data, props.chosen);
  return (
    <>
      <YearCharts {...props} />
      {charts && (
        <CrimeYearBars
          compare={compareTotals}
          headingLevel={props.headingLevel}
          place={charts.place}
          part={charts.part}
          periods={charts.periods}
          span={charts.spanOfPeriods}
          source={charts.sourceOfPeriods}
        />
      )}
    </>
  );
}

interface YearChartsProps {
  data: CrimeStats;
  chosen: ChosenOptions;
  headingLevel: 2 | 3;
}

function YearCharts({ data, chosen, headingLevel }: YearChartsProps) {
  const charts = crimeCharts(data, chosen);
  if (charts === null) return null;
  const { place, part, source, latest, expected, sourceOfYear, pie, yearPeriods, spanOfYear } = charts;
  return (
    <>
      {latest !== expected && <DataAgeNote latest={latest} expected={expected} />}
      <CrimeCoverage {...data} />
      <CrimePie compare={compareTotals} {...pie} place={place} source={source} headingLevel={headingLevel} />
      <CrimeYearTotals
        compare={compareTotals}
        place={place}
        part={part}
        periods={yearPeriods}
        span={spanOfYear}
        source={sourceOfYear}
        headingLevel={headingLevel}
      />
    </>
  );
}
