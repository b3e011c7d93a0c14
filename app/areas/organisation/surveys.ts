import type { SurveySummary } from "@gbvf/api/survey/contract.ts";

export const STAFF = 1;
const STUDENTS = 2;
const ORGANISATION_TYPE_WITH_STUDENTS = 4;

export const listQuestionnaireTypes = (organisationTypeId: number | null) => [
  { id: STAFF, label: "Staff" },
  ...(organisationTypeId === ORGANISATION_TYPE_WITH_STUDENTS ? [{ id: STUDENTS, label: "Students" }] : []),
];

/** Returns the chosen survey, otherwise the running, the next or the latest survey. */
export function findChosenSurvey(
  surveys: readonly SurveySummary[],
  questionnaireTypeId: number,
  questionnaireId: number | null,
): SurveySummary | undefined {
  const surveysOfType = surveys
    .filter((survey) => survey.questionnaireTypeId === questionnaireTypeId)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom, "en"));
  return (
    surveysOfType.find((survey) => survey.questionnaireId === questionnaireId) ??
    surveysOfType.findLast(({ isCurrent, state }) => isCurrent && state !== "not-begun") ??
    surveysOfType.findLast(({ isCurrent }) => isCurrent) ??
    surveysOfType[0]
  );
}

export function findSurveyWithResults(
  surveys: readonly SurveySummary[],
  chosen: SurveySummary,
): SurveySummary | undefined {
  if (chosen.state === "closed") return chosen;
  return surveys
    .filter(
      ({ questionnaireTypeId, state, effectiveFrom }) =>
        questionnaireTypeId === chosen.questionnaireTypeId &&
        state === "closed" &&
        effectiveFrom <= chosen.effectiveFrom,
    )
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom, "en"))[0];
}
