import { ImportError } from "../../../import/ImportError.ts";
import { type Month, type ParsedPeriod, readPeriod } from "../../../import/parsePeriod.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import type { Count, FigureTable } from "../figures/FigureTable.ts";
import type { FigureCollector } from "./collectFigures.ts";
import { type ParsedHeader, toStoredPeriod, type YearMeaning } from "./crimeColumns.ts";
import type { SubjectColumns } from "./headerSubjects.ts";

export type SourceRow = { cells: string[]; line: number; datesStartIn1904?: boolean };

type GetCell = (column: number | undefined) => string;
type CountReader = (line: number, getCell: GetCell) => readonly Count[];

/** Skips months if the file has a column of their quarter. */
export function createWideReader(
  { periods }: ParsedHeader,
  collector: FigureCollector,
  line: number,
): CountReader {
  const columns = periods
    .filter(({ period }) => !hasOwnQuarter(period, periods))
    .map(({ period, column, heading }) => ({
      table: collector.getTable(period, { line, column }),
      column,
      heading,
      text: "",
    }));
  const counts: Count[] = [];
  return (_line, getCell) => {
    counts.length = 0;
    for (const each of columns) {
      each.text = getCell(each.column);
      if (each.text !== "") counts.push(each);
    }
    return counts;
  };
}

function hasOwnQuarter(month: PeriodKey | Month, periods: ParsedHeader["periods"]): boolean {
  if (!("month" in month)) return false;
  const quarter = Math.ceil(month.month / 3);
  return periods.some(
    ({ period }) => "quarter" in period && period.year === month.year && period.quarter === quarter,
  );
}

type CountInput = { file: string; years: YearMeaning | undefined; collector: FigureCollector };
type Header = Pick<SourceRow, "cells" | "datesStartIn1904">;

export function createLongReader(input: CountInput, subjects: SubjectColumns, header: Header): CountReader {
  const findTable = createTableFinder(input, subjects, header);
  const column = subjects.count as number;
  return (line, getCell) => [
    { table: findTable(line, getCell), text: getCell(column), column, heading: header.cells[column] ?? "" },
  ];
}

/** Files with a column for each category write these for unknown counts. */
const UNKNOWN_COUNTS = new Set(["-1", "-2"]);

export function createCategoryReader(
  input: CountInput & { onUnknown: () => void },
  { subjects, categories }: ParsedHeader,
  header: Header,
): CountReader {
  const findTable = createTableFinder(input, subjects, header);
  return (line, getCell) => {
    const table = findTable(line, getCell);
    return categories.flatMap(({ column, heading }) => {
      const text = getCell(column);
      const isUnknown = UNKNOWN_COUNTS.has(text);
      if (isUnknown) input.onUnknown();
      return text === "" || isUnknown ? [] : [{ table, text, column, heading }];
    });
  };
}

/** A row's year and month may be in two columns. */
function createTableFinder(
  { file, years, collector }: CountInput,
  subjects: SubjectColumns,
  { cells, datesStartIn1904 = false }: Header,
): (line: number, getCell: GetCell) => FigureTable {
  const tables = new Map<string, FigureTable>();
  const column = (subjects.period ?? subjects.year) as number;
  let latest = { text: "", month: "", table: undefined as FigureTable | undefined };
  const getPeriod = (text: string, month: string, line: number): PeriodKey | Month => {
    const parsed = month === "" ? readPeriod(text, datesStartIn1904) : readYearAndMonth(text, month);
    if (parsed !== null && parsed.kind !== "part")
      return toStoredPeriod({ file, line, years }, parsed, text, column);
    throw new ImportError(
      file,
      `${inQuotes(`${month} ${text}`)} is not a period such as 2018Q1, 2018-2019 or January 2018.`,
      { line, column, heading: cells[column] },
    );
  };
  return (line, getCell) => {
    const [text, month] = [getCell(column), getCell(subjects.month)];
    if (text !== latest.text || month !== latest.month || latest.table === undefined) {
      const key = `${text}\n${month}`;
      const table = tables.get(key) ?? collector.getTable(getPeriod(text, month, line), { line, column });
      tables.set(key, table);
      latest = { text, month, table };
    }
    return latest.table as FigureTable;
  };
}

function readYearAndMonth(year: string, month: string): ParsedPeriod | null {
  if (!/^\d{1,2}$/.test(month)) return readPeriod(`${month} ${year}`);
  const number = Number(month);
  return /^\d{4}$/.test(year) && number >= 1 && number <= 12
    ? { kind: "month", year: Number(year), month: number }
    : null;
}
