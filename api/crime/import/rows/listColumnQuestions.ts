import {
  type ColumnSubject,
  type ImportQuestions,
  MAX_QUESTION_CHARACTERS,
  MAX_QUESTION_COLUMNS,
} from "../../../import/choices.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import {
  getHeadingKey,
  type HeadingVocabulary,
  hasColumnPerCategory,
  isKnownHeading,
  listSubjects,
  renameChosen,
  type Subject,
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
    .filter((cell) => getHeadingKey(cell) !== "" && !isKnownHeading(cell, vocabulary))
    .map((cell) => cell.trim().slice(0, MAX_QUESTION_CHARACTERS))
    .map((heading) => {
      const meaning = vocabulary.chosen.get(getHeadingKey(heading));
      const nearest = vocabulary.nearest(heading);
      return { heading, meaning: meaning ?? null, isChosen: meaning !== undefined, nearest };
    })
    .toSorted((a, b) => Number(b.nearest.length > 0) - Number(a.nearest.length > 0));
  const missing = listMissingSubjects(renameChosen(cells, vocabulary), vocabulary, isWorkbook);
  const lacksOnlyCategory = missing.length === 1 && missing[0] === "category";
  const categoryId = vocabulary.categories.find(({ name }) => name === vocabulary.category)?.id ?? null;
  return {
    columns: columns.slice(0, MAX_QUESTION_COLUMNS),
    categories: columns.length === 0 && !lacksOnlyCategory ? [] : [...vocabulary.categories],
    missing: categoryId === null ? missing : [],
    ...(lacksOnlyCategory && { category: { categoryId, nearest: findCategories(titles, vocabulary) } }),
  };
}

/** "Rape: thirty stations with the most reports" */
function findCategories(titles: readonly string[], { categories }: HeadingVocabulary): number[] {
  const text = normaliseName(titles.join(" "));
  return categories
    .filter(({ name }) => text.includes(normaliseName(name)))
    .toSorted((a, b) => b.name.length - a.name.length)
    .map(({ id }) => id);
}

function listMissingSubjects(
  cells: readonly string[],
  vocabulary: HeadingVocabulary,
  isWorkbook: boolean,
): ColumnSubject[] {
  const recognised = new Set(listSubjects(cells, vocabulary));
  const hasAny = (...subjects: Subject[]) => subjects.some((subject) => recognised.has(subject));
  const hasPeriods = cells.some((cell) => readPeriod(cell) !== null);
  const hasCategories = hasColumnPerCategory(cells, vocabulary);
  return [
    ...(isWorkbook && !hasAny("level") ? ["level" as const] : []),
    ...(hasAny("station", "stationCode") ? [] : ["station" as const]),
    ...(hasAny("category") || hasCategories ? [] : ["category" as const]),
    ...(hasAny("period", "year") || hasPeriods ? [] : ["period" as const]),
    ...(hasAny("count") || hasPeriods || hasCategories ? [] : ["count" as const]),
  ];
}
