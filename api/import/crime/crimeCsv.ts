import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import type { FigureCollector, PeriodFigures } from "./collectFigures.ts";
import { normaliseName } from "./normaliseName.ts";
import { parseFinancialYear, parseQuarter } from "./parsePeriod.ts";

/** Takes one row after the header. */
export type RowReader = (cells: string[], line: number) => void;

const COLUMN_NAMES = new Map([
  ["province", "province"],
  ["station", "station"],
  ["policestation", "station"],
  ["category", "category"],
  ["crimecategory", "category"],
  ["period", "period"],
  ["quarter", "period"],
  ["count", "count"],
] as const);

type Columns = { province?: number; station: number; category: number; period?: number; count?: number };

/**
 * Recognises by its header one of the two CSV layouts and returns the reader of its rows: years in columns
 * (`Province,Station,Category,2005-2006,…`) or one count a row (`station,period,category,count`).
 * @throws {ImportError} where the header is neither
 */
export function crimeCsvReader(
  file: string,
  header: readonly string[],
  line: number,
  collector: FigureCollector,
): RowReader {
  const years = header.flatMap((name, column) => {
    const period = parseFinancialYear(name);
    return period === null ? [] : [{ column, into: collector.figuresOf(period, line) }];
  });
  const yearColumns = new Set(years.map(({ column }) => column));
  if (new Set(years.map(({ into }) => into)).size < years.length) {
    throw new ImportError(file, "a year is there twice in the header.", line);
  }
  const columns = findColumns(file, header, line, yearColumns);
  const { period, count } = columns;
  if (years.length > 0 && period === undefined && count === undefined) {
    return wideReader(file, header.length, columns, years, collector);
  }
  if (years.length === 0 && period !== undefined && count !== undefined) {
    return longReader(file, header.length, { ...columns, period, count }, collector);
  }
  throw wrongHeader(file, line);
}

function findColumns(
  file: string,
  header: readonly string[],
  line: number,
  yearColumns: ReadonlySet<number>,
): Columns {
  const found: Partial<Columns> = {};
  header.forEach((name, column) => {
    if (yearColumns.has(column)) return;
    const meaning = COLUMN_NAMES.get(normaliseName(name) as "station");
    if (meaning === undefined) throw wrongHeader(file, line, name);
    if (found[meaning] !== undefined)
      throw new ImportError(file, `the column ${inQuotes(name)} is there twice.`, line);
    found[meaning] = column;
  });
  const { station, category } = found;
  if (station === undefined || category === undefined) throw wrongHeader(file, line);
  return { ...found, station, category };
}

function wrongHeader(file: string, line: number, column?: string): ImportError {
  const fault =
    column === undefined ? "the header is not known" : `the column ${inQuotes(column)} is not known`;
  return new ImportError(
    file,
    `${fault}: it has to be Province,Station,Category and financial years such as 2005-2006, or station,period,category,count.`,
    line,
  );
}

function wideReader(
  file: string,
  width: number,
  columns: Columns,
  years: readonly { column: number; into: PeriodFigures }[],
  collector: FigureCollector,
): RowReader {
  return (cells, line) => {
    checkWidth(file, cells, width, line);
    const target = collector.locate(subjectOf(cells, columns, line));
    if (target === null) return;
    for (const { column, into } of years) {
      const count = (cells[column] as string).trim();
      // An empty cell is a year that was not captured.
      if (count !== "") collector.put(into, target, count, line);
    }
  };
}

function longReader(
  file: string,
  width: number,
  columns: Columns & { period: number; count: number },
  collector: FigureCollector,
): RowReader {
  const periods = new Map<string, PeriodFigures>();
  return (cells, line) => {
    checkWidth(file, cells, width, line);
    const text = cells[columns.period] as string;
    let into = periods.get(text);
    if (into === undefined) {
      const period = parseQuarter(text);
      if (period === null) {
        throw new ImportError(file, `${inQuotes(text)} is not a calendar quarter such as 2018Q1.`, line);
      }
      into = collector.figuresOf(period, line);
      periods.set(text, into);
    }
    const target = collector.locate(subjectOf(cells, columns, line));
    if (target !== null) collector.put(into, target, (cells[columns.count] as string).trim(), line);
  };
}

function checkWidth(file: string, cells: readonly string[], width: number, line: number): void {
  if (cells.length === width) return;
  throw new ImportError(file, `it has ${cells.length} cells where the header has ${width}.`, line);
}

const subjectOf = (cells: readonly string[], { province, station, category }: Columns, line: number) => ({
  line,
  station: cells[station] as string,
  province: province === undefined ? "" : (cells[province] as string),
  category: cells[category] as string,
  code: "",
  cells,
});
