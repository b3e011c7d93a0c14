import type { Knex } from "knex";
import { type Quarter, quarterLabel } from "../../shared/quarters.ts";
import { wherePublic } from "../results/publicQuarters.ts";
import { QUESTIONNAIRE_TYPES } from "../results/surveyState.ts";

export type PlaceQuestionnaire = Quarter & {
  questionnaireId: number;
  questionnaireTypeId: 1 | 2;
  effectiveFrom: string;
  effectiveTo: string;
};

export async function findQuestionnaires(trx: Knex, today: string): Promise<PlaceQuestionnaire[]> {
  return trx("questionnaire as q")
    .whereExists(
      trx("health_check_quarter as x")
        .whereRaw("x.year = q.year and x.quarter = q.quarter")
        .select(trx.raw("1")),
    )
    .modify(wherePublic, "q", today)
    .orderBy([
      { column: "q.year", order: "desc" },
      { column: "q.quarter", order: "desc" },
      { column: "q.questionnaire_type_id" },
    ])
    .select("q.questionnaire_id", "q.questionnaire_type_id", "q.year", "q.quarter")
    .select(trx.raw("q.effective_from::text, q.effective_to::text"));
}

export const presentQuestionnaire = (row: PlaceQuestionnaire) => ({
  questionnaireId: row.questionnaireId,
  questionnaire: quarterLabel(row),
  questionnaireTypeId: row.questionnaireTypeId,
  questionnaireType: QUESTIONNAIRE_TYPES[row.questionnaireTypeId],
});
