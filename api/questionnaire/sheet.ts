import { inQuotes } from "../lib/text/inQuotes.ts";
import type { SheetError } from "../sheet/contract.ts";
import { readRowsByHeading } from "../sheet/readRowsByHeading.ts";
import type { SheetContent, SheetKind } from "../sheet/readSheetFile.ts";
import type { SheetOutput } from "../sheet/writeSheet.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import {
  CHARTS,
  COLUMN_NAMES,
  COLUMNS,
  columnGuide,
  describeUnknownColumn,
  getTranslationColumns,
  QUESTION_TYPES,
  TRANSLATION_WIDTH,
} from "./columns.ts";
import { type CategoryNames, readQuestion } from "./readQuestion.ts";

export const SHEET = "Questions";
const MAX_QUESTIONS = 60;
type SheetQuestions = { questions: DraftQuestion[]; errors: SheetError[] };

export const QUESTION_SHEETS: SheetKind<CategoryNames, SheetQuestions> = {
  sheetName: SHEET,
  worker: new URL("./sheetWorker.ts", import.meta.url),
  parse: parseQuestions,
};

export function buildQuestionSheet(
  questions: readonly DraftQuestion[],
  categories: CategoryNames,
): SheetOutput {
  const texts = questions.flatMap((question) => [question, ...question.answers]);
  const languages = [...new Set(texts.flatMap(({ translations }) => Object.keys(translations ?? {})))];
  const rows = questions.map((question) => [
    question.questionKey,
    categories.get(question.questionCategoryId) ?? "",
    question.questionTypeId === QUESTION_TYPES.one ? "one" : "many",
    CHARTS[question.visualizeTypeId - 1] ?? "",
    question.isComparable ? "yes" : "no",
    question.description,
    formatAnswers(question),
    ...languages.flatMap((code) => [
      question.translations?.[code] ?? "",
      formatTranslatedAnswers(question, code),
    ]),
  ]);
  const columns = [
    ...COLUMN_NAMES.map((heading) => ({ heading, width: COLUMNS[heading].width })),
    ...languages.flatMap(getTranslationColumns).map((heading) => ({ heading, width: TRANSLATION_WIDTH })),
  ];
  return { name: SHEET, columns, rows, about: columnGuide };
}

const formatScored = (text: string, score: number | null) => (score === null ? text : `${text}=${score}`);

/** "Yes=2|No=0" */
export const formatAnswers = ({ answers }: DraftQuestion): string =>
  answers.map(({ description, score }) => formatScored(description, score)).join("|");

function formatTranslatedAnswers({ answers }: DraftQuestion, code: string): string {
  if (answers.every(({ translations }) => translations?.[code] === undefined)) return "";
  const formatTranslated = ({ translations, score }: DraftQuestion["answers"][number]) => {
    const text = translations?.[code];
    return text === undefined ? "" : formatScored(text, score);
  };
  return answers.map(formatTranslated).join("|");
}

function parseQuestions(sheet: SheetContent, categories: CategoryNames): SheetQuestions {
  const { errors, headingRow, headings, rows, fail } = readRowsByHeading(sheet, COLUMN_NAMES);
  if (errors.length > 0 && rows.length === 0) return { questions: [], errors };
  for (const heading of new Set(headings)) {
    const columnError = describeUnknownColumn(heading, headings.filter((each) => each === heading).length);
    if (columnError !== undefined) fail(headingRow, heading, columnError);
  }
  const questions: DraftQuestion[] = [];
  const keys = new Set<string>();
  for (const { row, cells } of rows) {
    const question = readQuestion(cells, categories, (column, message) => fail(row, column, message));
    if (keys.has(question.questionKey)) {
      fail(row, "question_key", `The key ${inQuotes(question.questionKey)} is there twice.`);
    }
    if (question.questionKey !== "") keys.add(question.questionKey);
    questions.push(question);
  }
  if (questions.length === 0 && errors.length === 0) {
    fail(headingRow + 1, "question", "The sheet has no question.");
  }
  if (questions.length > MAX_QUESTIONS) {
    fail(headingRow, "question", `A questionnaire has at most ${MAX_QUESTIONS} questions.`);
  }
  return { questions: errors.length > 0 ? [] : questions, errors };
}
