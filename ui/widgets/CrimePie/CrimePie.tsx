import type { CompareTotals } from "../../charts/comparison.ts";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { getPieFinding } from "../../charts/PieChart/describePie.ts";
import { type Slice, totalOf } from "../../charts/PieChart/layout.ts";
import { PieChart } from "../../charts/PieChart/PieChart.tsx";
import { isFigure } from "../../charts/reading.ts";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { CrimeRate, type CrimeRateProps } from "../CrimeRate/CrimeRate.tsx";

export interface CrimePieProps extends CrimeRateProps {
  /** "North West" */
  place: string;
  /** By type of crime. */
  parts: readonly Slice[];
  source: FigureSource;
  compare: CompareTotals;
  headingLevel?: 2 | 3 | 4;
}

const unitFormat = {
  format: formatCount,
  unit: "reports",
};
const definition = "Sexual offences that were reported to the police, by type. Reports are not convictions.";

/**
 * - **When:** Reported sexual offences by kind, with their rate.
 * - **When not:** Over time: use `CrimeYearTotals`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function CrimePie({
  place,
  parts,
  source,
  compare,
  headingLevel,
  rate,
  total,
  peopleCount,
  peopleYear,
  duration,
  unit,
  span,
  missing,
  ...root
}: CrimePieProps) {
  return (
    <Figure
      {...root}
      title="GBVF crime breakdown"
      finding={getPieFinding(parts, { ...unitFormat, compare })}
      headingLevel={headingLevel}
      table={buildPartsTable(
        parts,
        `GBVF crime breakdown: sexual offences reported to the police, ${place}, ${span}`,
      )}
      origin={{ place, period: span, definition, source }}
    >
      <CrimeRate {...{ rate, total, peopleCount, peopleYear, duration, unit, span, missing }} />
      <PieChart
        label={`GBVF crime in ${place} by type`}
        slices={parts}
        colors={dataColor.crime.parts}
        unit="reports"
        compare={compare}
        zeroText="None reported"
      />
    </Figure>
  );
}

/** If there are no reports, there are no shares either. */
function buildPartsTable(parts: readonly Slice[], caption: string): TableModel {
  const total = totalOf(parts);
  return {
    caption,
    columns: [
      { id: "type", label: "Type of crime", kind: "text" },
      { id: "reports", label: "Reports to the police", kind: "count" },
      { id: "share", label: "Share", kind: "percent" },
    ],
    rows: parts.map(({ id, label, value }) => ({
      id,
      cells: { type: label, reports: value, share: isFigure(value) && total ? value / total : "no-data" },
    })),
  };
}
