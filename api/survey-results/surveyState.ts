export type SurveyDates = {
  effectiveFrom: string;
  effectiveTo: string;
  /** Null until it is closed, by the organisation or once its last day is over. */
  closedOn: string | null;
};

/** Where a survey stands on a day; all days ISO 8601. */
export function surveyState(
  { effectiveFrom, effectiveTo, closedOn }: SurveyDates,
  today: string,
): "planned" | "open" | "closed" {
  if (closedOn !== null || effectiveTo < today) return "closed";
  return effectiveFrom > today ? "planned" : "open";
}

/** Participation moves in steps, so that one more answer rarely shows. */
export const inStepsOfFive = (responses: number): number => responses - (responses % 5);

/** In SQL, what a survey adds to a sum of responses over several: of an open one, or one of too few, whole steps. */
export const RESPONSES_IN_SUMS =
  "case when closed_on is null or actual_responses < 5 then actual_responses / 5 * 5 else actual_responses end";

/** Codes that open the preview of a questionnaire or of a draft, and nothing else. */
export const previewCodeOf = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;
export const draftCodeOf = (draftId: number): string => `draft-${draftId}`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;
