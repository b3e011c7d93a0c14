import { writeCsv } from "../sheet/writeSheet.ts";
import type { FigureSource } from "../source/contract.ts";

export type Cell = string | number | null;

/** A table of the archive. */
export type CsvFile = {
  name: `${string}.csv`;
  about: string;
  columns: readonly (readonly [heading: string, meaning: string])[];
  rows: readonly (readonly Cell[])[];
};

/** Nothing where there is no value. */
export const csvText = ({ name, columns, rows }: CsvFile): string =>
  writeCsv({
    name,
    columns: columns.map(([heading]) => ({ heading, width: heading.length })),
    rows: rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell)))),
  });

/** Two decimals, as on the pages. */
export const percent = (fraction: number | null): string | null =>
  fraction === null ? null : (fraction * 100).toFixed(2);

export const yesOrNo = (is: boolean) => (is ? "Yes" : "No");

/** Says it in every row, so that rows that are copied still say it. */
export const withInvented = (file: CsvFile, source: FigureSource | null): CsvFile => ({
  ...file,
  columns: [...file.columns, ["Invented", "Yes: made up, to show how this site works; No: from the source"]],
  rows: file.rows.map((row) => [...row, yesOrNo(source?.isDemonstration ?? false)]),
});
