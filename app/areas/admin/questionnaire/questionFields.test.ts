import { editedDraft } from "@gbvf/mocks/questionnaire/questionnaire.ts";
import { expect, test } from "vitest";
import { rowOf, valuesOf } from "./questionFields.ts";

test("what a form shows of a question is sent as it was in the sheet", () => {
  for (const row of editedDraft.rows) expect(rowOf(valuesOf(editedDraft, row, 0))).toEqual(row);
});

test("a new question gets a key of its words; answers stand on lines, also one that is not translated", () => {
  const values = valuesOf(editedDraft, undefined, 2);
  expect(
    rowOf({
      ...values,
      question: "Is there money for it? ",
      answers: "Yes=1\n No=0\n",
      question_zu: "Ingabe ikhona imali?",
      answers_zu: "Yebo=1\n",
    }),
  ).toMatchObject({
    question_key: "is-there-money-for-it",
    question: "Is there money for it?",
    answers: "Yes=1|No=0",
    answers_zu: "Yebo=1",
  });
});
