import type { CompareTotals } from "../../charts/comparison.ts";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import type { Reading } from "../../charts/reading.ts";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { appendPart, compareYears, formatPeriod, formatYearBefore } from "./compareYears.ts";
import { currentQuarter, currentYear, previousYear, YearsFigure } from "./YearsFigure.tsx";

/** A quarter or, if the source publishes only years, a financial year. */
export interface YearComparison {
  id: string;
  /** "Jan - Mar", or "2015/16". */
  label: string;
  /** Missing for a financial year. */
  year?: string;
  current: Reading;
  previous: Reading;
  isCurrent: boolean;
}

export interface CrimeYearBarsProps extends RootProps<HTMLElement> {
  place: string;
  /** "the 173 precincts that have figures (8% of people)", if the figures cover only a part. */
  part?: string | undefined;
  /** Oldest first. */
  periods: readonly YearComparison[];
  /** "Jul 2025 – Jun 2026" */
  span: string;
  source: FigureSource;
  compare: CompareTotals;
  headingLevel?: 2 | 3 | 4;
}

const series = [previousYear, currentYear];
const missingQuarter = {
  color: currentQuarter.color,
  label: "Current quarter: no quarter is held",
  isMissing: true,
};

const definition =
  "Sexual offences that were reported to the police in each period, and in the same period a year before.";

/**
 * - **When:** Quarters of this year next to the last.
 * - **When not:** Whole years: use `CrimeYearTotals`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function CrimeYearBars({
  place,
  part,
  periods,
  span,
  source,
  compare,
  headingLevel,
  ...root
}: CrimeYearBarsProps) {
  const step = periods.some(({ year }) => year) ? "quarter" : "financial year";
  const title = `GBVF crime by ${step}, with the year before`;
  const latest = periods.findLast(({ isCurrent }) => isCurrent) ?? periods.at(-1);
  return (
    <YearsFigure
      {...root}
      title={title}
      finding={
        latest &&
        `${appendPart(formatPeriod(latest), part)}: ${compareYears(latest.current, latest.previous, compare)}`
      }
      {...{ definition, place, span, source, headingLevel }}
      buildTable={(caption) => buildYearsTable(periods, caption)}
    >
      <GroupedBars
        label={`GBVF crime in ${place} by ${step}`}
        groups={periods.map(({ id, label, year, current, previous, isCurrent }) => ({
          id,
          label,
          note: year,
          isHighlighted: isCurrent,
          names: [formatYearBefore({ label, year }), formatPeriod({ label, year })],
          values: [previous, current],
        }))}
        series={series}
        highlight={step === "quarter" ? currentQuarter : missingQuarter}
        unit="reports"
      />
    </YearsFigure>
  );
}

function buildYearsTable(periods: readonly YearComparison[], caption: string): TableModel {
  return {
    caption,
    columns: [
      { id: "period", label: "Period", kind: "text" },
      { id: "previous", label: "Previous year", kind: "count" },
      { id: "current", label: "Current year", kind: "count" },
    ],
    rows: periods.map(({ id, label, year, previous, current }) => ({
      id,
      cells: { period: formatPeriod({ label, year }), previous, current },
    })),
  };
}
