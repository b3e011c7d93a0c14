import type { Knex } from "knex";
import {
  describeQuestionnaire,
  type QuestionnaireRow,
  STUDENTS,
  selectQuestionnaire,
  tookPart,
} from "../survey/results/surveyState.ts";
import type { QuestionnaireSummary } from "./contract.ts";

type Row = QuestionnaireRow & {
  effectiveFrom: string;
  effectiveTo: string;
  publishedOn: string;
  actual: number;
  expected: number;
  begun: number;
  participated: number;
};

export async function summariseQuestionnaires(trx: Knex, today: string): Promise<QuestionnaireSummary[]> {
  const { rows: counts }: { rows: { total: number; students: number }[] } = await trx.raw(
    `select count(*)::int as total, count(*) filter (where t.has_students)::int as students
      from organisation as o join organisation_type as t using (organisation_type_id)`,
  );
  const organisations = counts[0] as { total: number; students: number };
  const surveys = trx("health_check as s")
    .groupBy("questionnaire_id")
    .select("questionnaire_id")
    .select(
      trx.raw(`sum(disclosed_responses)::int as actual, sum(expected_responses)::int as expected,
        count(*)::int as begun, (count(*) filter (where ${tookPart("s")}))::int as participated`),
    );
  const query = trx("questionnaire as q")
    .leftJoin(surveys.as("h"), "h.questionnaire_id", "q.questionnaire_id")
    .orderBy([
      { column: "q.year", order: "desc" },
      { column: "q.quarter", order: "desc" },
      { column: "q.questionnaire_type_id" },
    ])
    .select(
      trx.raw(`q.effective_from::text, q.effective_to::text, q.published_on::text,
        coalesce(h.actual, 0) as actual, coalesce(h.expected, 0) as expected, coalesce(h.begun, 0) as begun,
        coalesce(h.participated, 0) as participated`),
    );
  const rows: Row[] = await selectQuestionnaire(query, trx);
  return rows.map(
    ({ actual, expected, begun, participated, effectiveFrom, effectiveTo, publishedOn, ...row }) => {
      const description = describeQuestionnaire(row);
      return {
        ...description,
        ...{ effectiveFrom, effectiveTo, publishedOn },
        isWithdrawable: begun === 0 && today <= effectiveTo,
        isCurrent: effectiveFrom <= today && today <= effectiveTo,
        inviteCode: today <= effectiveTo ? description.previewCode : null,
        totalActualResponses: actual,
        totalExpectedResponses: expected,
        totalOrganisations:
          row.questionnaireTypeId === STUDENTS ? organisations.students : organisations.total,
        totalBegunOrganisations: begun,
        totalParticipatedOrganisations: participated,
      };
    },
  );
}
