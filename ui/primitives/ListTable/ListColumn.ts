import type { ReactNode } from "react";

export interface ListColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Only if the server can sort by it. */
  isSortable?: boolean;
  /** Aligned at the end of the column. */
  isNumeric?: boolean;
}
