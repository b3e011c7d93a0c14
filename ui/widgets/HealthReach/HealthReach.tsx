import { Figure } from "../../charts/Figure/Figure.tsx";
import { getPieFinding } from "../../charts/PieChart/describePie.ts";
import { type Slice, totalOf } from "../../charts/PieChart/layout.ts";
import { PieChart } from "../../charts/PieChart/PieChart.tsx";
import { isFigure } from "../../charts/reading.ts";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";

export interface HealthReachProps extends RootProps<HTMLElement> {
  place: string;
  /** "Jul - Sep 2026" */
  period: string;
  /** Readings are hidden if too few organisations took part. */
  types: readonly Slice[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const stateLabels = {
  "too-few": "Too few responses to show",
};

const unitFormat = {
  format: formatCount,
  unit: "organisations",
};
const definition = "Organisations whose people completed surveys, by type of organisation.";

/**
 * - **When:** Who took part, by type of organisation.
 * - **When not:** Over time: use `HealthOrganisations`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function HealthReach({ place, period, types, source, headingLevel, ...root }: HealthReachProps) {
  return (
    <Figure
      {...root}
      title="Reach"
      finding={
        getPieFinding(types, unitFormat) ??
        (types.some(({ value }) => value === "too-few") ? "Too few responses to say" : null)
      }
      headingLevel={headingLevel}
      note="organisations by type"
      table={buildReachTable(types, `Reach by type of organisation, ${place}, ${period}`)}
      origin={{ place, period, definition, source }}
      footer={types.some(({ value }) => value === "too-few") && <SuppressionNote />}
    >
      <PieChart
        label={`Organisations in ${place} that took part, by type`}
        slices={types}
        colors={dataColor.healthCheck.parts}
        unit="organisations"
        zeroText="None took part"
        stateLabels={stateLabels}
      />
    </Figure>
  );
}

/** Computes shares of the listed organisations. */
function buildReachTable(types: readonly Slice[], caption: string): TableModel {
  const total = totalOf(types);
  return {
    caption,
    columns: [
      { id: "type", label: "Type of organisation", kind: "text" },
      { id: "organisations", label: "Organisations", kind: "count" },
      { id: "share", label: "Share", kind: "percent" },
    ],
    rows: types.map(({ id, label, value }) => ({
      id,
      cells: {
        type: label,
        organisations: value,
        share: isFigure(value) && total ? value / total : isFigure(value) ? "no-data" : value,
      },
    })),
  };
}
