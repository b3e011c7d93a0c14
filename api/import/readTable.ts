import { normaliseName } from "./crime/normaliseName.ts";
import { readCsv } from "./crime/readCsv.ts";
import { recogniseFile } from "./crime/recogniseFile.ts";
import { ImportError } from "./ImportError.ts";
import type { Progress } from "./Importer.ts";
import { inQuotes } from "./inQuotes.ts";

/** The columns of a table: those that a file must have, and those that it may leave out. */
export type TableLayout<Column extends string> = {
  required: readonly Column[];
  optional: readonly Column[];
};

/** One row: what stands in each column, trimmed; "" for a column that the file does not have. */
export type TableRow<Column extends string> = {
  /** The line on which the row begins, counted from 1. */
  line: number;
  value: Readonly<Record<Column, string>>;
  /** The row as it was. */
  cells: readonly string[];
};

type Reader<Column extends string> = {
  onHeader: (cells: readonly string[]) => void;
  onRow: (row: TableRow<Column>) => void;
  onProgress: (progress: Progress) => void;
};

/**
 * Reads a CSV file whose columns are known by their names, in any order and any case.
 * @throws {ImportError} at a file that is no such table; and whatever `onRow` throws
 */
export async function readTable<Column extends string>(
  file: string,
  layout: TableLayout<Column>,
  { onHeader, onRow, onProgress }: Reader<Column>,
): Promise<void> {
  const { format, size } = await recogniseFile(file);
  if (format === "workbook") throw new ImportError(file, "it is a workbook; save it as CSV UTF-8.");
  const all = [...layout.required, ...layout.optional];
  let columns: Column[] | undefined;
  const take = (cells: string[], line: number) => {
    if (columns === undefined) {
      onHeader(cells);
      columns = readHeader(file, layout, cells, line);
      return;
    }
    if (cells.length !== columns.length) {
      throw new ImportError(
        file,
        `it has ${cells.length} cells where the header has ${columns.length}.`,
        line,
      );
    }
    const value = Object.fromEntries(all.map((column) => [column, ""])) as Record<Column, string>;
    columns.forEach((column, index) => {
      value[column] = (cells[index] as string).trim();
    });
    onRow({ line, value, cells });
  };
  await readCsv(file, take, (done) => onProgress({ stage: "Reading", done, total: size }));
}

function readHeader<Column extends string>(
  file: string,
  { required, optional }: TableLayout<Column>,
  header: readonly string[],
  line: number,
): Column[] {
  const all = [...required, ...optional];
  const known = new Map(all.map((column) => [normaliseName(column), column]));
  const found = header.map((name) => {
    const column = known.get(normaliseName(name));
    if (column !== undefined) return column;
    throw new ImportError(
      file,
      `the column ${inQuotes(name)} is not known; known are ${all.join(", ")}.`,
      line,
    );
  });
  const twice = found.find((column, index) => found.indexOf(column) < index);
  if (twice !== undefined) throw new ImportError(file, `the column ${inQuotes(twice)} is there twice.`, line);
  const missing = required.filter((column) => !found.includes(column));
  if (missing.length > 0) {
    throw new ImportError(file, `the header has no column ${missing.join(", ")}.`, line);
  }
  return found;
}
