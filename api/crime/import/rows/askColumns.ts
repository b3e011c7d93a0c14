import { type ImportQuestions, MAX_ASKED_CHARACTERS, MAX_ASKED_COLUMNS } from "../../../import/choices.ts";
import { readPeriod } from "../../../import/parsePeriod.ts";
import {
  type HeadingWords,
  hasColumnPerCategory,
  headingKey,
  isKnownHeading,
  type Subject,
  subjectOf,
} from "./headerSubjects.ts";

type Asked = Pick<ImportQuestions, "columns" | "meanings">;

/** The columns of a header that are known only by choice, or not at all, and what they may be. */
export function askColumns(cells: readonly string[], words: HeadingWords, isWorkbook: boolean): Asked {
  const columns = cells
    .filter((cell) => headingKey(cell) !== "" && !isKnownHeading(cell, words))
    .map((cell) => cell.trim().slice(0, MAX_ASKED_CHARACTERS))
    .map((heading) => {
      const meaning = words.chosen.get(headingKey(heading));
      return { heading, meaning: meaning ?? null, isChosen: meaning !== undefined };
    });
  return {
    columns: columns.slice(0, MAX_ASKED_COLUMNS),
    meanings: missingMeanings(cells, words, isWorkbook),
  };
}

function missingMeanings(
  cells: readonly string[],
  words: HeadingWords,
  isWorkbook: boolean,
): Asked["meanings"] {
  const known = new Set(cells.map(subjectOf));
  const has = (...subjects: Subject[]) => subjects.some((subject) => known.has(subject));
  const hasPeriods = cells.some((cell) => readPeriod(cell) !== null);
  const hasCategories = hasColumnPerCategory(cells, words);
  const needed = { isNeeded: true };
  return [
    ...(isWorkbook && !has("level") ? [{ meaning: "level", ...needed } as const] : []),
    ...(has("station", "stationCode") ? [] : [{ meaning: "station", ...needed } as const]),
    ...(has("category") || hasCategories ? [] : [{ meaning: "category", ...needed } as const]),
    ...(has("period", "year") || hasPeriods ? [] : [{ meaning: "period", ...needed } as const]),
    ...(has("count") || hasPeriods || hasCategories ? [] : [{ meaning: "count", ...needed } as const]),
    ...(has("province", "municipality") ? [] : [{ meaning: "province", isNeeded: false } as const]),
  ];
}
