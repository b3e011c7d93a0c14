import { ImportError } from "../../import/ImportError.ts";
import { inQuotes } from "../../import/inQuotes.ts";
import { normaliseName } from "../../import/normaliseName.ts";
import type { FigureCollector, RowSubject } from "./collectFigures.ts";
import { type HeaderFound, isHeader, readHeader, wrongHeader, type YearMeaning } from "./crimeColumns.ts";
import { longCounts, type SourceRow, wideCounts } from "./crimeCounts.ts";
import { monthLabel } from "./FigureTable.ts";

/** Below a title and a note. */
const HEADER_WITHIN = 20;

type Reading = {
  file: string;
  collector: FigureCollector;
  years: YearMeaning | undefined;
  /** Of a workbook; only there may columns be unknown. */
  sheet?: string;
  onHeader: (cells: readonly string[]) => void;
};

/** To explain a file without figures. */
export type RowsRead = { rows: number; stationRows: number };

/**
 * Periods in columns, or one count per row. With levels, only stations count; provinces and the country are kept as
 * the file's totals.
 */
export function crimeRowReader(reading: Reading) {
  const { file, sheet } = reading;
  const read: RowsRead = { rows: 0, stationRows: 0 };
  let takeRow: ((row: SourceRow) => void) | undefined;
  let firstLine: { cells: readonly string[]; line: number } | undefined;
  const noHeader = () => {
    const { line, cells } = firstLine ?? { line: 1, cells: [] };
    if (sheet !== undefined)
      return new ImportError(
        file,
        `the sheet "${sheet}" has no header with Comp level, Station and Crime_Category.`,
      );
    // Reports a header that is nearly right.
    readHeader({ ...reading, line, cells, datesStartIn1904: false, isStrict: true });
    return wrongHeader(file, line);
  };
  return {
    read,
    onRow(row: SourceRow): void {
      if (row.cells.every((cell) => cell.trim() === "")) return;
      if (takeRow !== undefined) {
        read.rows += 1;
        takeRow(row);
        return;
      }
      firstLine ??= row;
      if (isHeader(row.cells)) takeRow = rowTaker(reading, row, read);
      else if (row.line >= firstLine.line + HEADER_WITHIN) throw noHeader();
    },
    /** @throws {ImportError} if there was no header */
    onEnd(): void {
      if (takeRow === undefined) throw noHeader();
    },
  };
}

function rowTaker(reading: Reading, header: SourceRow, read: RowsRead): (row: SourceRow) => void {
  const { file, collector, sheet, onHeader } = reading;
  const { line, datesStartIn1904 = false } = header;
  const isStrict = sheet === undefined;
  const cells = isStrict ? withoutTrailing(header.cells) : header.cells;
  const found = readHeader({ ...reading, line, cells, datesStartIn1904, isStrict });
  const { subjects, periods } = found;
  onHeader(cells.map((cell, column) => readableHeading(found, cell, column)));
  noteHeader(found, collector);
  const isWide = periods.length > 0 && subjects.period === undefined && subjects.year === undefined;
  const isLong = periods.length === 0 && subjects.count !== undefined;
  const hasPeriod = subjects.period !== undefined || subjects.year !== undefined;
  if (sheet !== undefined && subjects.level === undefined) {
    throw new ImportError(file, `the header of the sheet "${sheet}" has no column "Comp level".`, line);
  }
  if (sheet !== undefined && periods.length === 0 && !(isLong && hasPeriod)) {
    throw new ImportError(file, `the sheet "${sheet}" has no column of a quarter.`, line);
  }
  if (!(isWide || (isLong && hasPeriod))) throw wrongHeader(file, line);

  const countsOf = isWide ? wideCounts(found, collector, line) : longCounts(reading, subjects, header);
  return (row) => {
    const at = (column: number | undefined) => (column === undefined ? "" : (row.cells[column] ?? "").trim());
    if (isStrict) checkWidth(file, row, cells.length);
    const level = subjects.level === undefined ? "station" : levelOf(at(subjects.level));
    if (level === undefined) return;
    if (level === "station") read.stationRows += 1;
    const lost = found.unnamed.find((column) => at(column) !== "");
    if (lost !== undefined) {
      throw new ImportError(file, `${inQuotes(at(lost))} is in a column without a heading.`, {
        line: row.line,
        column: lost,
      });
    }
    const subject: RowSubject = {
      line: row.line,
      station: at(subjects.stationCode) || at(subjects.station),
      province: at(subjects.province),
      category: at(subjects.category),
      code: at(subjects.code),
      cells: row.cells,
    };
    const counts = countsOf(row.line, at);
    if (level === "station") collector.take(subject, counts);
    else collector.takeTotal(level, { ...subject, station: at(subjects.station) }, counts);
  };
}

function noteHeader({ parts, bareYears }: HeaderFound, { note }: FigureCollector): void {
  for (const part of parts) {
    note(`The column ${inQuotes(part)} was left out: it adds up quarters.`);
  }
  const [first, last] = [bareYears.at(0), bareYears.at(-1)];
  if (first === undefined || last === undefined) return;
  note(
    first === last
      ? `The column ${first} was read as the financial year that begins in April ${first}.`
      : `The columns ${first} to ${last} were read as financial years, which begin in April of those years.`,
  );
}

/** For the file of rejected rows. */
function readableHeading({ periods }: HeaderFound, heading: string, column: number): string {
  const period = periods.find((each) => each.column === column)?.period;
  return period !== undefined && "month" in period ? monthLabel(period) : heading;
}

function levelOf(text: string): "station" | "province" | "country" | undefined {
  const level = normaliseName(text);
  if (level === "station" || level === "province") return level;
  return ["rsa", "national", "country"].includes(level) ? "country" : undefined;
}

/** Excel pads rows with once-used cells. */
function withoutTrailing(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

function checkWidth(file: string, { cells, line }: SourceRow, width: number): void {
  if (cells.length === width) return;
  const filled = withoutTrailing(cells).length;
  if (filled <= width && cells.length >= width) return;
  throw new ImportError(
    file,
    `it has ${Math.max(filled, cells.length)} cells where the header has ${width}.`,
    line,
  );
}
