import type { TableModel } from "../../charts/tableModel.ts";

export interface PillarCounts {
  id: number;
  label: string;
  active: number;
  past: number;
}

/** Without any challenge there are no shares. */
export function challengePillarTable(pillars: readonly PillarCounts[], caption: string): TableModel {
  const total = pillars.reduce((sum, { active, past }) => sum + active + past, 0);
  return {
    caption,
    columns: [
      { id: "pillar", label: "Pillar", kind: "text" },
      { id: "active", label: "Active", kind: "count" },
      { id: "past", label: "Past", kind: "count" },
      { id: "share", label: "Share", kind: "percent" },
    ],
    rows: pillars.map(({ id, label, active, past }) => ({
      id,
      cells: { pillar: label, active, past, share: total === 0 ? "no-data" : (active + past) / total },
    })),
  };
}
