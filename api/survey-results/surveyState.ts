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

/** Codes that open the preview of a questionnaire or of a draft, and nothing else. */
export const previewCodeOf = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;
export const draftCodeOf = (draftId: number): string => `draft-${draftId}`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;
