import { ImportError } from "./ImportError.ts";
import { inQuotes } from "./inQuotes.ts";
import { didYouMean, nearNames } from "./nearNames.ts";
import { normaliseName } from "./normaliseName.ts";

/** The columns of a table: those that a file must have, and those that it may leave out. */
export type TableLayout<Column extends string> = {
  required: readonly Column[];
  optional: readonly Column[];
};

export type Headings<Column extends string> = {
  names: readonly string[];
  columnOf: ReadonlyMap<Column, number>;
  /** How many cells a row has at least, to have all that is required. */
  fewest: number;
  /** Sentences about columns that are ignored. */
  notes: string[];
};

/** What a file of rejects has before the columns of the file that it comes from. */
const OF_REJECTS = new Set(["line", "reason"]);

/**
 * Finds the columns of a table by its header. A column that is not known is ignored, and told; one whose name is close
 * to one that the file does not have is asked about, for it may be meant.
 * @throws {ImportError} where a column is missing, there twice or asked about
 */
export function readHeadings<Column extends string>(
  file: string,
  { required, optional }: TableLayout<Column>,
  header: readonly string[],
  line: number,
): Headings<Column> {
  const all = [...required, ...optional];
  const known = new Map(all.map((column) => [normaliseName(column), column]));
  const names = header.slice(0, header.findLastIndex((name) => name.trim() !== "") + 1);
  const columnOf = new Map<Column, number>();
  const unknown: { name: string; column: number }[] = [];
  const fail = (message: string, column?: number) =>
    new ImportError(file, message, column === undefined ? line : { line, column });
  names.forEach((name, column) => {
    const found = known.get(normaliseName(name));
    if (found === undefined) unknown.push({ name, column });
    else if (columnOf.has(found)) throw fail(`the column ${inQuotes(found)} is there twice.`, column);
    else columnOf.set(found, column);
  });
  const absent = all
    .filter((column) => !columnOf.has(column))
    .map((column) => ({ name: column, meaning: column }));
  for (const { name, column } of unknown) {
    const near = nearNames(name, absent);
    if (near.length > 0) throw fail(`the column ${inQuotes(name)} is not known${didYouMean(near)}`, column);
  }
  const missing = required.filter((column) => !columnOf.has(column));
  if (missing.length > 0) throw fail(`the header has no column ${missing.join(", ")}.`);
  return {
    names,
    columnOf,
    fewest: Math.max(...required.map((column) => columnOf.get(column) as number)) + 1,
    notes: unknown
      .filter(({ name }) => name.trim() !== "" && !OF_REJECTS.has(normaliseName(name)))
      .map(({ name }) => `The column ${inQuotes(name)} is not known and was ignored.`),
  };
}
