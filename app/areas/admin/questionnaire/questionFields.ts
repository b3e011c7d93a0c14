import type { EditedDraft, QuestionRow } from "@gbvf/api/questionnaire/contract.ts";
import { z } from "zod";

type QuestionFields = z.ZodObject<Record<string, z.ZodString>>;

/** The server says what is wrong. */
export const schemaOf = ({ languages }: EditedDraft): QuestionFields =>
  z.object(
    Object.fromEntries(
      [
        ...["question_key", "category", "type", "chart", "comparable", "question", "answers", "place"],
        ...languages.flatMap(({ code }) => [`question_${code}`, `answers_${code}`]),
      ].map((name) => [name, z.string()]),
    ),
  );

export function valuesOf(
  draft: EditedDraft,
  row: QuestionRow | undefined,
  place: number,
): Record<string, string> {
  const blank = {
    category: draft.categories[0] ?? "",
    type: "one",
    chart: draft.charts.at(-1) ?? "",
    comparable: "no",
  };
  const filled: Readonly<Record<string, string>> = row ?? blank;
  const names = Object.keys(schemaOf(draft).shape);
  return Object.fromEntries(
    names.map((name) => [name, name === "place" ? String(place) : inLines(name, filled[name] ?? "")]),
  );
}

const isOfAnswers = (name: string) => name.startsWith("answers");

const inLines = (name: string, cell: string) => (isOfAnswers(name) ? cell.replaceAll("|", "\n") : cell);
const inCell = (name: string, text: string) =>
  isOfAnswers(name)
    ? text
        .trim()
        .split(/\s*\n\s*/)
        .join("|")
    : text.trim();

export function rowOf({ place: _, ...values }: Record<string, string>): QuestionRow {
  const cells = Object.entries(values).map(([name, text]) => [name, inCell(name, text)] as const);
  const row: QuestionRow = Object.fromEntries(
    cells.filter(([name, cell]) => cell !== "" || !/_[a-z]{2,3}$/.test(name)),
  );
  return { ...row, question_key: row.question_key || keyOf(row.question ?? "") };
}

const keyOf = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
