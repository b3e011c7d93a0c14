import { policies } from "@gbvf/mocks/survey/questions.ts";
import { expect, test } from "vitest";
import { stackOf } from "./stacks.ts";

const question = policies[0];
if (question === undefined) throw new Error("The fixture has a question on policies.");
const [yes, written, no, unknown] = question.answers;
if (!yes || !written || !no || !unknown) throw new Error("The question has four answers.");

test("answers are told apart by the points that they earn", () => {
  expect(stackOf(question).parts.map(({ look }) => look)).toEqual(["full", "part", "none", "none"]);
});

test("S20 what is hidden is the rest of the bar: the parts that are shown keep their size", () => {
  const hidden = { ...no, distributionValue: null, display: "hidden" as const };
  const { parts } = stackOf({ ...question, answers: [yes, written, hidden] });
  expect(parts.map(({ look }) => look)).toEqual(["full", "part", "hidden"]);
  expect(parts[0]?.value).toBe(0.625);
  expect(parts[2]?.value).toBeCloseTo(0.175);
});

test("a question that too few answered has no figure at all", () => {
  const hidden = question.answers.map((answer) => ({
    ...answer,
    distributionValue: null,
    display: "hidden" as const,
  }));
  const { parts } = stackOf({ ...question, state: "too-few", answers: hidden });
  expect(parts.every(({ value }) => value === "too-few")).toBe(true);
});
