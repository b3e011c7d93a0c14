import type { ReactNode } from "react";

export interface ListColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  isNumeric?: boolean;
}
