import { closedSurvey, notBegun, openSurvey } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { findChosenSurvey, findSurveyWithResults, listQuestionnaireTypes } from "./surveys.ts";

const olderSurvey = {
  ...closedSurvey,
  healthCheckId: 30,
  questionnaireId: 6,
  effectiveFrom: "2026-01-01",
};

test("only organisations of type 4 have a questionnaire for students", () => {
  expect(listQuestionnaireTypes(4).map(({ label }) => label)).toEqual(["Staff", "Students"]);
  expect(listQuestionnaireTypes(3).map(({ label }) => label)).toEqual(["Staff"]);
});

test("findChosenSurvey returns the survey of the chosen period, otherwise the current or the latest one", () => {
  expect(findChosenSurvey([olderSurvey, closedSurvey, openSurvey], 1, null)).toBe(openSurvey);
  expect(findChosenSurvey([olderSurvey, closedSurvey], 1, null)).toBe(closedSurvey);
  expect(findChosenSurvey([olderSurvey, closedSurvey, openSurvey], 1, 6)).toBe(olderSurvey);
  expect(findChosenSurvey([olderSurvey, closedSurvey, openSurvey], 2, null)).toBeUndefined();
});

test("findChosenSurvey prefers a survey that has begun, then this quarter's survey, to the next quarter's", () => {
  const nextSurvey = { ...notBegun, questionnaireId: 9, effectiveFrom: "2026-10-01" };
  expect(findChosenSurvey([nextSurvey, openSurvey], 1, null)).toBe(openSurvey);
  expect(findChosenSurvey([nextSurvey, notBegun], 1, null)).toBe(notBegun);
});

test("findSurveyWithResults returns the previous closed survey until the chosen survey is closed", () => {
  expect(findSurveyWithResults([olderSurvey, closedSurvey, openSurvey], openSurvey)).toBe(closedSurvey);
  expect(findSurveyWithResults([olderSurvey, closedSurvey], olderSurvey)).toBe(olderSurvey);
  expect(findSurveyWithResults([openSurvey], openSurvey)).toBeUndefined();
});
