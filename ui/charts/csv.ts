import { type Column, cellText, type Row, type TableModel, type TableOrigin } from "./tableModel.ts";

/** A spreadsheet may run such a cell as a formula, also after blanks or with full-width signs. */
export const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

function quoted(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Plain figures, so that a spreadsheet can add them up. */
function field(column: Column, row: Row): string {
  const cell = row.cells[column.id];
  if (column.kind === "text" || typeof cell !== "number") return quoted(cellText(column, row));
  if (column.kind === "count") return String(cell);
  return (column.kind === "percent" ? cell * 100 : cell).toFixed(2);
}

const heading = ({ label, kind }: Column) => quoted(kind === "percent" ? `${label} (%)` : label);

/** Their names share a prefix that no table's column has. */
const aboutColumns = (
  caption: string,
  { place, period, definition, source }: TableOrigin,
): (readonly [name: string, value: string])[] => [
  ["About: title", caption],
  ["About: place", place],
  ["About: period", period ?? "No data"],
  ["About: definition", definition],
  ["About: source", source?.description ?? "No data"],
  ["About: updated", source?.capturedOn ?? "No data"],
  ["About: demonstration", source?.isDemonstration ? "Yes: invented figures" : "No"],
];

/**
 * RFC 4180. The last columns of each row say what the table is about and which rows are wholes, so that
 * copied rows still say it, and whether they are invented.
 */
export function csvOf({ caption, columns, rows, pinned = [] }: TableModel, origin: TableOrigin): string {
  const about = aboutColumns(caption, origin);
  const hasWholes = pinned.length > 0;
  const header = [
    ...columns.map(heading),
    ...(hasWholes ? ["About: row"] : []),
    ...about.map(([name]) => quoted(name)),
  ];
  const values = about.map(([, value]) => quoted(value));
  const written = (row: Row, what: string) => [
    ...columns.map((column) => field(column, row)),
    ...(hasWholes ? [quoted(what)] : []),
    ...values,
  ];
  return [
    header,
    ...pinned.map((row) => written(row, "Whole, not to be added to the others")),
    ...rows.map((row) => written(row, "Area")),
  ]
    .map((fields) => `${fields.join(",")}\r\n`)
    .join("");
}

/** RFC 4180. */
export const listCsv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((cells) => `${cells.map((cell) => quoted(String(cell))).join(",")}\r\n`).join("");

/** "Crime by province, 2015/16" → "crime-by-province-2015-16.csv"; invented figures say so first. */
export const csvFileName = (caption: string, { source }: Pick<TableOrigin, "source">) =>
  `${(source?.isDemonstration ? `demonstration ${caption}` : caption)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}.csv`;
