import { policies } from "@gbvf/mocks/survey/questions.ts";
import { expect, test } from "vitest";
import { stackOf } from "./stacks.ts";

const question = policies[0];
if (question === undefined) throw new Error("The fixture has a question on policies.");

test("answers are distinguished by the points that they earn", () => {
  expect(stackOf(question).parts.map(({ look }) => look)).toEqual(["full", "part", "none", "none"]);
});

test("S20 a question that too few answered has no figure at all", () => {
  const hidden = question.answers.map((answer) => ({ ...answer, distributionValue: null }));
  const { parts } = stackOf({ ...question, state: "too-few", answers: hidden });
  expect(parts.every(({ value }) => value === "too-few")).toBe(true);
});
