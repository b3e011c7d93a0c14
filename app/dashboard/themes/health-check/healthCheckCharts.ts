import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import type { HealthQuarter } from "@gbvf/ui/widgets/HealthSurveys/HealthSurveys.tsx";
import { type ChosenOptions, NO_FILTERS } from "../../../lib/address/filters.ts";
import { figuresOf } from "./healthCheckFigures.ts";

const SHOWN_QUARTERS = 4;

/** Oldest first. Question categories do not change who took part. */
export function healthQuarters({ quarters }: Pick<HealthCheckStats, "quarters">): HealthQuarter[] {
  return quarters.slice(-SHOWN_QUARTERS).map((quarter) => {
    const { organisations, responses, expected } = figuresOf(quarter, NO_FILTERS);
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

export function spanOf(quarters: readonly HealthQuarter[]): string {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (first === undefined || last === undefined) return "";
  const [begin] = first.label.split(" - ");
  const end = last.label.split(" - ").at(-1);
  return `${begin} ${first.year} – ${end} ${last.year}`;
}

export function wholeLabel(
  names: readonly string[],
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
): string {
  return componentOptions.length === 0 || names.length === 0
    ? "Overall GBVF Maturity"
    : `Maturity of ${names.join(" and ").toLowerCase()}`;
}
