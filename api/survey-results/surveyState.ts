export type SurveyDates = {
  effectiveFrom: string;
  effectiveTo: string;
  /** Null while it is not closed. */
  closedOn: string | null;
};

/** Days are ISO 8601. */
export function surveyState(
  { effectiveFrom, effectiveTo, closedOn }: SurveyDates,
  today: string,
): "planned" | "open" | "closed" {
  if (closedOn !== null || effectiveTo < today) return "closed";
  return effectiveFrom > today ? "planned" : "open";
}

/** So that a single answer rarely shows. */
export const inStepsOfFive = (responses: number): number => responses - (responses % 5);

/** In SQL, what a survey adds to a sum of responses over several: of an open one, or one of too few, whole steps. */
export const RESPONSES_IN_SUMS =
  "case when closed_on is null or actual_responses < 5 then actual_responses / 5 * 5 else actual_responses end";

/** Codes that open only a preview. */
export const previewCodeOf = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;
export const draftCodeOf = (draftId: number): string => `draft-${draftId}`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;
