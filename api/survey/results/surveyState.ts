import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";

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

/** SQL: with this survey its organisation took part, for every card, dashboard and public page. */
export const tookPart = (survey: string): string =>
  `(${survey}.closed_on is not null and ${survey}.shown_responses >= ${MIN_RESPONSES} and ${survey}.exclusion_reason is null)`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;
