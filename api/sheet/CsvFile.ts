import type { FigureSource } from "../source/contract.ts";
import { writeCsv } from "./writeSheet.ts";

export type Cell = string | number | null;

/** Text where it says nothing else; a boolean is Yes or No. */
export type Column = readonly [heading: string, meaning: string, type?: "integer" | "number" | "boolean"];

export type CsvFile = {
  name: `${string}.csv`;
  about: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
};

export const csvText = ({ columns, rows }: CsvFile): string =>
  writeCsv({
    columns: columns.map(([heading]) => ({ heading, width: heading.length })),
    rows: rows.map((row) => row.map((cell) => cell ?? "")),
  });

export const percent = (fraction: number | null): string | null =>
  fraction === null ? null : (fraction * 100).toFixed(2);

export const yesOrNo = (is: boolean) => (is ? "Yes" : "No");

/** Copied rows still say it. */
export const withInvented = (file: CsvFile, source: FigureSource | null): CsvFile => ({
  ...file,
  columns: [
    ...file.columns,
    ["Invented", "Yes: made up, to show how this site works; No: from the source", "boolean"],
  ],
  rows: file.rows.map((row) => [...row, yesOrNo(source?.isDemonstration ?? false)]),
});
