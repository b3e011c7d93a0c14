export type SurveyDates = {
  effectiveFrom: string;
  effectiveTo: string;
  closedOn: string | null;
};

export function surveyState(
  { effectiveFrom, effectiveTo, closedOn }: SurveyDates,
  today: string,
): "planned" | "open" | "closed" {
  if (closedOn !== null || effectiveTo < today) return "closed";
  return effectiveFrom > today ? "planned" : "open";
}

export const previewCodeOf = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;
export const draftCodeOf = (draftId: number): string => `draft-${draftId}`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;
