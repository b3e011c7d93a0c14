import { policies } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { buildStack } from "./stacks.ts";

const question = policies[0];
if (question === undefined) throw new Error("The fixture has a question on policies.");

test("each answer has its own style, and the bar's note has the score and the number of answers", () => {
  const stack = buildStack(question);
  expect(new Set(stack.parts.map(({ styleId }) => styleId)).size).toBe(question.answers.length);
  expect(stack.note).toMatch(/^Score .*%\. 46 answers\.$/);
});

test("S20 buildStack hides every share of a question that too few people answered", () => {
  const hidden = question.answers.map((answer) => ({ ...answer, distributionValue: null }));
  const { parts } = buildStack({ ...question, state: "too-few", answers: hidden });
  expect(parts.every(({ value }) => value === "too-few")).toBe(true);
});
