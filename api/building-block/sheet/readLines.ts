import { inQuotes } from "../../import/inQuotes.ts";
import { didYouMean, nearNames } from "../../import/nearNames.ts";
import { normaliseName } from "../../import/normaliseName.ts";
import { HttpError } from "../../lib/errors.ts";
import type { SheetLine } from "../../sheet/sheetReader.ts";
import { plainCell } from "./cells.ts";
import { type Cells, COLUMN_KEYS, COLUMNS, type ColumnKey, REQUIRED } from "./columns.ts";

export type SentRow = { row: number; cells: Cells };

/** Somebody may have put a title above the headings. */
const HEADINGS_WITHIN = 10;
const FEWEST_HEADINGS = 3;
export const MOST_ROWS = 2000;

const keyOf = new Map(COLUMN_KEYS.map((key) => [normaliseName(COLUMNS[key].heading), key]));
const known = (cells: readonly string[]) => cells.filter((cell) => keyOf.has(normaliseName(cell))).length;

/**
 * The rows below the headings, by column in whatever order.
 * @throws {HttpError} 400 `sheet` where columns are missing, and it is perhaps another sheet
 */
export function readLines(lines: readonly SheetLine[]): { rows: SentRow[]; notes: string[] } {
  const [headings] = lines.slice(0, HEADINGS_WITHIN).toSorted((a, b) => known(b.cells) - known(a.cells));
  if (headings === undefined || known(headings.cells) < FEWEST_HEADINGS) {
    throw refused("This is not a sheet of contacts: its headings are missing. Please download one first.");
  }
  const { columnOf, ignored } = findColumns(headings);
  const below = lines.slice(lines.indexOf(headings) + 1);
  if (below.length === 0) throw refused("The sheet has headings, and no rows.");
  if (below.length > MOST_ROWS) throw refused(`The sheet has more than ${MOST_ROWS} rows. Please divide it.`);
  const rows = below.map(({ line, cells }) => ({
    row: line,
    cells: Object.fromEntries(
      COLUMN_KEYS.map((key) => [key, plainCell(key, cells[columnOf.get(key) ?? -1] ?? "")]),
    ) as Cells,
  }));
  return {
    rows,
    notes: ignored.map((heading) => `The column ${inQuotes(heading)} is not ours, and was left aside.`),
  };
}

function findColumns({ cells, line }: SheetLine) {
  const columnOf = new Map<ColumnKey, number>();
  const ignored: string[] = [];
  for (const [column, heading] of cells.entries()) {
    const key = keyOf.get(normaliseName(heading));
    if (key === undefined) ignored.push(heading.trim());
    else if (columnOf.has(key)) {
      throw refused(`The column ${inQuotes(COLUMNS[key].heading)} is there twice in row ${line}.`);
    } else columnOf.set(key, column);
  }
  const absent = COLUMN_KEYS.filter((key) => !columnOf.has(key)).map((key) => COLUMNS[key].heading);
  for (const heading of ignored) {
    const near = nearNames(
      heading,
      absent.map((name) => ({ name, meaning: name })),
    );
    if (near.length > 0)
      throw refused(`The heading ${inQuotes(heading)} in row ${line} is not known${didYouMean(near)}`);
  }
  const missing = REQUIRED.filter((key) => !columnOf.has(key)).map((key) => inQuotes(COLUMNS[key].heading));
  if (missing.length > 0) {
    throw refused(
      `The headings in row ${line} lack ${missing.join(", ")}. Please put them back, or download the sheet again.`,
    );
  }
  return { columnOf, ignored: ignored.filter((heading) => heading !== "") };
}

const refused = (message: string) => new HttpError(400, "sheet", message);
