import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { HealthMaturity } from "@gbvf/ui/widgets/HealthMaturity/HealthMaturity.tsx";
import { HealthOrganisations } from "@gbvf/ui/widgets/HealthOrganisations/HealthOrganisations.tsx";
import { HealthReach } from "@gbvf/ui/widgets/HealthReach/HealthReach.tsx";
import { type HealthQuarter, HealthSurveys } from "@gbvf/ui/widgets/HealthSurveys/HealthSurveys.tsx";
import { type ChosenOptions, NO_FILTERS } from "../../../lib/address/filters.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { hasNoChosenOptions, useFindings } from "../../place/useFindings.ts";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { describeAge, getFigures } from "./healthCheckFigures.ts";
import { listOrganisationTypes } from "./healthCheckMap.ts";

export const healthCheckChartPart: ChartPart<HealthCheckStats> = {
  isEmpty: ({ currentQuarter }) => currentQuarter === null,
  Charts: HealthCheckCharts,
  chartCount: 4,
  Overview: HealthCheckOverview,
};

function HealthCheckOverview({ data }: { data: HealthCheckStats }) {
  if (healthCheckChartPart.isEmpty(data)) return <EmptyState title="Reach">No data available</EmptyState>;
  return <ReachCharts data={data} chosen={NO_FILTERS} headingLevel={3} />;
}

function HealthCheckCharts(props: ThemeChartsProps<HealthCheckStats>) {
  const { data, chosen, headingLevel } = props;
  const { source, boundaryLevel, currentQuarter } = data;
  const findings = useFindings(
    THEME.healthCheck,
    hasNoChosenOptions(chosen) ? boundaryLevel.boundaryId : null,
  );
  if (source === null || currentQuarter === null) return null;
  const quarters = listLatestQuarters(data);
  const { maturity, scores } = getFigures(boundaryLevel, chosen);
  const figureProps = { place: boundaryLevel.boundary, source, headingLevel };
  const names = scores.map(({ label }) => label);
  return (
    <>
      <ReachCharts {...props} />
      <HealthOrganisations {...figureProps} quarters={quarters} span={getSpan(quarters)} />
      <HealthMaturity
        {...figureProps}
        period={currentQuarter.period}
        overallLabel={formatOverallLabel(names, chosen)}
        maturity={maturity}
        scores={scores}
        benchmarks={findings.data && getBenchmarks(findings.data)}
      />
    </>
  );
}

function getBenchmarks({ around, place }: Findings) {
  const places = around.map(({ boundary, figure }) => ({ label: boundary, maturity: figure }));
  const { sinceYear } = place;
  return sinceYear ? [...places, { label: `In ${sinceYear.since}`, maturity: sinceYear.from }] : places;
}

function ReachCharts({ data, headingLevel }: ThemeChartsProps<HealthCheckStats>) {
  const { source, boundaryLevel, currentQuarter } = data;
  if (source === null || currentQuarter === null) return null;
  const quarters = listLatestQuarters(data);
  const figureProps = { place: boundaryLevel.boundary, source, headingLevel };
  return (
    <>
      <DataAgeNote {...describeAge(data)} />
      <HealthReach
        {...figureProps}
        period={currentQuarter.period}
        types={listOrganisationTypes(data, NO_FILTERS).map(({ organisations, ...type }) => ({
          ...type,
          value: organisations,
        }))}
      />
      <HealthSurveys {...figureProps} quarters={quarters} span={getSpan(quarters)} />
    </>
  );
}

const MAX_QUARTERS = 4;

/** Returns the oldest first. Ignores the chosen categories, because they do not change who took part. */
export function listLatestQuarters({ quarters }: Pick<HealthCheckStats, "quarters">): HealthQuarter[] {
  return quarters.slice(-MAX_QUARTERS).map((quarter) => {
    const { organisations, responses, expected } = getFigures(quarter, NO_FILTERS);
    const year = String(quarter.year);
    return {
      id: quarter.period,
      label: quarter.period.replace(` ${year}`, ""),
      year,
      isLatest: quarter.isCurrent,
      organisations,
      responses,
      expected,
    };
  });
}

export function getSpan(quarters: readonly HealthQuarter[]): string {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (first === undefined || last === undefined) return "";
  const [begin] = first.label.split(" - ");
  const end = last.label.split(" - ").at(-1);
  return `${begin} ${first.year} – ${end} ${last.year}`;
}

export function formatOverallLabel(
  names: readonly string[],
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
): string {
  return componentOptions.length === 0 || names.length === 0
    ? "Overall GBVF Maturity"
    : `Maturity of ${names.join(" and ").toLowerCase()}`;
}
