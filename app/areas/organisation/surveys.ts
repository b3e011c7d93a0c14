import type { SurveySummary } from "@gbvf/api/survey/contract.ts";

export const STAFF = 1;
const STUDENTS = 2;
const WITH_STUDENTS = 4;

export const questionnaireTypesFor = (organisationTypeId: number | null) => [
  { id: STAFF, label: "Staff" },
  ...(organisationTypeId === WITH_STUDENTS ? [{ id: STUDENTS, label: "Students" }] : []),
];

/** Returns the chosen survey, otherwise the running, the next or the latest one. */
export function chosenSurvey(
  surveys: readonly SurveySummary[],
  questionnaireTypeId: number,
  questionnaireId: number | null,
): SurveySummary | undefined {
  const ofType = surveys
    .filter((survey) => survey.questionnaireTypeId === questionnaireTypeId)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom, "en"));
  return (
    ofType.find((survey) => survey.questionnaireId === questionnaireId) ??
    ofType.findLast(({ isCurrent, state }) => isCurrent && state !== "not-begun") ??
    ofType.findLast(({ isCurrent }) => isCurrent) ??
    ofType[0]
  );
}

export function surveyWithResults(
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
