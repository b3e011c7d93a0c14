import { inQuotes } from "../lib/text/inQuotes.ts";
import { translatedLanguages } from "../shared/i18n/languages.ts";
import type { Fail } from "../sheet/readRowsByHeading.ts";
import type { DraftQuestion, Translations } from "../survey/code/questionnaires.ts";
import { CHARTS, QUESTION_TYPES } from "./columns.ts";
import { readAnswers, translateAnswers } from "./readAnswers.ts";

export type CategoryNames = ReadonlyMap<number, string>;
export type Cells = Readonly<Record<string, string>>;

const MAX_QUESTION_CHARACTERS = 500;
const LAST_SCORED_CATEGORY = 3;

export function readQuestion(cells: Cells, categories: CategoryNames, fail: Fail): DraftQuestion {
  const getCell = (column: string) => cells[column] ?? "";
  const requireChoice = <T>(
    column: string,
    value: T | undefined,
    choices: readonly string[],
  ): T | undefined => {
    if (value === undefined)
      fail(column, `${inQuotes(getCell(column))} is none of these: ${choices.join(", ")}.`);
    return value;
  };
  const matchesCell = (column: string) => (name: string) =>
    name.toLowerCase() === getCell(column).toLowerCase();
  const category = [...categories].find(([, name]) => matchesCell("category")(name))?.[0];
  const type = Object.entries(QUESTION_TYPES).find(([name]) => matchesCell("type")(name))?.[1];
  const chart = CHARTS.findIndex(matchesCell("chart")) + 1;
  const comparable = ["yes", "no"].find(matchesCell("comparable"));
  // Spreadsheet programs capitalise first letters, and turn hyphens into dashes.
  const questionKey = getCell("question_key")
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, "-");
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(questionKey)) {
    fail("question_key", "A key is small letters, digits and hyphens.");
  }
  if (getCell("question") === "" || getCell("question").length > MAX_QUESTION_CHARACTERS) {
    fail("question", `A question has 1 to ${MAX_QUESTION_CHARACTERS} characters.`);
  }
  const questionCategoryId = requireChoice("category", category, [...categories.values()]);
  const isScored = questionCategoryId === undefined ? undefined : questionCategoryId <= LAST_SCORED_CATEGORY;
  const answers = readAnswers(getCell("answers"), isScored, (message) => fail("answers", message));
  return {
    questionKey,
    questionCategoryId: questionCategoryId ?? 0,
    questionTypeId: requireChoice("type", type, Object.keys(QUESTION_TYPES)) ?? QUESTION_TYPES.one,
    visualizeTypeId: requireChoice("chart", chart === 0 ? undefined : chart, CHARTS) ?? 1,
    isComparable: requireChoice("comparable", comparable, ["yes", "no"]) === "yes",
    description: getCell("question"),
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
  const answersByLanguage = translatedLanguages.map(
    (code) =>
      [
        code,
        translateAnswers(cells[`answers_${code}`] ?? "", answers, (message) =>
          fail(`answers_${code}`, message),
        ),
      ] as const,
  );
  return answers.map((answer, index) => {
    const translations = answersByLanguage.flatMap(([code, texts]) => {
      const text = texts[index] ?? "";
      return text === "" ? [] : [[code, text] as const];
    });
    return { ...answer, translations: translations.length === 0 ? null : Object.fromEntries(translations) };
  });
}
