import { createHash } from "node:crypto";
import { type ColumnMeaning, MAX_ASKED_CHARACTERS } from "../../../import/choices.ts";
import { COUNT } from "../../../import/columns.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";

/** By the headings that real files give them. A header may have a column for each period or category in place of some. */
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

/** Columns found in real files that an import does not need. */
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

/** Which headings have a meaning: the product's categories, and what an administrator chose, by `headingKey`. */
export type HeadingWords = {
  isCategory: IsCategory;
  categories: readonly { id: number; name: string }[];
  nearest: (heading: string) => number[];
  chosen: ReadonlyMap<string, ColumnMeaning | null>;
  /** The category of all figures, if no column has it. */
  category: string | undefined;
};

export const headingKey = (heading: string): string =>
  normaliseName(heading.trim().slice(0, MAX_ASKED_CHARACTERS));

/** Files of one source have the same headings, but for periods and their order. */
export const sourceKey = (cells: readonly string[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify([...new Set(cells.filter((cell) => readPeriod(cell) === null).map(headingKey))].sort()),
    )
    .digest("hex");

/** The headings that a file would have in the product's words, where a column is chosen as a category or period. */
export const renameChosen = (cells: readonly string[], { chosen, categories }: HeadingWords): string[] =>
  cells.map((cell) => {
    const [kind, of = ""] = chosen.get(headingKey(cell))?.split(" ") ?? [];
    if (of === "") return cell;
    return kind === "period" ? of : (categories.find(({ id }) => id === Number(of))?.name ?? cell);
  });

const parseSubject = (heading: string): Subject | undefined => SUBJECTS.get(normaliseName(heading));

/** True if the heading needs no administrator's choice. */
export const isKnownHeading = (heading: string, { isCategory }: HeadingWords): boolean =>
  parseSubject(heading) !== undefined ||
  NOT_NEEDED.has(normaliseName(heading)) ||
  readPeriod(heading) !== null ||
  isCategory(heading);

/**
 * Returns each column's meaning, null if it is left out, or undefined. A choice yields to a column that the
 * product knows, because the file is then of another source.
 */
export function subjectsIn(
  cells: readonly string[],
  { chosen }: HeadingWords,
): (Subject | null | undefined)[] {
  const known = new Set(cells.map(parseSubject));
  return cells.map((cell) => {
    const subject = parseSubject(cell);
    if (subject !== undefined) return subject;
    if (NOT_NEEDED.has(normaliseName(cell))) return null;
    const meaning = chosen.get(headingKey(cell)) as Subject | null | undefined;
    return meaning && known.has(meaning) ? null : meaning;
  });
}

/** A header names a station column and categories, and is complete with counts. */
export function headerIn(
  headings: readonly string[],
  words: HeadingWords,
): "whole" | "without counts" | null {
  const cells = renameChosen(headings, words);
  const subjects = new Set(subjectsIn(cells, words));
  if (!subjects.has("station") && !subjects.has("stationCode")) return null;
  const hasCategories = hasColumnPerCategory(cells, words);
  if (!subjects.has("category") && !hasCategories && words.category === undefined) return null;
  const hasCounts = hasCategories || subjects.has("count") || cells.some((cell) => readPeriod(cell) !== null);
  return hasCounts ? "whole" : "without counts";
}

export function knownHeadings(headings: readonly string[], words: HeadingWords): number {
  const cells = renameChosen(headings, words);
  return subjectsIn(cells, words).filter(
    (subject, column) => subject || readPeriod(cells[column] ?? "") !== null,
  ).length;
}

export const hasColumnPerCategory = (cells: readonly string[], words: HeadingWords): boolean =>
  !subjectsIn(cells, words).includes("category") && cells.filter(words.isCategory).length > 1;
