import type { Knex } from "knex";
import { type Quarter, quarterNumber } from "../../shared/quarters.ts";
import type { SurveyRun } from "./SurveyRun.ts";

export type ExistingRun = Omit<SurveyRun, "line" | "answers"> & {
  healthCheckId: number;
  isDemonstration: boolean;
};

export async function findExistingRuns(trx: Knex, runs: readonly SurveyRun[]): Promise<ExistingRun[]> {
  const quarters = new Map(runs.map(({ quarter }) => [quarterNumber(quarter), quarter]));
  const rows: (Quarter & Omit<ExistingRun, "quarter">)[] = await trx("health_check as h")
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
    .select("h.expected_responses", "h.shown_responses as responses");
  return rows.map(({ year, quarter, ...run }) => ({ ...run, quarter: { year, quarter } }));
}
