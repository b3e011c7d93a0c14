import { DAY } from "../../import/columns.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import type { SheetKind, SheetLine } from "../../sheet/readSheetFile.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import { stripFormulaMark } from "./cells.ts";
import { type Cells, COLUMN_KEYS, COLUMNS, type ColumnKey, REQUIRED_KEYS, SHEET_NAME } from "./columns.ts";

export type FileRow = { row: number; cells: Cells };
type SheetLines = { rows: FileRow[]; notes: string[] };

export const CONTACT_SHEETS: SheetKind<null, SheetLines> = {
  sheetName: SHEET_NAME,
  worker: new URL("./sheetWorker.ts", import.meta.url),
  parse: ({ lines }) => readLines(lines),
};

const MAX_HEADING_ROWS = 10;
const MIN_HEADINGS = 3;
export const MAX_ROWS = 2000;

const keysByHeading = new Map(COLUMN_KEYS.map((key) => [normaliseName(COLUMNS[key].heading), key]));
const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => keysByHeading.has(normaliseName(cell))).length;

/** @throws {HttpError} 400 `sheet` if columns are missing */
function readLines(lines: readonly SheetLine[]): SheetLines {
  const [headings] = lines
    .slice(0, MAX_HEADING_ROWS)
    .toSorted((a, b) => countHeadings(b.cells) - countHeadings(a.cells));
  if (headings === undefined || countHeadings(headings.cells) < MIN_HEADINGS) {
    throw createSheetError(
      "This is not a sheet of contacts: its headings are missing. Please download one first.",
    );
  }
  const { columnOf, ignored } = findColumns(headings);
  const dataLines = lines.slice(lines.indexOf(headings) + 1);
  if (dataLines.length === 0) throw createSheetError("The sheet has headings, and no rows.");
  if (dataLines.length > MAX_ROWS)
    throw createSheetError(`The sheet has more than ${MAX_ROWS} rows. Please divide it.`);
  const rows = dataLines.map(({ line, cells }) => ({
    row: line,
    cells: Object.fromEntries(
      COLUMN_KEYS.map((key) => [key, stripFormulaMark(key, cells[columnOf.get(key) ?? -1] ?? "")]),
    ) as Cells,
  }));
  return {
    rows,
    notes: ignored.map((heading) => `The column ${inQuotes(heading)} was ignored.`),
  };
}

function findColumns({ cells, line }: SheetLine) {
  const columnIndexes = new Map<ColumnKey, number>();
  const ignoredHeadings: string[] = [];
  for (const [column, heading] of cells.entries()) {
    const key = keysByHeading.get(normaliseName(heading));
    if (key === undefined) ignoredHeadings.push(heading.trim());
    else if (columnIndexes.has(key)) {
      throw createSheetError(`The column ${inQuotes(COLUMNS[key].heading)} is there twice in row ${line}.`);
    } else columnIndexes.set(key, column);
  }
  const absentHeadings = COLUMN_KEYS.filter((key) => !columnIndexes.has(key)).map(
    (key) => COLUMNS[key].heading,
  );
  for (const heading of ignoredHeadings) {
    const near = nearNames(
      heading,
      absentHeadings.map((name) => ({ name, meaning: name })),
    );
    if (near.length > 0)
      throw createSheetError(
        `The heading ${inQuotes(heading)} in row ${line} is not known${didYouMean(near)}`,
      );
  }
  const missing = REQUIRED_KEYS.filter((key) => !columnIndexes.has(key)).map((key) =>
    inQuotes(COLUMNS[key].heading),
  );
  if (missing.length > 0) {
    throw createSheetError(
      `The headings in row ${line} lack ${missing.join(", ")}. Please put them back, or download the sheet again.`,
    );
  }
  return { columnOf: columnIndexes, ignored: ignoredHeadings.filter((heading) => heading !== "") };
}

const createSheetError = (message: string) => new HttpError(400, "sheet", message);

export type ReadRow = FileRow & { current: CurrentInstance };
const MAX_LISTED_ROWS = 10;

/** Warns about a date typed under Last verified, because the upload ignores it. */
export function describeTypedDates(readRows: readonly ReadRow[]): string[] {
  const datedRows = readRows
    .filter(({ current, cells }) => isDateTyped(current, cells))
    .map(({ row }) => row);
  if (datedRows.length === 0) return [];
  const rows = datedRows.slice(0, MAX_LISTED_ROWS).join(", ");
  const suffix = datedRows.length > MAX_LISTED_ROWS ? " and others" : "";
  return [
    `A date typed under Last verified changes nothing (row ${rows}${suffix}): write yes under Still right, and say how it was checked.`,
  ];
}

/** A date before the stored one was not typed: the sheet is older than the latest check. */
function isDateTyped(current: CurrentInstance, { verifiedOn, contactId, requirement }: Cells): boolean {
  if (verifiedOn === "" || (contactId === "" && requirement !== "")) return false;
  const storedDay =
    contactId === "" ? current.existsOn : findPerson(current, Number(contactId))?.person.verifiedOn;
  const typedDay = DAY.parse(verifiedOn);
  return typedDay === null || storedDay == null || typedDay > storedDay;
}
