import type { ReactNode } from "react";

export interface ListColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Only by what the server can sort by. */
  isSortable?: boolean;
  /** Figures stand at the end of their column, one under the other. */
  isNumeric?: boolean;
}
