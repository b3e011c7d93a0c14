import writeWorkbook from "write-excel-file/browser";
import { buildFileTable, getFileCell } from "./fileTable.ts";
import type { Column, Row, TableModel, TableOrigin } from "./tableModel.ts";

const formats = { count: "#,##0", rate: "#,##0.00", percent: "0.00%", change: "+0.00;-0.00;0" } as const;
const WIDTH = 18;
const FIRST_WIDTH = 32;

/** Writes texts as text cells, so that no formula runs, and figures as numbers. */
const getCell = (column: Column, row: Row) => {
  const value = getFileCell(column, row);
  if (value === null) return null;
  return column.kind === "text" || typeof value !== "number"
    ? { value: String(value), type: String }
    : { value, type: Number, format: formats[column.kind] };
};

export function buildWorkbook(table: TableModel, origin: TableOrigin): Promise<Blob> {
  const { columns, rows } = buildFileTable(table, origin);
  const heading = columns.map(({ label }) => ({ value: label, type: String, fontWeight: "bold" as const }));
  return writeWorkbook([heading, ...rows.map((row) => columns.map((column) => getCell(column, row)))], {
    sheet: "Figures",
    columns: columns.map((_, index) => ({ width: index === 0 ? FIRST_WIDTH : WIDTH })),
    stickyRowsCount: 1,
  }).toBlob();
}
