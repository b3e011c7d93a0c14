import type { Column, Row, TableModel, TableOrigin } from "./tableModel.ts";

const aboutCells = (
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

const ROW = "About: row";

/**
 * The table of a file. The last columns of each row say what it is about and which rows are wholes, so that
 * copied rows still say it, and whether they are invented.
 */
export function withAbout(
  { caption, columns, rows, pinned = [] }: TableModel,
  origin: TableOrigin,
): { columns: readonly Column[]; rows: readonly Row[] } {
  const about = aboutCells(caption, origin);
  const names = [...(pinned.length > 0 ? [ROW] : []), ...Object.keys(about)];
  const written = ({ id, cells }: Row, what: string): Row => ({
    id,
    cells: { ...cells, ...about, [ROW]: what },
  });
  return {
    columns: [...columns, ...names.map((name): Column => ({ id: name, label: name, kind: "text" }))],
    rows: [
      ...pinned.map((row) => written(row, "Whole, not to be added to the others")),
      ...rows.map((row) => written(row, "Area")),
    ],
  };
}
