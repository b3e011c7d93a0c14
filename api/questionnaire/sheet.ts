import Papa from "papaparse";
import type { DraftQuestion, Translations } from "../survey-code/draftQuestion.ts";
import { PREFER_NOT_TO_SAY } from "../survey-results/surveyTally.ts";
import type { SheetFault } from "./contract.ts";

export const SHEET = "Questions";
const COLUMNS = ["question_key", "category", "type", "chart", "comparable", "question", "answers"] as const;
const TYPES = { one: 3, many: 4 } as const;
const CHARTS = ["progress bar", "bar graph", "pie chart", "stacked bar"];
/** `question_key` is no language. */
const TRANSLATED = /^(question|answers)_(?!key$)([a-z]{2,3})$/;
const KEPT_FROM_RUNNING = /^'(?=[=+\-@])/;
const MOST_QUESTIONS = 60;
const MOST_ANSWERS = 20;

export type CategoryNames = ReadonlyMap<number, string>;
type Cells = Readonly<Record<string, string>>;

/** As CSV, with formulas made harmless. */
export function writeSheet(questions: readonly DraftQuestion[], categories: CategoryNames): string {
  const texts = questions.flatMap((question) => [question, ...question.answers]);
  const languages = new Set(texts.flatMap(({ translations }) => Object.keys(translations ?? {})));
  const rows = questions.map((question) => ({
    question_key: question.questionKey,
    category: categories.get(question.questionCategoryId),
    type: question.questionTypeId === TYPES.one ? "one" : "many",
    chart: CHARTS[question.visualizeTypeId - 1],
    comparable: question.isComparable ? "yes" : "no",
    question: question.description,
    answers: answersText(question),
    ...Object.fromEntries(
      [...languages].flatMap((code) => [
        [`question_${code}`, question.translations?.[code] ?? ""],
        [`answers_${code}`, question.answers.map((each) => each.translations?.[code] ?? "").join("|")],
      ]),
    ),
  }));
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
}

/** "Yes=2|No=0". */
export const answersText = ({ answers }: DraftQuestion): string =>
  answers
    .map(({ description, score }) => (score === null ? description : `${description}=${score}`))
    .join("|");

/** The questions, or every fault by row and column. */
export function readSheet(
  content: string,
  categories: CategoryNames,
): { questions: DraftQuestion[]; faults: SheetFault[] } {
  const { data } = Papa.parse<string[]>(content.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, ""));
  const headings = (data[0] ?? []).map((heading) => heading.trim().toLowerCase());
  const faults: SheetFault[] = [];
  const fail = (row: number, column: string, message: string) => {
    faults.push({ sheet: SHEET, row, column, message });
    return null;
  };
  for (const column of COLUMNS) {
    if (!headings.includes(column)) fail(1, column, `The column "${column}" is missing.`);
  }
  if (faults.length > 0) return { questions: [], faults };
  const questions: DraftQuestion[] = [];
  for (const [index, row] of data.entries()) {
    if (index === 0 || row.every((cell) => cell.trim() === "")) continue;
    const cells = Object.fromEntries(
      headings.map((heading, at) => [heading, (row[at] ?? "").trim().replace(KEPT_FROM_RUNNING, "")]),
    );
    const before = faults.length;
    const question = readQuestion(cells, categories, (column, message) => fail(index + 1, column, message));
    if (questions.some(({ questionKey }) => questionKey === question.questionKey)) {
      fail(index + 1, "question_key", `The key "${question.questionKey}" is there twice.`);
    }
    if (faults.length === before) questions.push(question);
  }
  if (questions.length === 0 && faults.length === 0) fail(2, "question", "The sheet has no question.");
  if (questions.length > MOST_QUESTIONS) {
    fail(MOST_QUESTIONS + 2, "question", `A questionnaire has at most ${MOST_QUESTIONS} questions.`);
  }
  return { questions, faults };
}

type Fail = (column: string, message: string) => null;

function readQuestion(cells: Cells, categories: CategoryNames, fail: Fail): DraftQuestion {
  const cell = (column: string) => cells[column] ?? "";
  const oneOf = <T>(column: string, found: T | undefined, choices: readonly string[]) =>
    found ?? fail(column, `"${cell(column)}" is none of these: ${choices.join(", ")}.`);
  const same = (column: string) => (name: string) => name.toLowerCase() === cell(column).toLowerCase();
  const category = [...categories].find(([, name]) => same("category")(name))?.[0];
  const type = Object.entries(TYPES).find(([name]) => same("type")(name))?.[1];
  const chart = CHARTS.findIndex(same("chart")) + 1;
  const comparable = ["yes", "no"].find(same("comparable"));
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(cell("question_key"))) {
    fail("question_key", "A key is small letters, digits and hyphens.");
  }
  if (cell("question") === "" || cell("question").length > 500) {
    fail("question", "A question has 1 to 500 characters.");
  }
  const questionCategoryId = oneOf("category", category, [...categories.values()]) ?? 0;
  return {
    questionKey: cell("question_key"),
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
  const texts = (cells.answers ?? "").split("|").map((text) => text.trim());
  if (texts.length < 2 || texts.length > MOST_ANSWERS || texts.includes("")) {
    fail("answers", `Write 2 to ${MOST_ANSWERS} answers with | between them.`);
  }
  const answers = texts.map((text, at) => {
    const [, description = text, score] = /^(.*?)(?:\s*=\s*(\d{1,3}))?$/s.exec(text) ?? [];
    if (description.toLowerCase() === PREFER_NOT_TO_SAY.toLowerCase()) {
      fail("answers", `Every question offers "${PREFER_NOT_TO_SAY}" already.`);
    }
    if (isScored && score === undefined) fail("answers", `"${description}" needs a score, as in "Yes=2".`);
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

function translationsOf(cells: Cells, kind: string, pick: (text: string) => string): Translations {
  const found = Object.entries(cells).flatMap(([heading, text]) => {
    const [, of, code] = TRANSLATED.exec(heading) ?? [];
    const picked = pick(text);
    return of === kind && code !== undefined && picked !== "" ? [[code, picked] as const] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
