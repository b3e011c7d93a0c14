import { isFigure, type Reading } from "../../charts/reading.ts";
import type { Stack, StackPart } from "../../charts/StackedBars/layout.ts";
import type { TableModel } from "../../charts/tableModel.ts";
import type { YearComparison } from "../CrimeYearBars/CrimeYearBars.tsx";
import { periodName, yearBeforeName } from "../CrimeYearBars/periodNames.ts";

/** Missing if any period is missing, because it would not be the whole year. */
export function sumOf(readings: readonly Reading[]): Reading {
  const missing = readings.find((reading) => !isFigure(reading));
  return missing ?? readings.filter(isFigure).reduce((sum, figure) => sum + figure, 0);
}

export function yearStacks(periods: readonly YearComparison[]): Stack[] {
  const part = (period: YearComparison, look: string, value: Reading): StackPart => ({
    id: `${look} ${period.id}`,
    label: look === "previous" ? yearBeforeName(period) : periodName(period),
    look,
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

export const totalsTable = (periods: readonly YearComparison[], caption: string): TableModel => ({
  caption,
  columns: [
    { id: "year", label: "Year", kind: "text" },
    ...periods.map(({ id, label }) => ({ id, label, kind: "count" as const })),
    { id: "total", label: "Total", kind: "count" },
  ],
  rows: yearStacks(periods).map(({ id, label, parts }) => ({
    id,
    cells: {
      year: label,
      total: sumOf(parts.map(({ value }) => value)),
      ...Object.fromEntries(parts.map(({ value }, index) => [periods[index]?.id, value])),
    },
  })),
});
