import { ImportError } from "../../import/ImportError.ts";
import type { ImportOptions } from "../../import/Importer.ts";
import { inQuotes } from "../../import/inQuotes.ts";
import { normaliseName } from "../../import/normaliseName.ts";
import { type Month, readPeriod, type StatedPeriod } from "../../import/parsePeriod.ts";
import type { PeriodKey } from "../../lib/quarters.ts";

/** What a bare year means: the financial year that begins in its April, or the calendar year. */
export type YearMeaning = NonNullable<ImportOptions["years"]>;

/** Headings of subject columns seen in real files. */
const SUBJECTS = new Map([
  ["complevel", "level"],
  ["level", "level"],
  ["station", "station"],
  ["stationname", "station"],
  ["policestation", "station"],
  ["place", "station"],
  ["stationcode", "stationCode"],
  ["province", "province"],
  ["prov", "province"],
  ["provcode", "province"],
  ["provincecode", "province"],
  ["code", "code"],
  ["crimecode", "code"],
  ["category", "category"],
  ["crimecategory", "category"],
  ["crime", "category"],
  ["crimename", "category"],
  ["crimetype", "category"],
  ["period", "period"],
  ["quarter", "period"],
  ["date", "period"],
  ["year", "year"],
  ["month", "month"],
  ["count", "count"],
  ["crimecount", "count"],
  ["incidences", "count"],
  ["incidents", "count"],
  ["cases", "count"],
] as const);
type Subject = typeof SUBJECTS extends Map<string, infer Name> ? Name : never;

/** Columns found in real files that an import does not need. */
const NOT_NEEDED = new Set([
  "district",
  "districtcode",
  "municipality",
  "countdiff",
  "countdirection",
  "change",
  "index",
  "unnamed0",
  "line",
  "reason",
]);

export type SubjectColumns = Partial<Record<Subject, number>>;
export type PeriodColumn = { period: PeriodKey | Month; column: number; heading: string };

/** A header names a station column and a category column. */
export function isHeader(cells: readonly string[]): boolean {
  const subjects = new Set(cells.map((cell) => SUBJECTS.get(normaliseName(cell) as "station")));
  return (subjects.has("station") || subjects.has("stationCode")) && subjects.has("category");
}

export type HeaderFound = {
  subjects: SubjectColumns;
  periods: PeriodColumn[];
  /** Columns with content but no heading, which could be lost. */
  unnamed: number[];
  /** Headings of year-to-date columns, in which quarters are counted again. */
  parts: string[];
  bareYears: number[];
};

type Reading = {
  file: string;
  line: number;
  cells: readonly string[];
  datesStartIn1904: boolean;
  years: YearMeaning | undefined;
  /** Whether an unknown column stops the import, as it does in CSV. */
  isStrict: boolean;
};

/**
 * Identifies each column.
 * @throws {ImportError} at a period that cannot be read, at a repeated column, and, if strict, at an unknown one
 */
export function readHeader(reading: Reading): HeaderFound {
  const { file, line, cells, datesStartIn1904, isStrict } = reading;
  const found: HeaderFound = { subjects: {}, periods: [], unnamed: [], parts: [], bareYears: [] };
  const named = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
  cells.forEach((heading, column) => {
    const at = { line, column };
    const name = normaliseName(heading);
    const subject = SUBJECTS.get(name as "station");
    if (subject !== undefined) {
      if (found.subjects[subject] !== undefined)
        throw new ImportError(file, `the column ${inQuotes(heading)} appears twice.`, at);
      found.subjects[subject] = column;
      return;
    }
    if (heading.trim() === "") {
      if (column > (named[0] ?? 0) && column < (named.at(-1) ?? 0)) found.unnamed.push(column);
      return;
    }
    const told = NOT_NEEDED.has(name) ? null : readPeriod(heading, datesStartIn1904);
    if (told === null) {
      if (!isStrict || NOT_NEEDED.has(name)) return;
      throw wrongHeader(file, line, column, heading);
    }
    if (told.kind === "part") {
      found.parts.push(heading);
      return;
    }
    if (told.kind === "bare year") found.bareYears.push(told.year);
    const period = storable(reading, told, heading, column);
    if (found.periods.some((each) => isSame(each.period, period))) {
      throw new ImportError(file, `the period ${inQuotes(heading)} appears twice in the header.`, at);
    }
    found.periods.push({ period, column, heading });
  });
  return found;
}

/**
 * The period or month of a heading or cell.
 * @throws {ImportError} if it cannot be read, or is a bare year whose meaning was not stated
 */
export function storable(
  { file, line, years }: Pick<Reading, "file" | "line" | "years">,
  told: StatedPeriod,
  text: string,
  column: number,
): PeriodKey | Month {
  const at = { line, column };
  if (told.kind === "month") return { year: told.year, month: told.month };
  if (told.kind === "period") return { year: told.year, quarter: told.quarter };
  if (told.kind === "bare year") {
    if (years === "financial") return { year: told.year, quarter: 0 };
    throw new ImportError(file, explainYear(told.year, years), at);
  }
  throw new ImportError(
    file,
    `${inQuotes(text)} looks like a period but cannot be read; write it as January 2026 to March 2026, 2026Q1, 2025-2026 or January 2026.`,
    at,
  );
}

function explainYear(year: number, years: YearMeaning | undefined): string {
  if (years === "calendar") {
    return `${year} is a calendar year, as you said, but the dashboard has only quarters and financial years; give the months or quarters of it.`;
  }
  return `${year} may be the financial year from April ${year} to March ${year + 1} or the calendar year; say which of the two is meant (in the command: --years financial or --years calendar).`;
}

export function wrongHeader(file: string, line: number, column?: number, heading?: string): ImportError {
  const fault =
    heading === undefined ? "the header is not known" : `the column ${inQuotes(heading)} is not known`;
  return new ImportError(
    file,
    `${fault}: it has to be Province,Station,Category and periods such as 2005-2006, or station,period,category,count.`,
    column === undefined ? line : { line, column },
  );
}

function isSame(a: PeriodKey | Month, b: PeriodKey | Month): boolean {
  if (a.year !== b.year) return false;
  return "month" in a ? "month" in b && a.month === b.month : "quarter" in b && a.quarter === b.quarter;
}
