import type { Knex } from "knex";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import type { Quarter } from "../../shared/quarters.ts";
import { computeEarnedPoints } from "./points.ts";
import type { PlacedRun } from "./resultRows.ts";
import { readTallies, type SurveyTally } from "./surveyTally.ts";

type RunRow = Quarter & {
  healthCheckId: number;
  questionnaireId: number;
  organisationId: number;
  organisationTypeId: number;
  municipalityId: number;
  districtId: number;
  provinceId: number;
  responses: number;
  expectedResponses: number;
};
type ClosedRun = PlacedRun & Quarter & { healthCheckId: number; questionnaireId: number; tally: SurveyTally };

export async function findRuns(
  trx: Knex,
  quarters: readonly Quarter[],
  organisationId?: number,
): Promise<ClosedRun[]> {
  const query = trx("health_check as h")
    .join("questionnaire as n", "n.questionnaire_id", "h.questionnaire_id")
    .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .join("boundary as b", "b.boundary_id", "s.boundary_id")
    .whereNotNull("h.closed_on")
    .whereNull("h.exclusion_reason")
    .whereIn(
      ["n.year", "n.quarter"],
      quarters.map(({ year, quarter }) => [year, quarter]),
    );
  if (organisationId !== undefined) query.where("h.stakeholder_id", organisationId);
  const rows: RunRow[] = await query
    .select("n.year", "n.quarter", "n.questionnaire_id", "o.organisation_type_id", "h.health_check_id")
    .select("h.stakeholder_id as organisation_id", "b.boundary_id as municipality_id")
    .select("b.district_boundary_id as district_id", "b.national_boundary_id as province_id")
    .select("h.actual_responses as responses", "h.expected_responses");
  const tallies = await readTallies(
    trx,
    rows.map(({ healthCheckId }) => healthCheckId),
  );
  return rows.map(({ municipalityId, districtId, provinceId, ...run }) => {
    const tally = tallies.get(run.healthCheckId) as SurveyTally;
    return {
      ...run,
      chain: [municipalityId, districtId, provinceId, COUNTRY],
      tally,
      ...computeEarnedPoints(tally),
    };
  });
}
