import { createHash } from "node:crypto";
import { type ColumnMeaning, MAX_QUESTION_CHARACTERS } from "../../../import/choices.ts";
import { COUNT } from "../../../import/columns.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";

/** A file with a column for each period or category lacks some of these columns. */
export const COLUMNS = {
  level: { headings: ["complevel", "level"] },
  station: { headings: ["station", "stationname", "policestation", "place"] },
  stationCode: { headings: ["stationcode"] },
  province: { headings: ["province", "prov", "provcode", "provincecode"] },
  municipality: { headings: ["municipality"] },
  code: { headings: ["code", "crimecode"] },
  category: { headings: ["category", "crimecategory", "crime", "crimename", "crimetype"] },
  period: { headings: ["period", "quarter", "date"] },
  year: { headings: ["year"] },
  month: { headings: ["month"] },
  count: { headings: ["count", "crimecount", "incidences", "incidents", "cases"], ...COUNT },
} as const;
export type Subject = keyof typeof COLUMNS;

const SUBJECTS = new Map(
  (Object.keys(COLUMNS) as Subject[]).flatMap((subject) =>
    COLUMNS[subject].headings.map((heading): [string, Subject] => [heading, subject]),
  ),
);

const IGNORED_HEADINGS = new Set([
  "district",
  "districtcode",
  "countdiff",
  "countdirection",
  "change",
  "index",
  "position",
  "provposition",
  "provincialposition",
  "rank",
  "unnamed0",
  "line",
  "reason",
]);

export type SubjectColumns = Partial<Record<Subject, number>>;

type IsCategory = (heading: string) => boolean;

/** The headings that the import understands. `chosen` has the administrator's choices by `headingKey`. */
export type HeadingVocabulary = {
  isCategory: IsCategory;
  categories: readonly { id: number; name: string }[];
  nearest: (heading: string) => number[];
  chosen: ReadonlyMap<string, ColumnMeaning | null>;
  /** Category of all figures in a file without a column of categories. */
  category: string | undefined;
};

export const getHeadingKey = (heading: string): string =>
  normaliseName(heading.trim().slice(0, MAX_QUESTION_CHARACTERS));

/** Identifies a source by its headings, because they differ between its files only in periods and order. */
export const getSourceKey = (cells: readonly string[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(
        [...new Set(cells.filter((cell) => readPeriod(cell) === null).map(getHeadingKey))].sort(),
      ),
    )
    .digest("hex");

export const renameChosen = (cells: readonly string[], { chosen, categories }: HeadingVocabulary): string[] =>
  cells.map((cell) => {
    const [kind, value = ""] = chosen.get(getHeadingKey(cell))?.split(" ") ?? [];
    if (value === "") return cell;
    return kind === "period" ? value : (categories.find(({ id }) => id === Number(value))?.name ?? cell);
  });

const parseSubject = (heading: string): Subject | undefined => SUBJECTS.get(normaliseName(heading));

export const isKnownHeading = (heading: string, { isCategory }: HeadingVocabulary): boolean =>
  parseSubject(heading) !== undefined ||
  IGNORED_HEADINGS.has(normaliseName(heading)) ||
  readPeriod(heading) !== null ||
  isCategory(heading);

/**
 * Returns each column's subject: null for a column to skip, undefined for an unknown one. If a column has a
 * standard heading, a choice for the same subject is ignored, because it was made for another source.
 */
export function listSubjects(
  cells: readonly string[],
  { chosen }: HeadingVocabulary,
): (Subject | null | undefined)[] {
  const subjects = new Set(cells.map(parseSubject));
  return cells.map((cell) => {
    const subject = parseSubject(cell);
    if (subject !== undefined) return subject;
    if (IGNORED_HEADINGS.has(normaliseName(cell))) return null;
    const meaning = chosen.get(getHeadingKey(cell)) as Subject | null | undefined;
    return meaning && subjects.has(meaning) ? null : meaning;
  });
}

export function detectHeader(
  headings: readonly string[],
  vocabulary: HeadingVocabulary,
): "whole" | "without counts" | null {
  const cells = renameChosen(headings, vocabulary);
  const subjects = new Set(listSubjects(cells, vocabulary));
  if (!subjects.has("station") && !subjects.has("stationCode")) return null;
  const hasCategories = hasColumnPerCategory(cells, vocabulary);
  if (!subjects.has("category") && !hasCategories && vocabulary.category === undefined) return null;
  const hasCounts = hasCategories || subjects.has("count") || cells.some((cell) => readPeriod(cell) !== null);
  return hasCounts ? "whole" : "without counts";
}

export function countKnownHeadings(headings: readonly string[], vocabulary: HeadingVocabulary): number {
  const cells = renameChosen(headings, vocabulary);
  return listSubjects(cells, vocabulary).filter(
    (subject, column) => subject || readPeriod(cells[column] ?? "") !== null,
  ).length;
}

export const hasColumnPerCategory = (cells: readonly string[], vocabulary: HeadingVocabulary): boolean =>
  !listSubjects(cells, vocabulary).includes("category") && cells.filter(vocabulary.isCategory).length > 1;
