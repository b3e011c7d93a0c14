import type { Knex } from "knex";
import { type Quarter, quarterNumber } from "../../lib/quarters.ts";
import type { SurveyRun } from "./SurveyRun.ts";

export type ExistingRun = Omit<SurveyRun, "line"> & { healthCheckId: number; isDemonstration: boolean };

/** Of the same quarters, and all of the demonstration (without answers). */
export async function findExistingRuns(trx: Knex, told: readonly SurveyRun[]): Promise<ExistingRun[]> {
  const quarters = new Map(told.map(({ quarter }) => [quarterNumber(quarter), quarter]));
  const rows: (Quarter & Omit<ExistingRun, "quarter" | "answers">)[] = await trx("health_check as h")
    .join("questionnaire as n", "n.questionnaire_id", "h.questionnaire_id")
    .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "h.data_source_id")
    .where("d.is_demonstration", true)
    .orWhereIn(
      ["n.year", "n.quarter"],
      [...quarters.values()].map(({ year, quarter }) => [year, quarter]),
    )
    .select("h.health_check_id", "n.questionnaire_type_id", "n.year", "n.quarter", "d.is_demonstration")
    .select("o.organisation_type_id", "s.name as organisation", "s.boundary_id as municipality_id")
    .select("h.expected_responses", "h.actual_responses as responses");
  const real = rows
    .filter(({ isDemonstration }) => !isDemonstration)
    .map(({ healthCheckId }) => healthCheckId);
  const answers: { healthCheckId: number; possibleAnswerId: number; responses: number }[] = await trx(
    "health_check_answer",
  ).whereIn("health_check_id", real);
  const answersOf = Map.groupBy(answers, ({ healthCheckId }) => healthCheckId);
  return rows.map(({ year, quarter, ...run }) => ({
    ...run,
    quarter: { year, quarter },
    answers: new Map(
      answersOf.get(run.healthCheckId)?.map((each) => [each.possibleAnswerId, each.responses]),
    ),
  }));
}
