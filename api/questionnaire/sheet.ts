import { withoutMark } from "../lib/text/formulaStart.ts";
import { inQuotes } from "../lib/text/inQuotes.ts";
import type { ReadSheet, SheetKind } from "../sheet/sheetReader.ts";
import type { WrittenSheet } from "../sheet/writeSheet.ts";
import type { DraftQuestion, Translations } from "../survey-code/draftQuestion.ts";
import { PREFER_NOT_TO_SAY } from "../survey-results/surveyTally.ts";
import type { SheetFault } from "./contract.ts";

export const SHEET = "Questions";
const WIDTHS = {
  question_key: 24,
  category: 14,
  type: 8,
  chart: 14,
  comparable: 12,
  question: 60,
  answers: 60,
} as const;
const COLUMNS = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];
const TYPES = { one: 3, many: 4 } as const;
const CHARTS = ["progress bar", "bar graph", "pie chart", "stacked bar"];
const TRANSLATED = /^(question|answers)_(?!key$)([a-z]{2,3})$/;
/** A failed formula leaves this in its cell. */
const FORMULA_ERROR = /^#(REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NUM!|NULL!)$/;
const LOOKED_AT_LINES = 20;
const MAX_QUESTIONS = 60;
const MAX_ANSWERS = 20;
const MAX_ANSWER_CHARACTERS = 200;
/** The sheet is probably of another kind. */
const MAX_FAULTS = 200;

export type CategoryNames = ReadonlyMap<number, string>;
type Cells = Readonly<Record<string, string>>;
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
    ...languages.flatMap((code) => [
      question.translations?.[code] ?? "",
      question.answers.map((each) => each.translations?.[code] ?? "").join("|"),
    ]),
  ]);
  const translated = languages.flatMap((code) => [`question_${code}`, `answers_${code}`]);
  const columns = [
    ...COLUMNS.map((heading) => ({ heading, width: WIDTHS[heading] })),
    ...translated.map((heading) => ({ heading, width: WIDTHS.question })),
  ];
  return { name: SHEET, columns, rows };
}

/** "Yes=2|No=0" */
export const answersText = ({ answers }: DraftQuestion): string =>
  answers
    .map(({ description, score }) => (score === null ? description : `${description}=${score}`))
    .join("|");

const headingOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
const isColumn = (heading: string) => (COLUMNS as readonly string[]).includes(heading);

function questionsOfSheet({ lines, sheet, fileName }: ReadSheet, categories: CategoryNames): SheetQuestions {
  const faults: SheetFault[] = [];
  const fail = (row: number, column: string, message: string) => {
    // Some sheets have no name.
    if (faults.length < MAX_FAULTS) faults.push({ sheet: sheet ?? fileName, row, column, message });
    return null;
  };
  const named = lines
    .slice(0, LOOKED_AT_LINES)
    .map(({ line, cells }) => ({ line, headings: cells.map(headingOf) }));
  const mostNamed = Math.max(0, ...named.map(({ headings }) => headings.filter(isColumn).length));
  const { line: headingLine, headings } = named.find(
    (each) => each.headings.filter(isColumn).length === mostNamed,
  ) ?? { line: 1, headings: [] };
  for (const column of COLUMNS) {
    const times = headings.filter((heading) => heading === column).length;
    if (times === 0) fail(headingLine, column, `The column "${column}" is missing.`);
    if (times > 1) fail(headingLine, column, `The column "${column}" is there twice.`);
  }
  if (faults.length > 0) return { questions: [], faults };
  const questions: DraftQuestion[] = [];
  for (const { line, cells: row } of lines) {
    if (line <= headingLine) continue;
    if (faults.length >= MAX_FAULTS) break;
    const cells = Object.fromEntries(
      headings.map((heading, at) => [heading, withoutMark((row[at] ?? "").trim())]),
    );
    const before = faults.length;
    for (const [column, cell] of Object.entries(cells)) {
      if (FORMULA_ERROR.test(cell)) fail(line, shortened(column), `The formula of this cell fails: ${cell}`);
    }
    const question = readQuestion(cells, categories, (column, message) => fail(line, column, message));
    if (questions.some(({ questionKey }) => questionKey === question.questionKey)) {
      fail(line, "question_key", `The key ${inQuotes(question.questionKey)} is there twice.`);
    }
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

type Fail = (column: string, message: string) => null;

function readQuestion(cells: Cells, categories: CategoryNames, fail: Fail): DraftQuestion {
  const cell = (column: string) => cells[column] ?? "";
  const oneOf = <T>(column: string, found: T | undefined, choices: readonly string[]) =>
    found ?? fail(column, `${inQuotes(cell(column))} is none of these: ${choices.join(", ")}.`);
  const same = (column: string) => (name: string) => name.toLowerCase() === cell(column).toLowerCase();
  const category = [...categories].find(([, name]) => same("category")(name))?.[0];
  const type = Object.entries(TYPES).find(([name]) => same("type")(name))?.[1];
  const chart = CHARTS.findIndex(same("chart")) + 1;
  const comparable = ["yes", "no"].find(same("comparable"));
  // Spreadsheet programs capitalise the first letter and lengthen hyphens.
  const questionKey = cell("question_key")
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, "-");
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(questionKey)) {
    fail("question_key", "A key is small letters, digits and hyphens.");
  }
  if (cell("question") === "" || cell("question").length > 500) {
    fail("question", "A question has 1 to 500 characters.");
  }
  const questionCategoryId = oneOf("category", category, [...categories.values()]) ?? 0;
  return {
    questionKey,
    questionCategoryId,
    questionTypeId: oneOf("type", type, Object.keys(TYPES)) ?? TYPES.one,
    visualizeTypeId: oneOf("chart", chart === 0 ? undefined : chart, CHARTS) ?? 1,
    isComparable: oneOf("comparable", comparable, ["yes", "no"]) === "yes",
    description: cell("question"),
    translations: translationsOf(cells, "question", (text) => text),
    answers: readAnswers(cells, questionCategoryId <= 3, fail),
  };
}

function readAnswers(cells: Cells, isScored: boolean, fail: Fail): DraftQuestion["answers"] {
  const texts = (cells.answers ?? "").split("|", MAX_ANSWERS + 1).map((text) => text.trim());
  if (texts.length < 2 || texts.length > MAX_ANSWERS || texts.includes("")) {
    fail("answers", `Write 2 to ${MAX_ANSWERS} answers with | between them.`);
  }
  const answers = texts.map((text, at) => {
    const { description, score } = scoredAnswer(text);
    if (description.length > MAX_ANSWER_CHARACTERS) {
      fail("answers", `An answer has at most ${MAX_ANSWER_CHARACTERS} characters.`);
    }
    if (description.toLowerCase() === PREFER_NOT_TO_SAY.toLowerCase()) {
      fail("answers", `Every question offers "${PREFER_NOT_TO_SAY}" already.`);
    }
    if (isScored && score === undefined)
      fail("answers", `${inQuotes(description)} needs a score, as in "Yes=2".`);
    if (!isScored && score !== undefined) fail("answers", "Answers of this category have no score.");
    if (Number(score ?? 0) > 100) fail("answers", "A score is at most 100.");
    return {
      description,
      score: score === undefined ? null : Number(score),
      translations: translationsOf(cells, "answers", (text) => text.split("|")[at]?.trim() ?? ""),
    };
  });
  if (new Set(answers.map(({ description }) => description)).size < answers.length) {
    fail("answers", "An answer is there twice.");
  }
  if (isScored && !answers.some(({ score }) => score !== null && score > 0)) {
    fail("answers", "At least one answer needs a score above 0.");
  }
  return answers;
}

/** "Yes = 2": the number after the last equals sign is the score. */
function scoredAnswer(text: string): { description: string; score?: string } {
  const equals = text.lastIndexOf("=");
  const score = text.slice(equals + 1).trim();
  if (equals === -1 || !/^\d{1,3}$/.test(score)) return { description: text };
  return { description: text.slice(0, equals).trim(), score };
}

const shortened = (heading: string) => heading.slice(0, 60).toWellFormed();

function translationsOf(cells: Cells, kind: string, pick: (text: string) => string): Translations {
  const found = Object.entries(cells).flatMap(([heading, text]) => {
    const [, of, code] = TRANSLATED.exec(heading) ?? [];
    if (of !== kind || code === undefined) return [];
    const picked = pick(text);
    return picked === "" ? [] : [[code, picked] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
