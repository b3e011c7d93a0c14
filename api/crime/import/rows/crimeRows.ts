import { ImportError } from "../../../import/ImportError.ts";
import type { MergedCells } from "../../../import/parseSheetXml.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import {
  createHeaderError,
  createNoHeaderError,
  createUnknownColumnError,
  readHeader,
} from "./crimeColumns.ts";
import type { SourceRow } from "./crimeCounts.ts";
import { countKnownHeadings, detectHeader } from "./headerSubjects.ts";
import { createRowReader, type ReaderInput, type RowsRead, stripTrailing } from "./rowTaker.ts";

/** Titles, notes and other tables may precede the header. */
const MAX_LINES_TO_HEADER = 1000;

const isEmpty = (cell: string) => cell.trim() === "";

const MIN_TITLES = 3;
const MAX_TITLE_LINES = 10;

const PERSONAL_HEADING =
  /^(?:id|identity)(?:no|nr|number)$|^(?:sur|last|first|full)names?$|dateofbirth|complainant|suspect|accused|cell(?:phone|no|number)?$/;

/**
 * @throws {ImportError} if headings show that the file is about individual people; the upload is then deleted
 */
function assertNoPeople(file: string, cells: readonly string[]): void {
  const heading = cells.find((cell) => PERSONAL_HEADING.test(normaliseName(cell)));
  if (heading === undefined) return;
  throw new ImportError(
    file,
    `its column ${inQuotes(heading)} is about people. Only counts of reports belong here, so the file was deleted.`,
  );
}

const mayBeTitles = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => !isEmpty(cell));
  return filled.length >= MIN_TITLES && filled.every((cell) => Number.isNaN(Number(cell)));
};

/** If the file has a column of levels, only rows of stations are figures; other rows are totals. */
export function createCrimeRowReader(input: ReaderInput) {
  const { file, sheet } = input;
  const findVocabulary = (cells: readonly string[]) => input.findVocabulary(stripTrailing(cells));
  const isWorkbook = sheet !== undefined;
  const questions = { columns: [], categories: [], missing: [] };
  const counts = { rows: 0, stationRows: 0, unknownCounts: 0, emptyCounts: 0 };
  const read: RowsRead = { ...counts, questions, source: null };
  let readRow: ((row: SourceRow) => void) | undefined;
  let headerLine = 0;
  let lastLine = 0;
  let linesAbove = 0;
  let nearestHeader = { line: 1, cells: [] as string[], datesStartIn1904: false, headingCount: 0 };
  let firstTitles: string[] = [];
  const titles: string[] = [];
  const tableRows = new Set<number>();
  const createMissingHeaderError = () => {
    const cells = nearestHeader.headingCount === 0 ? firstTitles : nearestHeader.cells;
    assertNoPeople(file, cells);
    if (nearestHeader.headingCount > 0) {
      if (detectHeader(nearestHeader.cells, findVocabulary(nearestHeader.cells)) !== null)
        createRowReader(input, nearestHeader, read);
      else if (!isWorkbook)
        readHeader({
          ...input,
          ...nearestHeader,
          vocabulary: findVocabulary(nearestHeader.cells),
          isStrict: true,
        });
    }
    const header = { file, vocabulary: findVocabulary(cells), isWorkbook, cells, titles };
    if (isWorkbook)
      return createHeaderError(
        header,
        `the sheet "${sheet}" has no header with Comp level, Station and Crime_Category.`,
      );
    return nearestHeader.headingCount === 0
      ? createNoHeaderError(header, linesAbove)
      : createUnknownColumnError({ ...header, line: nearestHeader.line });
  };
  return {
    read,
    onRow(row: SourceRow): void {
      if (row.cells.every(isEmpty)) return;
      if (sheet !== undefined && row.cells.filter((cell) => !isEmpty(cell)).length > 1) {
        tableRows.add(row.line);
      }
      lastLine = row.line;
      if (readRow !== undefined) {
        read.rows += 1;
        readRow(row);
        return;
      }
      if (detectHeader(row.cells, findVocabulary(row.cells)) === "whole") {
        assertNoPeople(file, row.cells);
        readRow = createRowReader(input, { ...row, titles }, read);
        headerLine = row.line;
        if (linesAbove > 0)
          input.collector.note(`The header was found in line ${row.line}; the lines above it were not read.`);
        return;
      }
      linesAbove += 1;
      if (titles.length < MAX_TITLE_LINES) titles.push(row.cells.find((cell) => !isEmpty(cell)) ?? "");
      if (firstTitles.length === 0 && mayBeTitles(row.cells)) firstTitles = [...row.cells];
      const headingCount = countKnownHeadings(row.cells, findVocabulary(row.cells));
      if (headingCount > nearestHeader.headingCount)
        nearestHeader = { datesStartIn1904: false, ...row, headingCount };
      if (linesAbove >= MAX_LINES_TO_HEADER) throw createMissingHeaderError();
    },
    /** @throws {ImportError} if merged cells lie inside the table, because they may hide figures */
    onMerged({ range, line, column, lastLine: lastMergedLine }: MergedCells): void {
      if (lastMergedLine <= headerLine) return;
      for (let each = line; each <= Math.min(lastMergedLine, lastLine); each++) {
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
      if (readRow === undefined) throw createMissingHeaderError();
    },
  };
}
