import { ImportError } from "../../../import/ImportError.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import { type Count, monthLabel } from "../figures/FigureTable.ts";
import type { RowSubject } from "../stations/stationNames.ts";
import type { FigureCollector } from "./collectFigures.ts";
import {
  createHeaderError,
  createUnknownColumnError,
  type ParsedHeader,
  readHeader,
  type YearMeaning,
} from "./crimeColumns.ts";
import { createCategoryReader, createLongReader, createWideReader, type SourceRow } from "./crimeCounts.ts";
import { getSourceKey, type HeadingVocabulary } from "./headerSubjects.ts";
import { type ColumnQuestions, listColumnQuestions } from "./listColumnQuestions.ts";

export type ReaderInput = {
  file: string;
  collector: FigureCollector;
  findVocabulary: (cells: readonly string[]) => HeadingVocabulary;
  years: YearMeaning | undefined;
  /** Name of the sheet; only a workbook has one, and it may have unknown columns. */
  sheet?: string;
  onHeader: (cells: readonly string[]) => void;
};

export type RowsRead = {
  rows: number;
  stationRows: number;
  unknownCounts: number;
  emptyCounts: number;
  questions: ColumnQuestions;
  /** The `sourceKey` of the header; null if no header was found. */
  source: string | null;
};

/** @throws {ImportError} if the header lacks a column */
export function createRowReader(
  input: ReaderInput,
  header: SourceRow & { titles?: readonly string[] },
  read: RowsRead,
): (row: SourceRow) => void {
  const { file, collector, sheet, onHeader } = input;
  const { line, datesStartIn1904 = false } = header;
  const isStrict = sheet === undefined;
  const cells = isStrict ? stripTrailing(header.cells) : header.cells;
  const vocabulary = input.findVocabulary(cells);
  const parsed = readHeader({ ...input, vocabulary, line, cells, datesStartIn1904, isStrict });
  const error = { ...input, ...header, vocabulary, cells, isWorkbook: !isStrict };
  read.questions = listColumnQuestions(error);
  read.source = getSourceKey(cells);
  const { subjects, periods, categories } = parsed;
  onHeader(cells.map((cell, column) => describeHeading(parsed, cell, column)));
  noteIgnoredColumns(parsed, collector);
  const isWide = periods.length > 0 && subjects.period === undefined && subjects.year === undefined;
  const isLong = periods.length === 0 && subjects.count !== undefined;
  const hasPeriod = subjects.period !== undefined || subjects.year !== undefined;
  if (sheet !== undefined && subjects.level === undefined) {
    throw createHeaderError(error, `the header of the sheet "${sheet}" has no column "Comp level".`);
  }
  if (sheet !== undefined && periods.length === 0 && !(isLong && hasPeriod)) {
    throw createHeaderError(error, `the sheet "${sheet}" has no column of a quarter.`);
  }
  const isByCategory = categories.length > 0 && periods.length === 0 && hasPeriod;
  if (!(isWide || (isLong && hasPeriod) || isByCategory)) throw createUnknownColumnError(error);

  const onUnknown = () => {
    read.unknownCounts += 1;
  };
  const readCounts = isByCategory
    ? createCategoryReader({ ...input, onUnknown }, parsed, header)
    : isWide
      ? createWideReader(parsed, collector, line)
      : createLongReader(input, subjects, header);
  const heading = (header.cells[subjects.station ?? -1] ?? "").trim();
  const columnsOfCounts = [...periods, ...categories].map(({ column }) => column);
  return (row) => {
    const getCell = (column: number | undefined) =>
      column === undefined ? "" : (row.cells[column] ?? "").trim();
    if (isStrict) checkWidth(file, row, cells.length);
    const name = getCell(subjects.station);
    if (heading !== "" && name === heading) return checkRepeated(file, row, header);
    const level =
      subjects.level === undefined
        ? collector.getLevel(name, getCell(subjects.province))
        : parseLevel(getCell(subjects.level));
    if (level === undefined) return;
    if (level === "station") read.stationRows += 1;
    const unnamedColumn = parsed.unnamed.find((column) => getCell(column) !== "");
    if (unnamedColumn !== undefined) {
      throw new ImportError(file, `${inQuotes(getCell(unnamedColumn))} is in a column without a heading.`, {
        line: row.line,
        column: unnamedColumn,
      });
    }
    const subject: RowSubject = {
      line: row.line,
      station: getCell(subjects.stationCode) || name,
      province: getCell(subjects.province),
      municipality: getCell(subjects.municipality),
      category: subjects.category === undefined ? (vocabulary.category ?? "") : getCell(subjects.category),
      code: getCell(subjects.code),
      cells: row.cells,
    };
    const takeCategory = (category: string, counts: readonly Count[]) => {
      if (level === "station") collector.addRow({ ...subject, category }, counts);
      else collector.addTotalRow(level, { ...subject, category, station: name }, counts);
    };
    const counts = readCounts(row.line, getCell);
    if (level === "station")
      read.emptyCounts += columnsOfCounts.filter((column) => getCell(column) === "").length;
    if (isByCategory) for (const count of counts) takeCategory(count.heading, [count]);
    else takeCategory(subject.category, counts);
  };
}

function noteIgnoredColumns({ parts, unknown, bareYears }: ParsedHeader, { note }: FigureCollector): void {
  for (const heading of unknown) {
    note(`The column ${inQuotes(heading)} is of no known category and was left out.`);
  }
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

function describeHeading({ periods }: ParsedHeader, heading: string, column: number): string {
  const period = periods.find((each) => each.column === column)?.period;
  return period !== undefined && "month" in period ? monthLabel(period) : heading;
}

function parseLevel(text: string): "station" | "province" | "country" | undefined {
  const level = normaliseName(text);
  if (level === "station" || level === "province") return level;
  return ["rsa", "national", "country"].includes(level) ? "country" : undefined;
}

/** Excel pads rows with cells that were once filled. */
export function stripTrailing(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/**
 * Accepts a repeated header, as on printed pages.
 * @throws {ImportError} if another table begins
 */
function checkRepeated(file: string, { cells, line }: SourceRow, header: SourceRow): void {
  if (stripTrailing(cells).join("\n") === stripTrailing(header.cells).join("\n")) return;
  throw new ImportError(file, "a second table begins here; save each table as a file of its own.", line);
}

function checkWidth(file: string, { cells, line }: SourceRow, width: number): void {
  if (cells.length === width) return;
  const filled = stripTrailing(cells).length;
  if (filled <= width && cells.length >= width) return;
  throw new ImportError(
    file,
    `it has ${Math.max(filled, cells.length)} cells where the header has ${width}.`,
    line,
  );
}
