import type { Reading } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";

export interface PanelQuarter {
  label: string;
  months: string;
  /** `current`: the quarter that the map shows; `in-progress`: the quarter that has not ended. */
  mark: "current" | "in-progress" | null;
}

export interface BlockAvailability {
  id: string;
  level: "all" | "category" | "block";
  label: string;
  /** Numbers of places; the captured ones are among the known. */
  known: number;
  captured: number;
  /** Fractions, one for each quarter. */
  readings: readonly Reading[];
}

export function buildPanelTable(
  rows: readonly BlockAvailability[],
  quarters: readonly PanelQuarter[],
  caption: string,
): TableModel {
  return {
    caption,
    columns: [
      { id: "block", label: "Building block", kind: "text" },
      { id: "known", label: "Places", kind: "count" },
      { id: "captured", label: "Captured", kind: "count" },
      ...quarters.map(({ label }) => ({ id: label, label, kind: "percent" as const })),
    ],
    rows: rows.map(({ id, label, known, captured, readings }) => ({
      id,
      cells: {
        block: label,
        known,
        captured,
        ...Object.fromEntries(
          quarters.map((quarter, index) => [quarter.label, readings[index] ?? "no-data"]),
        ),
      },
    })),
  };
}
