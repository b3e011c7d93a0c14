import { Link } from "../../primitives/Link/Link.tsx";
import { Table } from "../../primitives/Table/Table.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { type Column, formatCell, type Row, type TableModel } from "../tableModel.ts";

export interface DataTableProps extends RootProps {
  table: TableModel;
  initialSort?: { columnId: string; direction: "ascending" | "descending" };
  /** Any CSS length; taller tables scroll under their heading. */
  maxHeight?: string;
  /** Makes a row's first cell a link. */
  rowHref?: (id: Row["id"]) => string | undefined;
}

function getSortValue({ id, kind }: Column, { cells }: Row) {
  const cell = cells[id] ?? null;
  return kind === "text" || typeof cell === "number" ? cell : null;
}

/**
 * Every column sorts.
 *
 * - **When:** The figures of a chart or a map as a table.
 * - **When not:** Records with actions: use `ListTable`.
 * - **Keys:** Tab moves to headings and links; Enter and Space on a heading sort by it, then turn the order.
 *   Where the table scrolls, Tab reaches it and arrow keys scroll it.
 */
export function DataTable({
  table: { caption, columns, rows, pinned },
  initialSort,
  maxHeight,
  rowHref,
  ...root
}: DataTableProps) {
  const renderCell = (column: Column, row: Row) => {
    const text = formatCell(column, row);
    const href = column === columns[0] && !pinned?.includes(row) ? rowHref?.(row.id) : undefined;
    const content = column.isStrong ? <strong>{text}</strong> : text;
    return href ? <Link href={href}>{content}</Link> : content;
  };
  return (
    <Table
      {...root}
      caption={caption}
      rows={rows}
      pinned={pinned}
      rowId={({ id }) => id}
      initialSort={initialSort}
      maxHeight={maxHeight}
      columns={columns.map((column) => ({
        id: column.id,
        label: column.label,
        isNumeric: column.kind !== "text",
        value: (row: Row) => getSortValue(column, row),
        cell: (row: Row) => renderCell(column, row),
      }))}
    />
  );
}
