import { removeMark } from "../lib/text/formulaStart.ts";
import { inQuotes } from "../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../lib/text/nearNames.ts";
import { type ErrorPosition, ImportError } from "./ImportError.ts";
import type { Progress } from "./Importer.ts";
import { parseCsv } from "./parseCsv.ts";
import { recogniseFile } from "./recogniseFile.ts";

export type TableRow<Column extends string> = {
  line: number;
  value: Readonly<Record<Column, string>>;
  at(column: Column): ErrorPosition;
  cells: readonly string[];
};

type Reader<Column extends string> = {
  onHeader: (cells: readonly string[]) => void;
  onRow: (row: TableRow<Column>) => void;
  onProgress: (progress: Progress) => void;
};

/**
 * Reads columns in any order and case. Skips empty rows.
 * @returns sentences about unknown columns
 * @throws {ImportError} if the file is no such table; also what `onRow` throws
 */
export async function readColumns<Column extends string>(
  file: string,
  layout: TableLayout<Column>,
  { onHeader, onRow, onProgress }: Reader<Column>,
): Promise<string[]> {
  const { format, size } = await recogniseFile(file);
  if (format === "workbook") throw new ImportError(file, "it is a workbook; save it as CSV UTF-8.");
  const allColumns = [...layout.required, ...layout.optional];
  let headings: Headings<Column> | undefined;
  const handleCells = (cells: string[], line: number) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (headings === undefined) {
      onHeader(cells);
      headings = readHeadings(file, layout, cells, line);
      return;
    }
    const { names, indexByColumn, minCells } = headings;
    const isLonger = cells.slice(names.length).some((cell) => cell.trim() !== "");
    if (cells.length < minCells || isLonger) {
      throw new ImportError(file, `it has ${cells.length} cells where the header has ${names.length}.`, line);
    }
    const toEntry = (column: Column): [Column, string] => {
      const index = indexByColumn.get(column);
      return [column, index === undefined ? "" : removeMark((cells[index] ?? "").trim())];
    };
    const value = Object.fromEntries(allColumns.map(toEntry)) as Record<Column, string>;
    const at = (column: Column): ErrorPosition => {
      const index = indexByColumn.get(column);
      return index === undefined ? { line } : { line, column: index, heading: names[index] };
    };
    onRow({ line, value, at, cells });
  };
  await parseCsv(file, handleCells, (done) => onProgress({ stage: "Reading", done, total: size }));
  return headings?.notes ?? [];
}

type TableLayout<Column extends string> = {
  required: readonly Column[];
  optional: readonly Column[];
};

type Headings<Column extends string> = {
  names: readonly string[];
  indexByColumn: ReadonlyMap<Column, number>;
  minCells: number;
  notes: string[];
};

/** Columns of files with rejected rows, which may be imported again. */
const REJECTS_COLUMNS = new Set(["line", "reason"]);

/** @throws {ImportError} if a column is missing or repeated, or its name may be misspelt */
function readHeadings<Column extends string>(
  file: string,
  { required, optional }: TableLayout<Column>,
  header: readonly string[],
  line: number,
): Headings<Column> {
  const allColumns = [...required, ...optional];
  const columnByName = new Map(allColumns.map((column) => [normaliseName(column), column]));
  const names = header.slice(0, header.findLastIndex((name) => name.trim() !== "") + 1);
  const indexByColumn = new Map<Column, number>();
  const unknownHeadings: { name: string; column: number }[] = [];
  const createError = (message: string, column?: number) =>
    new ImportError(file, message, column === undefined ? line : { line, column });
  names.forEach((name, column) => {
    const match = columnByName.get(normaliseName(name));
    if (match === undefined) unknownHeadings.push({ name, column });
    else if (indexByColumn.has(match))
      throw createError(`the column ${inQuotes(match)} appears twice.`, column);
    else indexByColumn.set(match, column);
  });
  const absent = allColumns
    .filter((column) => !indexByColumn.has(column))
    .map((column) => ({ name: column, meaning: column }));
  for (const { name, column } of unknownHeadings) {
    const near = nearNames(name, absent);
    if (near.length > 0)
      throw createError(`the column ${inQuotes(name)} is not known${didYouMean(near)}`, column);
  }
  const missing = required.filter((column) => !indexByColumn.has(column));
  if (missing.length > 0) throw createError(`the header has no column ${missing.join(", ")}.`);
  return {
    names,
    indexByColumn,
    minCells: Math.max(...required.map((column) => indexByColumn.get(column) as number)) + 1,
    notes: unknownHeadings
      .filter(({ name }) => name.trim() !== "" && !REJECTS_COLUMNS.has(normaliseName(name)))
      .map(({ name }) => `The column ${inQuotes(name)} is not known and was ignored.`),
  };
}
