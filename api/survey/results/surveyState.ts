import type { Knex } from "knex";
import { type Quarter, quarterLabel } from "../../shared/quarters.ts";
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

const getPreviewCode = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;
export const getDraftCode = (draftId: number): string => `draft-${draftId}`;

export const tookPart = (survey: string): string =>
  `(${survey}.closed_on is not null and ${survey}.disclosed_responses >= ${MIN_RESPONSES} and ${survey}.exclusion_reason is null)`;

export const QUESTIONNAIRE_TYPES = { 1: "Staff", 2: "Students" } as const;
export const STUDENTS = 2;

export type QuestionnaireRow = Quarter & {
  questionnaireId: number;
  questionnaireTypeId: 1 | 2;
  questionnaireDescription: string;
  questionCount: number;
};

/** The query must join questionnaires as `q`. */
export const selectQuestionnaire = (query: Knex.QueryBuilder, trx: Knex): Knex.QueryBuilder =>
  query
    .select("q.questionnaire_id", "q.questionnaire_type_id", "q.year", "q.quarter")
    .select("q.description as questionnaire_description")
    .select(
      trx.raw(
        `(select count(*)::int from questionnaire_question as x
          where x.questionnaire_id = q.questionnaire_id) as question_count`,
      ),
    );

export const describeQuestionnaire = ({ year, quarter, ...row }: QuestionnaireRow) => ({
  questionnaireId: row.questionnaireId,
  questionnaire: quarterLabel({ year, quarter }),
  questionnaireDescription: row.questionnaireDescription,
  questionnaireTypeId: row.questionnaireTypeId,
  questionnaireType: QUESTIONNAIRE_TYPES[row.questionnaireTypeId],
  previewCode: getPreviewCode(row.questionnaireId),
  questionCount: row.questionCount,
});
