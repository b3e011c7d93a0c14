import { withoutMark } from "../lib/text/formulaStart.ts";
import { type FaultPlace, ImportError } from "./ImportError.ts";
import type { Progress } from "./Importer.ts";
import { readCsv } from "./readCsv.ts";
import { recogniseFile } from "./recogniseFile.ts";
import { type Headings, readHeadings, type TableLayout } from "./tableHeadings.ts";

export type TableRow<Column extends string> = {
  line: number;
  value: Readonly<Record<Column, string>>;
  at(column: Column): FaultPlace;
  cells: readonly string[];
};

type Reader<Column extends string> = {
  onHeader: (cells: readonly string[]) => void;
  onRow: (row: TableRow<Column>) => void;
  onProgress: (progress: Progress) => void;
};

/**
 * Columns in any order and case. Skips empty rows.
 * @returns sentences about unknown columns
 * @throws {ImportError} if it is no such table; and what `onRow` throws
 */
export async function readTable<Column extends string>(
  file: string,
  layout: TableLayout<Column>,
  { onHeader, onRow, onProgress }: Reader<Column>,
): Promise<string[]> {
  const { format, size } = await recogniseFile(file);
  if (format === "workbook") throw new ImportError(file, "it is a workbook; save it as CSV UTF-8.");
  const all = [...layout.required, ...layout.optional];
  let headings: Headings<Column> | undefined;
  const take = (cells: string[], line: number) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (headings === undefined) {
      onHeader(cells);
      headings = readHeadings(file, layout, cells, line);
      return;
    }
    const { names, columnOf, fewest } = headings;
    const isLonger = cells.slice(names.length).some((cell) => cell.trim() !== "");
    if (cells.length < fewest || isLonger) {
      throw new ImportError(file, `it has ${cells.length} cells where the header has ${names.length}.`, line);
    }
    const entryOf = (column: Column): [Column, string] => {
      const index = columnOf.get(column);
      return [column, index === undefined ? "" : withoutMark((cells[index] ?? "").trim())];
    };
    const value = Object.fromEntries(all.map(entryOf)) as Record<Column, string>;
    const at = (column: Column): FaultPlace => {
      const index = columnOf.get(column);
      return index === undefined ? { line } : { line, column: index, heading: names[index] };
    };
    onRow({ line, value, at, cells });
  };
  await readCsv(file, take, (done) => onProgress({ stage: "Reading", done, total: size }));
  return headings?.notes ?? [];
}
