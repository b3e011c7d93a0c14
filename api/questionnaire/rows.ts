import { HttpError } from "../lib/http/errors.ts";
import type { DraftQuestion } from "../survey-code/draftQuestion.ts";
import { COLUMN_NAMES } from "./columns.ts";
import type { QuestionRow } from "./contract.ts";
import type { CategoryNames } from "./readQuestion.ts";
import { questionsOfSheet, sheetOfQuestions } from "./sheet.ts";

export function rowsOf(questions: readonly DraftQuestion[], categories: CategoryNames): QuestionRow[] {
  const { columns, rows } = sheetOfQuestions(questions, categories);
  return rows.map((row) => Object.fromEntries(columns.map(({ heading }, at) => [heading, row[at] ?? ""])));
}

/** @throws {HttpError} 400 with the faults by column */
export function questionsOfRows(rows: readonly QuestionRow[], categories: CategoryNames): DraftQuestion[] {
  if (rows.length === 0) return [];
  const headings = [...new Set([...COLUMN_NAMES, ...rows.flatMap(Object.keys)])];
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))];
  const { questions, faults } = questionsOfSheet(
    { fileName: "", sheet: null, lines: lines.map((cells, at) => ({ line: at + 1, cells })) },
    categories,
  );
  if (faults.length === 0) return questions;
  throw new HttpError(
    400,
    "invalid",
    "The questions cannot be saved like this.",
    faults.map(({ column, message }) => ({ code: "invalid", description: message, field: column })),
  );
}
