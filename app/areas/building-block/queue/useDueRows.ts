import type { DueContacts } from "@gbvf/api/building-block/check/contract.ts";
import type { QueueStatus } from "@gbvf/ui/widgets/CheckQueue/queueItem.ts";
import { useState } from "react";
import type { ApiState } from "../../../lib/useApi.ts";
import { useApi } from "../../../lib/useApi.ts";
import { type QueueRow, withNew } from "./queueRows.ts";

const PAGE_SIZE = 60;

export type DueRows = {
  /** Of the latest answer. */
  due: ApiState<DueContacts>;
  rows: readonly QueueRow[];
  /** Checked ones have left the server's list. */
  more: (statuses: ReadonlyMap<string, QueueStatus>) => void;
};

/** Page after page; a row keeps its place. */
export function useDueRows(boundaryId: number | null): DueRows {
  const [pageNumber, setPage] = useState(1);
  const due = useApi(
    "GET /api/buildingblock/getDueContacts",
    { query: { pageNumber, pageSize: PAGE_SIZE, ...(boundaryId !== null && { boundaryId }) } },
    { keepsLast: true },
  );
  const [seen, setSeen] = useState<{ answer: DueContacts | undefined; rows: readonly QueueRow[] }>({
    answer: undefined,
    rows: [],
  });
  if (due.data !== undefined && due.data !== seen.answer)
    setSeen({ answer: due.data, rows: withNew(seen.rows, due.data) });
  return {
    due,
    rows: seen.rows,
    more: (statuses) => {
      const isGone = ({ id }: QueueRow) => {
        const status = statuses.get(id);
        return status?.kind === "saved" || (status?.kind === "done" && status.isChecked);
      };
      const listed = seen.rows.filter((row) => !isGone(row)).length;
      const next = Math.floor(listed / PAGE_SIZE) + 1;
      if (next === pageNumber) due.retry();
      else setPage(next);
    },
  };
}
