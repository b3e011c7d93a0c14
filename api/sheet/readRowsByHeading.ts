import { removeMark } from "../lib/text/formulaStart.ts";
import type { SheetError } from "./contract.ts";
import type { SheetContent } from "./readSheetFile.ts";

/** Values that Excel stores for failed formulas. */
const FORMULA_ERROR = /^#(REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NUM!|NULL!)$/;
const MAX_TITLE_LINES = 20;
/** A sheet with more errors is probably of another kind. */
const MAX_ERRORS = 200;

export type Fail = (column: string, message: string) => void;
/** Cells by normalised heading: "Belongs to" is `belongs_to`. */
export type Row = { row: number; cells: Readonly<Record<string, string>> };
export type Rows = {
  errors: SheetError[];
  headingRow: number;
  headings: readonly string[];
  rows: readonly Row[];
  fail: (row: number, column: string, message: string) => void;
};

/** Titles may precede the headings. Returns no rows if a column is missing or duplicated. */
export function readRowsByHeading(
  { lines, sheet, fileName }: SheetContent,
  columns: readonly string[],
): Rows {
  const keys = columns.map(getKey);
  const { line: headingRow, headings } = findHeadings(lines, new Set(keys));
  const errors: SheetError[] = [];
  const failedCells = new Set<string>();
  const fail: Rows["fail"] = (row, column, message) => {
    const error = { sheet: sheet ?? fileName, row, column: shorten(column), message };
    if (errors.length < MAX_ERRORS && !failedCells.has(`${row} ${column}`)) errors.push(error);
  };
  for (const [index, column] of columns.entries()) {
    const occurrences = headings.filter((heading) => heading === keys[index]).length;
    if (occurrences === 0) fail(headingRow, column, `The column "${column}" is missing.`);
    if (occurrences > 1) fail(headingRow, column, `The column "${column}" is there twice.`);
  }
  const linesBelow = errors.length > 0 ? [] : lines.filter(({ line }) => line > headingRow);
  const rows = linesBelow.map(({ line: row, cells }) => ({
    row,
    cells: Object.fromEntries(
      headings.map((heading, index) => [heading, removeMark((cells[index] ?? "").trim())]),
    ),
  }));
  for (const { row, cells } of rows) {
    for (const [column, cell] of Object.entries(cells)) {
      if (!FORMULA_ERROR.test(cell)) continue;
      fail(row, column, `The formula of this cell fails: ${cell}`);
      failedCells.add(`${row} ${column}`);
    }
  }
  return { errors, headingRow, headings, rows, fail };
}

const getKey = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

function findHeadings(lines: SheetContent["lines"], keys: ReadonlySet<string>) {
  const headers = lines
    .slice(0, MAX_TITLE_LINES)
    .map(({ line, cells }) => ({ line, headings: cells.map(getKey) }));
  const countHeadings = ({ headings }: { headings: string[] }) =>
    headings.filter((heading) => keys.has(heading)).length;
  const maxHeadings = Math.max(0, ...headers.map(countHeadings));
  return headers.find((each) => countHeadings(each) === maxHeadings) ?? { line: 1, headings: [] };
}

const shorten = (heading: string) => heading.slice(0, 60).toWellFormed();
