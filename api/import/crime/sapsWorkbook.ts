import type { PeriodKey } from "../../crime/periods.ts";
import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import type { FigureCollector, PeriodFigures } from "./collectFigures.ts";
import { normaliseName } from "./normaliseName.ts";
import { parseMonthColumn, parseQuarterColumn } from "./parsePeriod.ts";
import type { SheetRow } from "./readSheet.ts";

/** The sheet of the police's workbooks that holds their figures; it is hidden in them. */
export const RAW_SHEET = "RAW Data";
const HEADER_ROW = 3;

/** One quarter's count: the cell of the quarter, or those of its three months. */
type QuarterColumns = { into: PeriodFigures; columns: number[] };
type SubjectColumns = Record<"level" | "station" | "province" | "code" | "category", number>;

/**
 * Returns the reader of the sheet's rows. The figures of stations are taken and those of larger areas left, as
 * they are sums of them.
 * @param onHeader gets the header's cells
 */
export function sapsWorkbookReader(
  file: string,
  collector: FigureCollector,
  onHeader: (cells: readonly string[]) => void,
): (row: SheetRow) => void {
  let subject: SubjectColumns | undefined;
  let quarters: QuarterColumns[] = [];
  return ({ cells, row, datesStartIn1904 }) => {
    if (row < HEADER_ROW) return;
    if (subject === undefined) {
      if (row > HEADER_ROW)
        throw new ImportError(file, `the sheet "${RAW_SHEET}" has no header.`, HEADER_ROW);
      subject = findSubject(file, cells);
      quarters = findQuarters(file, cells, datesStartIn1904, collector);
      onHeader(cells);
      return;
    }
    const at = (column: number) => (cells[column] ?? "").trim();
    if (normaliseName(at(subject.level)) !== "station") return;
    const target = collector.locate({
      line: row,
      station: at(subject.station),
      province: at(subject.province),
      category: at(subject.category),
      code: at(subject.code),
      cells,
    });
    if (target === null) return;
    for (const { into, columns } of quarters) {
      const counts = columns.map((column) => wholeNumber(at(column)));
      if (!counts.includes("")) collector.put(into, target, sum(counts), row);
    }
  };
}

function findSubject(file: string, header: readonly string[]): SubjectColumns {
  const names = header.map(normaliseName);
  const column = (name: string) => {
    const found = names.indexOf(normaliseName(name));
    if (found !== -1) return found;
    throw new ImportError(
      file,
      `the header of the sheet "${RAW_SHEET}" has no column ${inQuotes(name)}.`,
      HEADER_ROW,
    );
  };
  return {
    level: column("Comp level"),
    station: column("Station"),
    province: column("Province"),
    code: column("Code"),
    category: column("Crime_Category"),
  };
}

/** The columns of quarters, and the months of those complete quarters that have no column of their own. */
function findQuarters(
  file: string,
  header: readonly string[],
  datesStartIn1904: boolean,
  collector: FigureCollector,
): QuarterColumns[] {
  const found = new Map<string, { period: PeriodKey; columns: number[] }>();
  const months = new Map<string, { period: PeriodKey; columns: (number | undefined)[] }>();
  header.forEach((text, column) => {
    const quarter = parseQuarterColumn(text);
    if (quarter !== null) {
      if (found.has(keyOf(quarter)))
        throw new ImportError(file, `the column ${inQuotes(text)} is there twice.`, HEADER_ROW);
      found.set(keyOf(quarter), { period: quarter, columns: [column] });
    }
    const month = parseMonthColumn(text, datesStartIn1904);
    if (month === null) return;
    const period = { year: month.year, quarter: Math.ceil(month.month / 3) };
    const columns = months.get(keyOf(period))?.columns ?? new Array<number | undefined>(3).fill(undefined);
    const place = (month.month - 1) % 3;
    if (columns[place] !== undefined) throw new ImportError(file, "a month is there twice.", HEADER_ROW);
    months.set(keyOf(period), { period, columns: columns.with(place, column) });
  });
  for (const [key, { period, columns }] of months) {
    const known = columns.filter((column) => column !== undefined);
    if (!found.has(key) && known.length === columns.length) found.set(key, { period, columns: known });
  }
  if (found.size === 0)
    throw new ImportError(file, `the sheet "${RAW_SHEET}" has no column of a quarter.`, HEADER_ROW);
  return [...found.values()].map(({ period, columns }) => ({
    into: collector.figuresOf(period, HEADER_ROW),
    columns,
  }));
}

const keyOf = ({ year, quarter }: PeriodKey) => `${year}Q${quarter}`;

/** Workbooks may store 12 as "12.0" or "1.2E1". What is no whole number stays as it is, to be refused. */
function wholeNumber(text: string): string {
  const number = Number(text);
  return text !== "" && Number.isInteger(number) ? String(number) : text;
}

function sum(counts: string[]): string {
  if (counts.length === 1) return counts[0] as string;
  const wrong = counts.find((count) => !/^\d+$/.test(count));
  return wrong ?? String(counts.reduce((total, count) => total + Number(count), 0));
}
