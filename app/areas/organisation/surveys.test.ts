import { closedSurvey, notBegun, openSurvey } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { chosenSurvey, questionnaireTypesFor, surveyWithResults } from "./surveys.ts";

const older = {
  ...closedSurvey,
  healthCheckId: 30,
  questionnaireId: 6,
  effectiveFrom: "2026-01-01",
};

test("students are asked by organisations of type 4 alone", () => {
  expect(questionnaireTypesFor(4).map(({ label }) => label)).toEqual(["Staff", "Students"]);
  expect(questionnaireTypesFor(3).map(({ label }) => label)).toEqual(["Staff"]);
});

test("the current survey is shown, else the latest, unless another period is chosen", () => {
  expect(chosenSurvey([older, closedSurvey, openSurvey], 1, null)).toBe(openSurvey);
  expect(chosenSurvey([older, closedSurvey], 1, null)).toBe(closedSurvey);
  expect(chosenSurvey([older, closedSurvey, openSurvey], 1, 6)).toBe(older);
  expect(chosenSurvey([older, closedSurvey, openSurvey], 2, null)).toBeUndefined();
});

test("one that has been begun is shown before one that has not, and this quarter before the next", () => {
  const next = { ...notBegun, questionnaireId: 9, effectiveFrom: "2026-10-01" };
  expect(chosenSurvey([next, openSurvey], 1, null)).toBe(openSurvey);
  expect(chosenSurvey([next, notBegun], 1, null)).toBe(notBegun);
});

test("until a survey is closed the results of the one before are offered", () => {
  expect(surveyWithResults([older, closedSurvey, openSurvey], openSurvey)).toBe(closedSurvey);
  expect(surveyWithResults([older, closedSurvey], older)).toBe(older);
  expect(surveyWithResults([openSurvey], openSurvey)).toBeUndefined();
});
