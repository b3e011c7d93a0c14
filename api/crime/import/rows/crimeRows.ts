import { ImportError } from "../../../import/ImportError.ts";
import type { MergedCells } from "../../../import/parseSheetXml.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import { headerError, noHeaderAmong, readHeader, wrongHeader } from "./crimeColumns.ts";
import type { SourceRow } from "./crimeCounts.ts";
import { countKnownHeadings, headerIn } from "./headerSubjects.ts";
import { type Reading, type RowsRead, rowTaker, withoutTrailing } from "./rowTaker.ts";

/** Titles, notes and other tables may precede the header. */
const MAX_LINES_TO_HEADER = 1000;

const isEmpty = (cell: string) => cell.trim() === "";

const MIN_TITLES = 3;
const MAX_TITLE_LINES = 10;

const OF_PEOPLE =
  /^(?:id|identity)(?:no|nr|number)$|^(?:sur|last|first|full)names?$|dateofbirth|complainant|suspect|accused|cell(?:phone|no|number)?$/;

/**
 * @throws {ImportError} if headings show that the file is about individual people; the upload is then deleted
 */
function assertNoPeople(file: string, cells: readonly string[]): void {
  const heading = cells.find((cell) => OF_PEOPLE.test(normaliseName(cell)));
  if (heading === undefined) return;
  throw new ImportError(
    file,
    `its column ${inQuotes(heading)} is about people. Only counts of reports belong here, so the file was deleted.`,
  );
}

const couldBeTitles = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => !isEmpty(cell));
  return filled.length >= MIN_TITLES && filled.every((cell) => Number.isNaN(Number(cell)));
};

/** If the file has a column of levels, only rows of stations are figures; other rows are totals. */
export function crimeRowReader(reading: Reading) {
  const { file, sheet } = reading;
  const findVocabulary = (cells: readonly string[]) => reading.findVocabulary(withoutTrailing(cells));
  const isWorkbook = sheet !== undefined;
  const questions = { columns: [], categories: [], missing: [] };
  const counts = { rows: 0, stationRows: 0, unknownCounts: 0, emptyCounts: 0 };
  const read: RowsRead = { ...counts, questions, source: null };
  let takeRow: ((row: SourceRow) => void) | undefined;
  let headerLine = 0;
  let lastLine = 0;
  let linesAbove = 0;
  let nearest = { line: 1, cells: [] as string[], datesStartIn1904: false, headingCount: 0 };
  let firstTitles: string[] = [];
  const titles: string[] = [];
  const tableRows = new Set<number>();
  const noHeader = () => {
    const cells = nearest.headingCount === 0 ? firstTitles : nearest.cells;
    assertNoPeople(file, cells);
    if (nearest.headingCount > 0) {
      if (headerIn(nearest.cells, findVocabulary(nearest.cells)) !== null) rowTaker(reading, nearest, read);
      else if (!isWorkbook)
        readHeader({ ...reading, ...nearest, vocabulary: findVocabulary(nearest.cells), isStrict: true });
    }
    const header = { file, vocabulary: findVocabulary(cells), isWorkbook, cells, titles };
    if (isWorkbook)
      return headerError(
        header,
        `the sheet "${sheet}" has no header with Comp level, Station and Crime_Category.`,
      );
    return nearest.headingCount === 0
      ? noHeaderAmong(header, linesAbove)
      : wrongHeader({ ...header, line: nearest.line });
  };
  return {
    read,
    onRow(row: SourceRow): void {
      if (row.cells.every(isEmpty)) return;
      if (sheet !== undefined && row.cells.filter((cell) => !isEmpty(cell)).length > 1) {
        tableRows.add(row.line);
      }
      lastLine = row.line;
      if (takeRow !== undefined) {
        read.rows += 1;
        takeRow(row);
        return;
      }
      if (headerIn(row.cells, findVocabulary(row.cells)) === "whole") {
        assertNoPeople(file, row.cells);
        takeRow = rowTaker(reading, { ...row, titles }, read);
        headerLine = row.line;
        if (linesAbove > 0)
          reading.collector.note(
            `The header was found in line ${row.line}; the lines above it were not read.`,
          );
        return;
      }
      linesAbove += 1;
      if (titles.length < MAX_TITLE_LINES) titles.push(row.cells.find((cell) => !isEmpty(cell)) ?? "");
      if (firstTitles.length === 0 && couldBeTitles(row.cells)) firstTitles = [...row.cells];
      const headingCount = countKnownHeadings(row.cells, findVocabulary(row.cells));
      if (headingCount > nearest.headingCount) nearest = { datesStartIn1904: false, ...row, headingCount };
      if (linesAbove >= MAX_LINES_TO_HEADER) throw noHeader();
    },
    /** @throws {ImportError} if merged cells lie inside the table, because they may hide figures */
    onMerged({ range, line, column, lastLine: until }: MergedCells): void {
      if (until <= headerLine) return;
      for (let each = line; each <= Math.min(until, lastLine); each++) {
        if (!tableRows.has(each)) continue;
        throw new ImportError(
          file,
          `the cells ${range} are merged, so that only the first has a value; unmerge them and fill in each.`,
          { line, column },
        );
      }
    },
    /** @throws {ImportError} if the file has no header */
    onEnd(): void {
      if (takeRow === undefined) throw noHeader();
    },
  };
}
