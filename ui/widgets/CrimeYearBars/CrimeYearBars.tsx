import { Figure } from "../../charts/Figure/Figure.tsx";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import type { Reading } from "../../charts/reading.ts";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import type { TableModel } from "../../charts/tableModel.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { ReportingNote } from "../ReportingNote/ReportingNote.tsx";
import { compareYears } from "./compareYears.ts";
import { periodName, yearBeforeName } from "./periodNames.ts";

/** One quarter, or one financial year if the source has only years, and the same a year before. */
export interface YearComparison {
  id: string;
  /** "Jan - Mar", or "2015/16". */
  label: string;
  /** "2026"; left out for a financial year. */
  year?: string;
  current: Reading;
  previous: Reading;
  isCurrent: boolean;
}

export interface CrimeYearBarsProps {
  place: string;
  /** Oldest first. */
  periods: readonly YearComparison[];
  /** The span of all periods: "Jul 2025 – Jun 2026". */
  span: string;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

const series = [
  { id: "previous", label: "Previous year", color: dataColor.crime.previous, isHatched: true },
  { id: "current", label: "Current year", color: dataColor.crime.scale[1] },
];
const highlight = { label: "Current quarter", color: dataColor.crime.current };

const definition =
  "Sexual offences that were reported to the police in each period, and in the same period a year before.";

/** This year's reports beside last year's, by quarter; the finding compares the latest. */
export function CrimeYearBars({ place, periods, span, source, headingLevel }: CrimeYearBarsProps) {
  const step = periods.some(({ year }) => year) ? "quarter" : "financial year";
  const title = `GBVF crime by ${step}, with the year before`;
  const latest = periods.findLast(({ isCurrent }) => isCurrent) ?? periods.at(-1);
  return (
    <Figure
      title={title}
      finding={latest && `${periodName(latest)}: ${compareYears(latest.current, latest.previous)}`}
      headingLevel={headingLevel}
      subtitle={`Sexual offences reported to the police. ${place}, ${span}`}
      table={yearsTable(periods, `${title}: sexual offences reported to the police, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
      footer={
        <>
          <ReportingNote />
          <SourceLine source={source} period={span} />
        </>
      }
    >
      <GroupedBars
        label={`GBVF crime in ${place} by ${step}`}
        groups={periods.map(({ id, label, year, current, previous, isCurrent }) => ({
          id,
          label,
          note: year,
          isHighlighted: isCurrent,
          names: [yearBeforeName({ label, year }), periodName({ label, year })],
          values: [previous, current],
        }))}
        series={series}
        highlight={highlight}
        unit="reports"
      />
    </Figure>
  );
}

function yearsTable(periods: readonly YearComparison[], caption: string): TableModel {
  return {
    caption,
    columns: [
      { id: "period", label: "Period", kind: "text" },
      { id: "previous", label: "Previous year", kind: "count" },
      { id: "current", label: "Current year", kind: "count" },
    ],
    rows: periods.map(({ id, label, year, previous, current }) => ({
      id,
      cells: { period: periodName({ label, year }), previous, current },
    })),
  };
}
