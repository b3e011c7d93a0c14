import { ImportError } from "../../../import/ImportError.ts";
import type { ImportOptions } from "../../../import/Importer.ts";
import { OpenQuestions } from "../../../import/OpenQuestions.ts";
import { type Month, type ParsedPeriod, readPeriod } from "../../../import/parsePeriod.ts";
import { counted } from "../../../lib/text/counted.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import {
  type HeadingVocabulary,
  hasColumnPerCategory,
  listSubjects,
  renameChosen,
  type SubjectColumns,
} from "./headerSubjects.ts";
import { listColumnQuestions } from "./listColumnQuestions.ts";

/** Whether a bare year is the financial year that begins in its April, or the calendar year. */
export type YearMeaning = NonNullable<ImportOptions["years"]>;

type PeriodColumn = { period: PeriodKey | Month; column: number; heading: string };

export type ParsedHeader = {
  subjects: SubjectColumns;
  periods: PeriodColumn[];
  categories: { column: number; heading: string }[];
  /** Columns with values but no heading. They are reported, because the import cannot read them. */
  unnamed: number[];
  unknown: string[];
  /** Columns of a part of the year, which are skipped because they repeat quarters. */
  parts: string[];
  bareYears: number[];
};

type HeaderInput = {
  file: string;
  line: number;
  cells: readonly string[];
  datesStartIn1904: boolean;
  years: YearMeaning | undefined;
  isStrict: boolean;
  vocabulary: HeadingVocabulary;
};

export function readHeader(input: HeaderInput): ParsedHeader {
  const { file, line, datesStartIn1904, isStrict, vocabulary } = input;
  const cells = renameChosen(input.cells, vocabulary);
  const parsed: ParsedHeader = {
    subjects: {},
    periods: [],
    categories: [],
    unknown: [],
    unnamed: [],
    parts: [],
    bareYears: [],
  };
  const hasCategories = hasColumnPerCategory(cells, vocabulary);
  const subjects = listSubjects(cells, vocabulary);
  const headings = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
  cells.forEach((heading, column) => {
    const position = { line, column };
    const subject = subjects[column];
    if (subject) {
      if (parsed.subjects[subject] !== undefined)
        throw createHeaderError(input, `the column ${inQuotes(heading)} appears twice.`, column);
      parsed.subjects[subject] = column;
      return;
    }
    if (heading.trim() === "") {
      if (column > (headings[0] ?? 0) && column < (headings.at(-1) ?? 0)) parsed.unnamed.push(column);
      return;
    }
    if (hasCategories && vocabulary.isCategory(heading)) {
      parsed.categories.push({ column, heading });
      return;
    }
    if (subject === null) return;
    const parsedPeriod = readPeriod(heading, datesStartIn1904);
    if (parsedPeriod === null) {
      if (hasCategories) parsed.unknown.push(heading);
      if (hasCategories || !isStrict) return;
      throw createUnknownColumnError(input, column);
    }
    if (parsedPeriod.kind === "part") {
      parsed.parts.push(heading);
      return;
    }
    if (parsedPeriod.kind === "bare year") parsed.bareYears.push(parsedPeriod.year);
    const period = toStoredPeriod(input, parsedPeriod, heading, column);
    if (parsed.periods.some((each) => isSamePeriod(each.period, period))) {
      throw new ImportError(file, `the period ${inQuotes(heading)} appears twice in the header.`, position);
    }
    parsed.periods.push({ period, column, heading });
  });
  return parsed;
}

/** @throws {ImportError} for an unreadable period, or for a bare year if nobody chose its meaning */
export function toStoredPeriod(
  { file, line, years }: Pick<HeaderInput, "file" | "line" | "years">,
  parsedPeriod: ParsedPeriod,
  text: string,
  column: number,
): PeriodKey | Month {
  const position = { line, column };
  if (parsedPeriod.kind === "month") return { year: parsedPeriod.year, month: parsedPeriod.month };
  if (parsedPeriod.kind === "period") return { year: parsedPeriod.year, quarter: parsedPeriod.quarter };
  if (parsedPeriod.kind === "bare year") {
    if (years === "financial") return { year: parsedPeriod.year, quarter: 0 };
    throw new ImportError(file, explainYear(parsedPeriod.year, years), position);
  }
  throw new ImportError(
    file,
    `${inQuotes(text)} looks like a period but cannot be read; write it as January 2026 to March 2026, 2026Q1, 2025-2026 or January 2026.`,
    position,
  );
}

function explainYear(year: number, years: YearMeaning | undefined): string {
  if (years === "calendar") {
    return `${year} is a calendar year, as you said, but the dashboard has only quarters and financial years; give the months or quarters of it.`;
  }
  return `${year} may be the financial year from April ${year} to March ${year + 1} or the calendar year; say which of the two is meant: under Data, when you upload the file, or in the command by --years financial or --years calendar.`;
}

const EXPECTED =
  "it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.";

export function createNoHeaderError(header: Header, lines: number): ImportError {
  const message = `no header was found in ${counted(lines, "line")}: ${EXPECTED}`;
  return createHeaderError(header, message);
}

export function createUnknownColumnError(header: Header & { line: number }, column?: number): ImportError {
  if (column !== undefined) {
    const name = inQuotes(header.cells[column] ?? "");
    return createHeaderError(header, `the column ${name} is not known: ${EXPECTED}`, column);
  }
  const { missing, category } = listColumnQuestions(header);
  const error =
    missing.length === 0 ? "the header is not known" : `the header has no column ${missing.join(", ")}`;
  const advice = category === undefined ? EXPECTED : "choose the one that all its figures are of.";
  return createHeaderError(header, `${error}: ${advice}`);
}

type Header = Parameters<typeof listColumnQuestions>[0] & { file: string; line?: number };

export function createHeaderError(header: Header, message: string, column?: number): ImportError {
  const { file, line } = header;
  const position = line !== undefined && column !== undefined ? { line, column } : line;
  const questions = listColumnQuestions(header);
  return questions.columns.length === 0 && questions.category === undefined
    ? new ImportError(file, message, position)
    : new OpenQuestions(file, message, position, questions);
}

function isSamePeriod(a: PeriodKey | Month, b: PeriodKey | Month): boolean {
  if (a.year !== b.year) return false;
  return "month" in a ? "month" in b && a.month === b.month : "quarter" in b && a.quarter === b.quarter;
}
