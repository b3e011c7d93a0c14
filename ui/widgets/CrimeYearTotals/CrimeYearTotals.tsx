import { isFigure, type Reading } from "../../charts/reading.ts";
import type { Stack, StackPart } from "../../charts/StackedBars/layout.ts";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import type { TableModel } from "../../charts/tableModel.ts";
import type { CrimeYearBarsProps, YearComparison } from "../CrimeYearBars/CrimeYearBars.tsx";
import { appendPart, compareYears, formatPeriod, formatYearBefore } from "../CrimeYearBars/compareYears.ts";
import { currentQuarter, currentYear, previousYear, YearsFigure } from "../CrimeYearBars/YearsFigure.tsx";

export type CrimeYearTotalsProps = CrimeYearBarsProps;

const title = "Total GBVF crime current year vs. previous year";
const styles = [previousYear, currentYear, currentQuarter];

const definition = "Sexual offences that were reported to the police in each year, made up of its quarters.";

/**
 * - **When:** Two years with their kinds.
 * - **When not:** Quarters: use `CrimeYearBars`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function CrimeYearTotals({
  place,
  part,
  periods,
  span,
  source,
  compare,
  headingLevel,
  ...root
}: CrimeYearTotalsProps) {
  const current = sumReadings(periods.map((period) => period.current));
  const previous = sumReadings(periods.map((period) => period.previous));
  return (
    <YearsFigure
      {...root}
      title={title}
      finding={
        isFigure(current) ? `${appendPart(span, part)}: ${compareYears(current, previous, compare)}` : null
      }
      {...{ definition, place, span, source, headingLevel }}
      buildTable={(caption) => buildTotalsTable(periods, caption)}
    >
      <StackedBars
        label={`GBVF crime in ${place} by year`}
        stacks={buildYearStacks(periods)}
        styles={styles.filter(
          (style) => style !== currentQuarter || periods.some(({ isCurrent }) => isCurrent),
        )}
        unit="reports"
      />
    </YearsFigure>
  );
}

/** Returns the missing reading if a reading is missing, because the sum would not cover the entire year. */
export function sumReadings(readings: readonly Reading[]): Reading {
  const missing = readings.find((reading) => !isFigure(reading));
  return missing ?? readings.filter(isFigure).reduce((sum, figure) => sum + figure, 0);
}

export function buildYearStacks(periods: readonly YearComparison[]): Stack[] {
  const part = (period: YearComparison, styleId: string, value: Reading): StackPart => ({
    id: `${styleId} ${period.id}`,
    label: styleId === "previous" ? formatYearBefore(period) : formatPeriod(period),
    styleId,
    value,
  });
  return [
    {
      id: "previous",
      label: "Previous year",
      parts: periods.map((period) => part(period, "previous", period.previous)),
    },
    {
      id: "current",
      label: "Current year",
      parts: periods.map((period) => part(period, period.isCurrent ? "quarter" : "current", period.current)),
    },
  ];
}

export const buildTotalsTable = (periods: readonly YearComparison[], caption: string): TableModel => ({
  caption,
  columns: [
    { id: "year", label: "Year", kind: "text" },
    ...periods.map(({ id, label }) => ({ id, label, kind: "count" as const })),
    { id: "total", label: "Total", kind: "count" },
  ],
  rows: buildYearStacks(periods).map(({ id, label, parts }) => ({
    id,
    cells: {
      year: label,
      total: sumReadings(parts.map(({ value }) => value)),
      ...Object.fromEntries(parts.map(({ value }, index) => [periods[index]?.id, value])),
    },
  })),
});
