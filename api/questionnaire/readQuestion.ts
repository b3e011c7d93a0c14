import { inQuotes } from "../lib/text/inQuotes.ts";
import { translatedLanguages } from "../shared/i18n/languages.ts";
import type { Fail } from "../sheet/readRowsByHeading.ts";
import type { DraftQuestion, Translations } from "../survey/code/questionnaires.ts";
import { CHARTS, TYPES } from "./columns.ts";
import { readAnswers, translateAnswers } from "./readAnswers.ts";

export type CategoryNames = ReadonlyMap<number, string>;
export type Cells = Readonly<Record<string, string>>;

const MAX_QUESTION_CHARACTERS = 500;
const LAST_SCORED_CATEGORY = 3;

export function readQuestion(cells: Cells, categories: CategoryNames, fail: Fail): DraftQuestion {
  const cell = (column: string) => cells[column] ?? "";
  const requireChoice = <T>(
    column: string,
    value: T | undefined,
    choices: readonly string[],
  ): T | undefined => {
    if (value === undefined)
      fail(column, `${inQuotes(cell(column))} is none of these: ${choices.join(", ")}.`);
    return value;
  };
  const isCell = (column: string) => (name: string) => name.toLowerCase() === cell(column).toLowerCase();
  const category = [...categories].find(([, name]) => isCell("category")(name))?.[0];
  const type = Object.entries(TYPES).find(([name]) => isCell("type")(name))?.[1];
  const chart = CHARTS.findIndex(isCell("chart")) + 1;
  const comparable = ["yes", "no"].find(isCell("comparable"));
  // Spreadsheet programs capitalise first letters, and turn hyphens into dashes.
  const questionKey = cell("question_key")
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, "-");
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(questionKey)) {
    fail("question_key", "A key is small letters, digits and hyphens.");
  }
  if (cell("question") === "" || cell("question").length > MAX_QUESTION_CHARACTERS) {
    fail("question", `A question has 1 to ${MAX_QUESTION_CHARACTERS} characters.`);
  }
  const questionCategoryId = requireChoice("category", category, [...categories.values()]);
  const isScored = questionCategoryId === undefined ? undefined : questionCategoryId <= LAST_SCORED_CATEGORY;
  const answers = readAnswers(cell("answers"), isScored, (message) => fail("answers", message));
  return {
    questionKey,
    questionCategoryId: questionCategoryId ?? 0,
    questionTypeId: requireChoice("type", type, Object.keys(TYPES)) ?? TYPES.one,
    visualizeTypeId: requireChoice("chart", chart === 0 ? undefined : chart, CHARTS) ?? 1,
    isComparable: requireChoice("comparable", comparable, ["yes", "no"]) === "yes",
    description: cell("question"),
    translations: getTranslations(cells, fail),
    answers: answers === null ? [] : translateQuestionAnswers(answers, cells, fail),
  };
}

function getTranslations(cells: Cells, fail: Fail): Translations {
  const translations = translatedLanguages.flatMap((code) => {
    const text = cells[`question_${code}`] ?? "";
    if (text.length > MAX_QUESTION_CHARACTERS) {
      fail(`question_${code}`, `A question has at most ${MAX_QUESTION_CHARACTERS} characters.`);
    }
    return text === "" ? [] : [[code, text] as const];
  });
  return translations.length === 0 ? null : Object.fromEntries(translations);
}

function translateQuestionAnswers(
  answers: DraftQuestion["answers"],
  cells: Cells,
  fail: Fail,
): DraftQuestion["answers"] {
  const byLanguage = translatedLanguages.map(
    (code) =>
      [
        code,
        translateAnswers(cells[`answers_${code}`] ?? "", answers, (message) =>
          fail(`answers_${code}`, message),
        ),
      ] as const,
  );
  return answers.map((answer, at) => {
    const translations = byLanguage.flatMap(([code, texts]) => {
      const text = texts[at] ?? "";
      return text === "" ? [] : [[code, text] as const];
    });
    return { ...answer, translations: translations.length === 0 ? null : Object.fromEntries(translations) };
  });
}
