import {
  type Column,
  describeDirection,
  formatCell,
  type Row,
  type TableModel,
  type TableOrigin,
} from "./tableModel.ts";

const buildAboutCells = (
  caption: string,
  { place, period, definition, source }: TableOrigin,
): Readonly<Record<string, string>> => ({
  "About: title": caption,
  "About: place": place,
  "About: period": period ?? "No data",
  "About: definition": definition,
  "About: source": source?.description ?? "No data",
  "About: updated": source?.capturedOn ?? "No data",
  "About: demonstration": source?.isDemonstration ? "Yes: invented figures" : "No",
});

const ROW_COLUMN = "About: row";

/**
 * Builds the table of a file. A column of figures contains only figures; the next column explains a missing figure
 * or a difference. The last columns repeat in each row what it is about, whether it is a total and whether it is
 * invented, because rows may be copied.
 */
export function buildFileTable(
  { caption, columns, fileColumns = [], rows, pinned = [] }: TableModel,
  origin: TableOrigin,
): { columns: readonly Column[]; rows: readonly Row[] } {
  const aboutCells = buildAboutCells(caption, origin);
  const names = [...(pinned.length > 0 ? [ROW_COLUMN] : []), ...Object.keys(aboutCells)];
  const allRows = [...pinned, ...rows];
  const columnPairs = [...columns, ...fileColumns].map((column) => ({
    column,
    textColumn: { id: `${column.id} words`, label: formatTextLabel(column), kind: "text" } satisfies Column,
    hasText: column.kind !== "text" && allRows.some((row) => describeDirection(column, row) !== ""),
  }));
  const columnsWithText = columnPairs.filter(({ hasText }) => hasText);
  const completeRow = (row: Row, rowKind: string): Row => ({
    id: row.id,
    cells: {
      ...row.cells,
      ...Object.fromEntries(
        columnsWithText.map(({ column, textColumn }) => [textColumn.id, describeDirection(column, row)]),
      ),
      ...aboutCells,
      [ROW_COLUMN]: rowKind,
    },
  });
  return {
    columns: [
      ...columnPairs.flatMap(({ column, textColumn, hasText }) =>
        hasText ? [column, textColumn] : [column],
      ),
      ...names.map((name): Column => ({ id: name, label: name, kind: "text" })),
    ],
    rows: [
      ...pinned.map((row) => completeRow(row, "Whole, not to be added to the others")),
      ...rows.map((row) => completeRow(row, "Area")),
    ],
  };
}

const formatTextLabel = ({ label, kind }: Column) =>
  kind === "change" ? `${label}, in words` : `Why there is none: ${label}`;

/** Null where a figure is missing. */
export const getFileCell = (column: Column, row: Row): string | number | null => {
  if (column.kind === "text") return formatCell(column, row);
  const cell = row.cells[column.id];
  return typeof cell === "number" ? cell : null;
};
