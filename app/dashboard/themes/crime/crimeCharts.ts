import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { coveredPart, isEnoughCovered, nameWithCoverage, noRate } from "@gbvf/api/shared/figures/coverage.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { figuresOf, whereCounted } from "./crimeFigures.ts";
import { comparedPeriods, lastCompletedPeriod, latestPeriod } from "./crimePeriods.ts";

/** Null if nothing was captured. */
export function crimeCharts(
  stats: CrimeStats,
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
  today = new Date(),
) {
  const { boundaryLevel, reportingSpan, source, periods: published } = stats;
  if (reportingSpan === null || source === null) return null;
  const latest = latestPeriod(published, reportingSpan.kind);
  if (latest === undefined) return null;
  const { parts, total, rate } = figuresOf(boundaryLevel, componentOptions);
  const periods = comparedPeriods(stats, componentOptions);
  const ends = new Set([periods[0]?.label, periods.at(-1)?.label]);
  const isQuarterly = reportingSpan.kind === "quarters";
  return {
    place: nameWithCoverage(boundaryLevel.boundary, boundaryLevel),
    part: isEnoughCovered(boundaryLevel) ? undefined : coveredPart(boundaryLevel),
    source,
    latest,
    expected: lastCompletedPeriod(reportingSpan.kind, today),
    pie: {
      rate: rate ?? "no-data",
      missing: isEnoughCovered(boundaryLevel)
        ? undefined
        : noRate(boundaryLevel, { isYear: reportingSpan.quarters !== 1 }),
      total: total ?? "no-data",
      where: whereCounted(boundaryLevel),
      peopleCount: boundaryLevel.coveredPeopleCount,
      peopleYear: boundaryLevel.peopleYear,
      span: reportingSpan.label,
      parts: parts.map(({ crimeTypeId, description, value }) => ({
        id: crimeTypeId,
        label: description,
        value: value ?? ("not-captured" as const),
      })),
    } as const,
    periods,
    spanOfPeriods: isQuarterly ? reportingSpan.label : [...ends].join(" – "),
    /** Four quarters, or one financial year. */
    yearPeriods: isQuarterly ? periods : periods.slice(-1),
    spanOfYear: reportingSpan.label,
  };
}
