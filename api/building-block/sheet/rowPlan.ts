import { dayInSouthAfrica } from "../../shared/quarters.ts";
import type { Edit } from "../fields.ts";
import { isVersion, versionOf } from "./cells.ts";
import type { Cells, ColumnKey } from "./columns.ts";
import type { RowOutcome } from "./contract.ts";
import type { Fault } from "./editsOfRow.ts";

export type Changer = { changedBy: string | null; changedAt: Date | string | null };
export type RowPlan =
  | { outcome: "unchanged" }
  | { outcome: "fault"; faults: Fault[] }
  | { outcome: "conflict"; reason: string }
  | { outcome: Exclude<RowOutcome, "conflict">; edits: Edit[]; person: number | null };

export const UNCHANGED: RowPlan = { outcome: "unchanged" };
export const fault = (key: ColumnKey, message: string): RowPlan => ({
  outcome: "fault",
  faults: [{ key, message }],
});

/** It is as downloaded, whatever is current. */
export const isUntouched = (cells: Cells): boolean => cells.version === versionOf(cells);

export function staleness(now: Cells, cells: Cells, { changedBy, changedAt }: Changer): RowPlan | undefined {
  if (now.version === cells.version) return undefined;
  if (!isVersion(cells.version)) {
    return fault(
      "version",
      "This cell was changed. Please download the sheet again, or put back what was in it.",
    );
  }
  const day = changedAt === null ? "" : ` on ${dayInSouthAfrica(new Date(changedAt))}`;
  return {
    outcome: "conflict",
    reason: `${changedBy ?? "Somebody"} changed this${day}, after the sheet was downloaded.`,
  };
}
