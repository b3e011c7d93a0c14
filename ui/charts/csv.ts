import { type Column, cellText, type Row, type TableModel } from "./tableModel.ts";

/** A spreadsheet would run a cell that begins with one of these as a formula. */
const startsFormula = /^[=+\-@\t\r\0]/;

function quoted(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Figures go out bare, so that a spreadsheet can add them up: no thousands space, no per cent sign. */
function field(column: Column, row: Row): string {
  const cell = row.cells[column.id];
  if (column.kind === "text" || typeof cell !== "number") return quoted(cellText(column, row));
  if (column.kind === "count") return String(cell);
  return (column.kind === "percent" ? cell * 100 : cell).toFixed(2);
}

const heading = ({ label, kind }: Column) => quoted(kind === "percent" ? `${label} (%)` : label);

/** The table as RFC 4180 text: a header row, then the rows; missing figures in words. */
export const csvOf = ({ columns, rows }: TableModel) =>
  [columns.map(heading), ...rows.map((row) => columns.map((column) => field(column, row)))]
    .map((fields) => `${fields.join(",")}\r\n`)
    .join("");

/** "Crime by province, 2015/16" → "crime-by-province-2015-16.csv" */
export const csvFileName = (caption: string) =>
  `${caption
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}.csv`;
