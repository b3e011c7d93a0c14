import type { Coverage } from "../shared/figures/coverage.ts";
import { formatCoverageCells } from "../shared/figures/fileCells.ts";
import type { FigureSource } from "../source/contract.ts";
import { writeCsv } from "./writeSheet.ts";

export type Cell = string | number | null;

/** The default type is text. Booleans are written as Yes or No. */
export type Column = readonly [heading: string, meaning: string, type?: "integer" | "number" | "boolean"];

export type CsvFile = {
  name: `${string}.csv`;
  about: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
};

export const toCsv = ({ columns, rows }: CsvFile): string =>
  writeCsv({
    columns: columns.map(([heading]) => ({ heading, width: heading.length })),
    rows: rows.map((row) => row.map((cell) => cell ?? "")),
  });

export const formatPercent = (fraction: number | null): string | null =>
  fraction === null ? null : (fraction * 100).toFixed(2);

export const COVERAGE_COLUMNS: readonly Column[] = [
  [
    "Coverage (%)",
    "Share of the place's people whose precincts have figures, over 100 where precincts reach across its border; of known places that are captured; empty where nothing can be missing. Outside 80 to 125 the figure does not represent the place",
    "number",
  ],
  ["Covered part", "What the figure is of, where that is not the place itself"],
];

export function formatCoverage(coverage: Coverage | undefined, place: string): Cell[] {
  const { share, part } = formatCoverageCells(coverage, place);
  return [formatPercent(share), part];
}

export const formatYesNo = (value: boolean) => (value ? "Yes" : "No");

/** Marks each row as invented, so that the mark remains if somebody copies rows. */
export const addInventedColumn = (file: CsvFile, source: FigureSource | null): CsvFile => ({
  ...file,
  columns: [
    ...file.columns,
    ["Invented", "Yes: made up, to show how this site works; No: from the source", "boolean"],
  ],
  rows: file.rows.map((row) => [...row, formatYesNo(source?.isDemonstration ?? false)]),
});
