import { createHash } from "node:crypto";
import { type ColumnMeaning, MAX_QUESTION_CHARACTERS } from "../../../import/choices.ts";
import { COUNT } from "../../../import/columns.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";

/** A column per period or category may replace some of them. */
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

const NOT_NEEDED = new Set([
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

/** Includes an administrator's choices, by `headingKey`. */
export type HeadingVocabulary = {
  isCategory: IsCategory;
  categories: readonly { id: number; name: string }[];
  nearest: (heading: string) => number[];
  chosen: ReadonlyMap<string, ColumnMeaning | null>;
  /** Category of all figures, without a category column. */
  category: string | undefined;
};

export const headingKey = (heading: string): string =>
  normaliseName(heading.trim().slice(0, MAX_QUESTION_CHARACTERS));

/** A source keeps its headings, except for periods and their order. */
export const sourceKey = (cells: readonly string[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify([...new Set(cells.filter((cell) => readPeriod(cell) === null).map(headingKey))].sort()),
    )
    .digest("hex");

export const renameChosen = (cells: readonly string[], { chosen, categories }: HeadingVocabulary): string[] =>
  cells.map((cell) => {
    const [kind, of = ""] = chosen.get(headingKey(cell))?.split(" ") ?? [];
    if (of === "") return cell;
    return kind === "period" ? of : (categories.find(({ id }) => id === Number(of))?.name ?? cell);
  });

const parseSubject = (heading: string): Subject | undefined => SUBJECTS.get(normaliseName(heading));

export const isKnownHeading = (heading: string, { isCategory }: HeadingVocabulary): boolean =>
  parseSubject(heading) !== undefined ||
  NOT_NEEDED.has(normaliseName(heading)) ||
  readPeriod(heading) !== null ||
  isCategory(heading);

/**
 * Null is left out, undefined unknown. A column that the product knows wins over a choice, because the file
 * is then of another source.
 */
export function subjectsIn(
  cells: readonly string[],
  { chosen }: HeadingVocabulary,
): (Subject | null | undefined)[] {
  const subjects = new Set(cells.map(parseSubject));
  return cells.map((cell) => {
    const subject = parseSubject(cell);
    if (subject !== undefined) return subject;
    if (NOT_NEEDED.has(normaliseName(cell))) return null;
    const meaning = chosen.get(headingKey(cell)) as Subject | null | undefined;
    return meaning && subjects.has(meaning) ? null : meaning;
  });
}

export function headerIn(
  headings: readonly string[],
  vocabulary: HeadingVocabulary,
): "whole" | "without counts" | null {
  const cells = renameChosen(headings, vocabulary);
  const subjects = new Set(subjectsIn(cells, vocabulary));
  if (!subjects.has("station") && !subjects.has("stationCode")) return null;
  const hasCategories = hasColumnPerCategory(cells, vocabulary);
  if (!subjects.has("category") && !hasCategories && vocabulary.category === undefined) return null;
  const hasCounts = hasCategories || subjects.has("count") || cells.some((cell) => readPeriod(cell) !== null);
  return hasCounts ? "whole" : "without counts";
}

export function countKnownHeadings(headings: readonly string[], vocabulary: HeadingVocabulary): number {
  const cells = renameChosen(headings, vocabulary);
  return subjectsIn(cells, vocabulary).filter(
    (subject, column) => subject || readPeriod(cells[column] ?? "") !== null,
  ).length;
}

export const hasColumnPerCategory = (cells: readonly string[], vocabulary: HeadingVocabulary): boolean =>
  !subjectsIn(cells, vocabulary).includes("category") && cells.filter(vocabulary.isCategory).length > 1;
