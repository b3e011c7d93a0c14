import { policies } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { buildStack } from "./stacks.ts";

const question = policies[0];
if (question === undefined) throw new Error("The fixture has a question on policies.");

test("each answer has its own style, darker with more points, and the bar says how many answered", () => {
  const stack = buildStack(question);
  expect(new Set(stack.parts.map(({ styleId }) => styleId)).size).toBe(question.answers.length);
  expect(stack.note).toMatch(/^Score .*%\. 46 answers\.$/);
});

test("S20 a question that too few answered has no figure at all", () => {
  const hidden = question.answers.map((answer) => ({ ...answer, distributionValue: null }));
  const { parts } = buildStack({ ...question, state: "too-few", answers: hidden });
  expect(parts.every(({ value }) => value === "too-few")).toBe(true);
});
