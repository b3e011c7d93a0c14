import { ImportError } from "../../../import/ImportError.ts";
import { type Month, type ParsedPeriod, readPeriod } from "../../../import/parsePeriod.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import type { Count, FigureTable } from "../figures/FigureTable.ts";
import type { FigureCollector } from "./collectFigures.ts";
import { type ParsedHeader, storable, type YearMeaning } from "./crimeColumns.ts";
import type { SubjectColumns } from "./headerSubjects.ts";

export type SourceRow = { cells: string[]; line: number; datesStartIn1904?: boolean };

type CellAt = (column: number | undefined) => string;
type CountReader = (line: number, at: CellAt) => readonly Count[];

/** Skips months if the file has a column of their quarter. */
export function wideCounts({ periods }: ParsedHeader, collector: FigureCollector, line: number): CountReader {
  const columns = periods
    .filter(({ period }) => !hasOwnQuarter(period, periods))
    .map(({ period, column, heading }) => ({
      into: collector.tableOf(period, { line, column }),
      column,
      heading,
      text: "",
    }));
  const counts: Count[] = [];
  return (_line, at) => {
    counts.length = 0;
    for (const each of columns) {
      each.text = at(each.column);
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

type Reading = { file: string; years: YearMeaning | undefined; collector: FigureCollector };
type Header = Pick<SourceRow, "cells" | "datesStartIn1904">;

export function longCounts(reading: Reading, subjects: SubjectColumns, header: Header): CountReader {
  const tableOf = rowPeriods(reading, subjects, header);
  const column = subjects.count as number;
  return (line, at) => [
    { into: tableOf(line, at), text: at(column), column, heading: header.cells[column] ?? "" },
  ];
}

/** Files with a column for each category write these for unknown counts. */
const UNKNOWN_COUNTS = new Set(["-1", "-2"]);

export function categoryCounts(
  reading: Reading & { onUnknown: () => void },
  { subjects, categories }: ParsedHeader,
  header: Header,
): CountReader {
  const tableOf = rowPeriods(reading, subjects, header);
  return (line, at) => {
    const into = tableOf(line, at);
    return categories.flatMap(({ column, heading }) => {
      const text = at(column);
      const isUnknown = UNKNOWN_COUNTS.has(text);
      if (isUnknown) reading.onUnknown();
      return text === "" || isUnknown ? [] : [{ into, text, column, heading }];
    });
  };
}

/** A row's year and month may be in two columns. */
function rowPeriods(
  { file, years, collector }: Reading,
  subjects: SubjectColumns,
  { cells, datesStartIn1904 = false }: Header,
): (line: number, at: CellAt) => FigureTable {
  const tables = new Map<string, FigureTable>();
  const column = (subjects.period ?? subjects.year) as number;
  let latest = { text: "", month: "", into: undefined as FigureTable | undefined };
  const getPeriod = (text: string, month: string, line: number): PeriodKey | Month => {
    const parsed = month === "" ? readPeriod(text, datesStartIn1904) : readYearAndMonth(text, month);
    if (parsed !== null && parsed.kind !== "part")
      return storable({ file, line, years }, parsed, text, column);
    throw new ImportError(
      file,
      `${inQuotes(`${month} ${text}`)} is not a period such as 2018Q1, 2018-2019 or January 2018.`,
      { line, column, heading: cells[column] },
    );
  };
  return (line, at) => {
    const [text, month] = [at(column), at(subjects.month)];
    if (text !== latest.text || month !== latest.month || latest.into === undefined) {
      const key = `${text}\n${month}`;
      const into = tables.get(key) ?? collector.tableOf(getPeriod(text, month, line), { line, column });
      tables.set(key, into);
      latest = { text, month, into };
    }
    return latest.into as FigureTable;
  };
}

function readYearAndMonth(year: string, month: string): ParsedPeriod | null {
  if (!/^\d{1,2}$/.test(month)) return readPeriod(`${month} ${year}`);
  const number = Number(month);
  return /^\d{4}$/.test(year) && number >= 1 && number <= 12
    ? { kind: "month", year: Number(year), month: number }
    : null;
}
