import type { Knex } from "knex";
import { type Quarter, quarterLabel } from "../shared/quarters.ts";
import { previewCodeOf, QUESTIONNAIRE_TYPES, STUDENTS, tookPart } from "../survey/results/surveyState.ts";
import type { QuestionnaireSummary } from "./contract.ts";

type Row = Quarter & {
  questionnaireId: number;
  questionnaireTypeId: 1 | 2;
  description: string;
  effectiveFrom: string;
  effectiveTo: string;
  publishedOn: string;
  questionCount: number;
  actual: number;
  expected: number;
  begun: number;
  participated: number;
};

export async function summariseQuestionnaires(trx: Knex, today: string): Promise<QuestionnaireSummary[]> {
  const { rows: counts }: { rows: { everyone: number; students: number }[] } = await trx.raw(
    `select count(*)::int as everyone, count(*) filter (where t.has_students)::int as students
      from organisation as o join organisation_type as t using (organisation_type_id)`,
  );
  const organisations = counts[0] as { everyone: number; students: number };
  const surveys = trx("health_check as s")
    .groupBy("questionnaire_id")
    .select("questionnaire_id")
    .select(
      trx.raw(`sum(shown_responses)::int as actual, sum(expected_responses)::int as expected,
        count(*)::int as begun, (count(*) filter (where ${tookPart("s")}))::int as participated`),
    );
  const rows: Row[] = await trx("questionnaire as q")
    .leftJoin(surveys.as("h"), "h.questionnaire_id", "q.questionnaire_id")
    .orderBy([
      { column: "q.year", order: "desc" },
      { column: "q.quarter", order: "desc" },
      { column: "q.questionnaire_type_id" },
    ])
    .select("q.questionnaire_id", "q.questionnaire_type_id", "q.year", "q.quarter", "q.description")
    .select(
      trx.raw(`q.effective_from::text, q.effective_to::text, q.published_on::text,
        coalesce(h.actual, 0) as actual, coalesce(h.expected, 0) as expected, coalesce(h.begun, 0) as begun,
        coalesce(h.participated, 0) as participated,
        (select count(*)::int from questionnaire_question as x
          where x.questionnaire_id = q.questionnaire_id) as question_count`),
    );
  return rows.map(({ actual, expected, begun, participated, description, ...row }) => {
    const isCurrent = row.effectiveFrom <= today && today <= row.effectiveTo;
    const previewCode = previewCodeOf(row.questionnaireId);
    return {
      ...row,
      questionnaire: quarterLabel(row),
      questionnaireDescription: description,
      questionnaireType: QUESTIONNAIRE_TYPES[row.questionnaireTypeId],
      isWithdrawable: begun === 0 && today <= row.effectiveTo,
      isCurrent,
      inviteCode: today <= row.effectiveTo ? previewCode : null,
      previewCode,
      totalActualResponses: actual,
      totalExpectedResponses: expected,
      totalOrganisations:
        row.questionnaireTypeId === STUDENTS ? organisations.students : organisations.everyone,
      totalBegunOrganisations: begun,
      totalParticipatedOrganisations: participated,
    };
  });
}
