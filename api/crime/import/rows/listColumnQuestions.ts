import {
  type ColumnSubject,
  type ImportQuestions,
  MAX_QUESTION_CHARACTERS,
  MAX_QUESTION_COLUMNS,
} from "../../../import/choices.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import {
  type HeadingVocabulary,
  hasColumnPerCategory,
  headingKey,
  isKnownHeading,
  renameChosen,
  type Subject,
  subjectsIn,
} from "./headerSubjects.ts";

export type ColumnQuestions = Pick<ImportQuestions, "columns" | "categories" | "missing" | "category">;

type Header = {
  cells: readonly string[];
  vocabulary: HeadingVocabulary;
  isWorkbook?: boolean;
  titles?: readonly string[];
};

export function listColumnQuestions({
  cells,
  vocabulary,
  isWorkbook = false,
  titles = [],
}: Header): ColumnQuestions {
  const columns = cells
    .filter((cell) => headingKey(cell) !== "" && !isKnownHeading(cell, vocabulary))
    .map((cell) => cell.trim().slice(0, MAX_QUESTION_CHARACTERS))
    .map((heading) => {
      const meaning = vocabulary.chosen.get(headingKey(heading));
      const nearest = vocabulary.nearest(heading);
      return { heading, meaning: meaning ?? null, isChosen: meaning !== undefined, nearest };
    })
    .toSorted((a, b) => Number(b.nearest.length > 0) - Number(a.nearest.length > 0));
  const missing = missingSubjects(renameChosen(cells, vocabulary), vocabulary, isWorkbook);
  const isOfOne = missing.length === 1 && missing[0] === "category";
  const categoryId = vocabulary.categories.find(({ name }) => name === vocabulary.category)?.id ?? null;
  return {
    columns: columns.slice(0, MAX_QUESTION_COLUMNS),
    categories: columns.length === 0 && !isOfOne ? [] : [...vocabulary.categories],
    missing: categoryId === null ? missing : [],
    ...(isOfOne && { category: { categoryId, nearest: categoriesIn(titles, vocabulary) } }),
  };
}

/** "Rape: thirty stations with the most reports" */
function categoriesIn(titles: readonly string[], { categories }: HeadingVocabulary): number[] {
  const text = normaliseName(titles.join(" "));
  return categories
    .filter(({ name }) => text.includes(normaliseName(name)))
    .toSorted((a, b) => b.name.length - a.name.length)
    .map(({ id }) => id);
}

function missingSubjects(
  cells: readonly string[],
  vocabulary: HeadingVocabulary,
  isWorkbook: boolean,
): ColumnSubject[] {
  const recognised = new Set(subjectsIn(cells, vocabulary));
  const has = (...subjects: Subject[]) => subjects.some((subject) => recognised.has(subject));
  const hasPeriods = cells.some((cell) => readPeriod(cell) !== null);
  const hasCategories = hasColumnPerCategory(cells, vocabulary);
  return [
    ...(isWorkbook && !has("level") ? ["level" as const] : []),
    ...(has("station", "stationCode") ? [] : ["station" as const]),
    ...(has("category") || hasCategories ? [] : ["category" as const]),
    ...(has("period", "year") || hasPeriods ? [] : ["period" as const]),
    ...(has("count") || hasPeriods || hasCategories ? [] : ["count" as const]),
  ];
}
