import { Link } from "../../primitives/Link/Link.tsx";
import { Table } from "../../primitives/Table/Table.tsx";
import { type Column, cellText, type Row, type TableModel } from "../tableModel.ts";

export interface DataTableProps {
  table: TableModel;
  initialSort?: { columnId: string; direction: "ascending" | "descending" };
  /** Any CSS length; taller tables scroll under their heading. */
  maxHeight?: string;
  /** Where a row leads to: its first cell becomes a link. No address, no link. */
  rowHref?: (id: Row["id"]) => string | undefined;
}

/** What a column sorts by: words, or a figure; a reading without a figure sorts as missing. */
function sortValue({ id, kind }: Column, { cells }: Row) {
  const cell = cells[id] ?? null;
  return kind === "text" || typeof cell === "number" ? cell : null;
}

/** The same values as a chart or map shows, in a table that sorts by every column. */
export function DataTable({
  table: { caption, columns, rows },
  initialSort,
  maxHeight,
  rowHref,
}: DataTableProps) {
  const drawCell = (column: Column, row: Row) => {
    const text = cellText(column, row);
    const href = column === columns[0] ? rowHref?.(row.id) : undefined;
    return href ? <Link href={href}>{text}</Link> : text;
  };
  return (
    <Table
      caption={caption}
      rows={rows}
      rowId={({ id }) => id}
      initialSort={initialSort}
      maxHeight={maxHeight}
      columns={columns.map((column) => ({
        id: column.id,
        name: column.label,
        isNumeric: column.kind !== "text",
        value: (row: Row) => sortValue(column, row),
        cell: (row: Row) => drawCell(column, row),
      }))}
    />
  );
}
