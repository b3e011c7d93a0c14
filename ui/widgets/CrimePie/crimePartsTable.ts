import { type Slice, totalOf } from "../../charts/PieChart/layout.ts";
import { isFigure } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";

/** Without any report there are no shares. */
export function crimePartsTable(parts: readonly Slice[], caption: string): TableModel {
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
