import { toDecimals } from "../text/format.ts";
import { buildFileTable, getFileCell } from "./fileTable.ts";
import type { Column, Row, TableModel, TableOrigin } from "./tableModel.ts";

/** Matches cells that a spreadsheet may run as a formula, also after blanks or with full-width signs. */
export const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

function quoteCell(text: string): string {
  const safeText = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Writes figures without separators and units, so that a spreadsheet can add them up. */
function formatField(column: Column, row: Row): string {
  const cell = getFileCell(column, row);
  if (typeof cell !== "number") return quoteCell(cell ?? "");
  if (column.kind === "count") return String(cell);
  return toDecimals(column.kind === "percent" ? cell * 100 : cell, 2);
}

const formatHeading = ({ label, kind }: Column) => quoteCell(kind === "percent" ? `${label} (%)` : label);

/** Follows RFC 4180. */
export function toCsv(table: TableModel, origin: TableOrigin): string {
  const { columns, rows } = buildFileTable(table, origin);
  return [columns.map(formatHeading), ...rows.map((row) => columns.map((column) => formatField(column, row)))]
    .map((fields) => `${fields.join(",")}\r\n`)
    .join("");
}

/** Follows RFC 4180. */
export const listCsv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((cells) => `${cells.map((cell) => quoteCell(String(cell))).join(",")}\r\n`).join("");

/**
 * "Crime by province, 2015/16" → "crime-by-province-2015-16.csv"; "demonstration" precedes invented figures.
 */
export const csvFileName = (caption: string, { source }: Pick<TableOrigin, "source">) =>
  `${(source?.isDemonstration ? `demonstration ${caption}` : caption)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}.csv`;
