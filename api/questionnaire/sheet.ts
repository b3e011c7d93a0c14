import { withoutMark } from "../lib/text/formulaStart.ts";
import { inQuotes } from "../lib/text/inQuotes.ts";
import type { ReadSheet, SheetKind } from "../sheet/sheetReader.ts";
import type { WrittenSheet } from "../sheet/writeSheet.ts";
import type { DraftQuestion } from "../survey/code/draftQuestion.ts";
import {
  aboutColumns,
  CHARTS,
  COLUMN_NAMES,
  COLUMNS,
  isColumn,
  TRANSLATED_WIDTH,
  TYPES,
  translatedColumns,
  unknownColumn,
} from "./columns.ts";
import type { SheetFault } from "./contract.ts";
import { type CategoryNames, readQuestion } from "./readQuestion.ts";

export const SHEET = "Questions";
/** A failed formula leaves this in its cell. */
const FORMULA_ERROR = /^#(REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NUM!|NULL!)$/;
const LOOKED_AT_LINES = 20;
const MAX_QUESTIONS = 60;
/** The sheet is probably of another kind. */
const MAX_FAULTS = 200;

type SheetQuestions = { questions: DraftQuestion[]; faults: SheetFault[] };

export const QUESTION_SHEETS: SheetKind<CategoryNames, SheetQuestions> = {
  sheetName: SHEET,
  worker: new URL("./sheetWorker.ts", import.meta.url),
  understand: questionsOfSheet,
};

export function sheetOfQuestions(
  questions: readonly DraftQuestion[],
  categories: CategoryNames,
): WrittenSheet {
  const texts = questions.flatMap((question) => [question, ...question.answers]);
  const languages = [...new Set(texts.flatMap(({ translations }) => Object.keys(translations ?? {})))];
  const rows = questions.map((question) => [
    question.questionKey,
    categories.get(question.questionCategoryId) ?? "",
    question.questionTypeId === TYPES.one ? "one" : "many",
    CHARTS[question.visualizeTypeId - 1] ?? "",
    question.isComparable ? "yes" : "no",
    question.description,
    answersText(question),
    ...languages.flatMap((code) => [question.translations?.[code] ?? "", translatedText(question, code)]),
  ]);
  const columns = [
    ...COLUMN_NAMES.map((heading) => ({ heading, width: COLUMNS[heading].width })),
    ...languages.flatMap(translatedColumns).map((heading) => ({ heading, width: TRANSLATED_WIDTH })),
  ];
  return { name: SHEET, columns, rows, about: aboutColumns };
}

const scored = (text: string, score: number | null) => (score === null ? text : `${text}=${score}`);

/** "Yes=2|No=0" */
export const answersText = ({ answers }: DraftQuestion): string =>
  answers.map(({ description, score }) => scored(description, score)).join("|");

function translatedText({ answers }: DraftQuestion, code: string): string {
  if (answers.every(({ translations }) => translations?.[code] === undefined)) return "";
  const text = ({ translations, score }: DraftQuestion["answers"][number]) => {
    const translated = translations?.[code];
    return translated === undefined ? "" : scored(translated, score);
  };
  return answers.map(text).join("|");
}

const headingOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

function questionsOfSheet({ lines, sheet, fileName }: ReadSheet, categories: CategoryNames): SheetQuestions {
  const faults: SheetFault[] = [];
  const fail = (row: number, column: string, message: string) => {
    // Some sheets have no name.
    if (faults.length < MAX_FAULTS) faults.push({ sheet: sheet ?? fileName, row, column, message });
  };
  const { line: headingLine, headings } = headingsOf(lines);
  const times = (column: string) => headings.filter((heading) => heading === column).length;
  for (const column of COLUMN_NAMES) {
    if (times(column) === 0) fail(headingLine, column, `The column "${column}" is missing.`);
    if (times(column) > 1) fail(headingLine, column, `The column "${column}" is there twice.`);
  }
  if (faults.length > 0) return { questions: [], faults };
  for (const heading of new Set(headings)) {
    const unknown = unknownColumn(heading, times(heading));
    if (unknown !== undefined) fail(headingLine, shortened(heading), unknown);
  }
  const questions: DraftQuestion[] = [];
  const keys = new Set<string>();
  for (const { line, cells: row } of lines) {
    if (line <= headingLine) continue;
    if (faults.length >= MAX_FAULTS) break;
    const cells = Object.fromEntries(
      headings.map((heading, at) => [heading, withoutMark((row[at] ?? "").trim())]),
    );
    const before = faults.length;
    const failed = Object.keys(cells).filter((column) => FORMULA_ERROR.test(cells[column] as string));
    for (const column of failed) {
      fail(line, shortened(column), `The formula of this cell fails: ${cells[column]}`);
    }
    const question = readQuestion(cells, categories, (column, message) => {
      if (!failed.includes(column)) fail(line, column, message);
    });
    if (keys.has(question.questionKey)) {
      fail(line, "question_key", `The key ${inQuotes(question.questionKey)} is there twice.`);
    }
    if (question.questionKey !== "") keys.add(question.questionKey);
    if (faults.length === before) questions.push(question);
  }
  if (questions.length === 0 && faults.length === 0) {
    fail(headingLine + 1, "question", "The sheet has no question.");
  }
  if (questions.length > MAX_QUESTIONS) {
    fail(headingLine, "question", `A questionnaire has at most ${MAX_QUESTIONS} questions.`);
  }
  return { questions, faults };
}

/** Titles may stand above. */
function headingsOf(lines: ReadSheet["lines"]): { line: number; headings: string[] } {
  const found = lines
    .slice(0, LOOKED_AT_LINES)
    .map(({ line, cells }) => ({ line, headings: cells.map(headingOf) }));
  const named = ({ headings }: { headings: string[] }) => headings.filter(isColumn).length;
  const mostNamed = Math.max(0, ...found.map(named));
  return found.find((each) => named(each) === mostNamed) ?? { line: 1, headings: [] };
}

const shortened = (heading: string) => heading.slice(0, 60).toWellFormed();
