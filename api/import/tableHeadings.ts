import { inQuotes } from "../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../lib/text/nearNames.ts";
import { normaliseName } from "../lib/text/normaliseName.ts";
import { ImportError } from "./ImportError.ts";

export type TableLayout<Column extends string> = {
  required: readonly Column[];
  optional: readonly Column[];
};

export type Headings<Column extends string> = {
  names: readonly string[];
  columnOf: ReadonlyMap<Column, number>;
  fewest: number;
  notes: string[];
};

/** Added by files of rejected rows. */
const OF_REJECTS = new Set(["line", "reason"]);

/**
 * An unknown column close to a missing one may be a misspelling.
 * @throws {ImportError} if one is missing, repeated or may be misspelt
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
    else if (columnOf.has(found)) throw fail(`the column ${inQuotes(found)} appears twice.`, column);
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
