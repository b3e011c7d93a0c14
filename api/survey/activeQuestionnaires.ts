import type { Knex } from "knex";
import { type Quarter, quarterLabel } from "../shared/quarters.ts";
import { previewCodeOf, QUESTIONNAIRE_TYPES, STUDENTS } from "../survey-results/surveyState.ts";
import type { ActiveQuestionnaire } from "./contract.ts";

type Row = Quarter & {
  questionnaireId: number;
  questionnaireTypeId: 1 | 2;
  description: string;
  effectiveFrom: string;
  effectiveTo: string;
  questionCount: number;
  isBegun: boolean;
};

/** Students' questionnaires only if the organisation has students. */
export async function findActiveQuestionnaires(
  trx: Knex,
  asking: { organisationId: number; organisationTypeId: number | null; today: string },
): Promise<ActiveQuestionnaire[]> {
  const { organisationId, organisationTypeId, today } = asking;
  const type: { hasStudents: boolean } | undefined = await trx("organisation_type")
    .where({ organisationTypeId })
    .first("has_students");
  const query = trx("questionnaire as q")
    .where("q.effective_to", ">=", today)
    .where("q.published_on", "<=", today)
    .orderBy(["q.effective_from", "q.questionnaire_type_id"])
    .select("q.questionnaire_id", "q.questionnaire_type_id", "q.year", "q.quarter", "q.description")
    .select(trx.raw("q.effective_from::text, q.effective_to::text"))
    .select(
      trx.raw(
        `(select count(*)::int from questionnaire_question as x
          where x.questionnaire_id = q.questionnaire_id) as question_count`,
      ),
      trx.raw(
        `exists (select 1 from health_check as h
          where h.questionnaire_id = q.questionnaire_id and h.stakeholder_id = ?) as is_begun`,
        [organisationId],
      ),
    );
  if (type?.hasStudents !== true) query.whereNot("q.questionnaire_type_id", STUDENTS);
  const rows: Row[] = await query;
  return rows.map(({ description, ...row }) => ({
    ...row,
    questionnaire: quarterLabel(row),
    questionnaireDescription: description,
    questionnaireType: QUESTIONNAIRE_TYPES[row.questionnaireTypeId],
    previewCode: previewCodeOf(row.questionnaireId),
  }));
}
