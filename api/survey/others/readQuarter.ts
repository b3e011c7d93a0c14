import type { Knex } from "knex";
import type { Quarter } from "../../shared/quarters.ts";
import { type AreaAnswers, discloseAreas } from "../../survey-results/discloseAreas.ts";
import { findRuns } from "../../survey-results/findRuns.ts";
import { ALL_TYPES } from "../../survey-results/groups.ts";
import { type OrganisationResult, resultsByOrganisation } from "../../survey-results/maturity.ts";
import type { ShownResult } from "../../survey-results/resultRows.ts";

export type AreaScores = { shown: ShownResult; results: OrganisationResult[] };
type Row = { boundaryId: number; organisationTypeId: number; shown: ShownResult };

export async function readQuarter(trx: Knex, quarter: Quarter) {
  const runs = await findRuns(trx, [quarter]);
  const results = resultsByOrganisation(runs);
  const counted = [...new Map(runs.map((run) => [run.organisationId, run])).values()].filter(
    ({ organisationId }) => results.has(organisationId),
  );
  const rows = await readPublished(trx, quarter);
  const within = ({ boundaryId, organisationTypeId }: Omit<Row, "shown">) =>
    counted
      .filter((run) => run.chain.includes(boundaryId))
      .filter((run) => organisationTypeId === ALL_TYPES || run.organisationTypeId === organisationTypeId)
      .map(({ organisationId }) => organisationId);
  return {
    scoresOf: (boundaryId: number): AreaScores | null => {
      const row = rows.find(
        (each) => each.boundaryId === boundaryId && each.organisationTypeId === ALL_TYPES,
      );
      if (row === undefined) return null;
      return { shown: row.shown, results: within(row).map((id) => results.get(id) as OrganisationResult) };
    },
    /** Null where it may not be shown. */
    discloseAnswers: (): ((questionnaireId: number, boundaryId: number) => AreaAnswers | null) =>
      discloseAreas(runs, rows.map(within)),
  };
}

async function readPublished(trx: Knex, { year, quarter }: Quarter): Promise<Row[]> {
  const rows = await trx("health_check_result")
    .where({ year, quarter })
    .whereNotNull("organisation_count")
    .select("boundary_id", "organisation_type_id", "organisation_count", "actual_responses")
    .select("expected_responses", "behaviours", "practices", "policies", "overall");
  return rows.map(({ boundaryId, organisationTypeId, ...row }) => ({
    boundaryId,
    organisationTypeId,
    shown: [
      row.organisationCount,
      row.actualResponses,
      row.expectedResponses,
      row.behaviours,
      row.practices,
      row.policies,
      row.overall,
    ],
  }));
}
