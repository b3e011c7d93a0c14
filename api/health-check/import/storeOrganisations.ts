import type { Knex } from "knex";
import { findOrAddOrganisations } from "../../import/findOrAddOrganisations.ts";
import { firstDayOf } from "../../shared/quarters.ts";
import type { SurveyRun } from "./SurveyRun.ts";

/** The last type wins; registered from its first run's quarter. */
export async function storeOrganisations(
  trx: Knex.Transaction,
  runs: readonly SurveyRun[],
  dataSourceId: number,
): Promise<(run: SurveyRun) => number> {
  const named = ({ municipalityId, organisation }: SurveyRun) => ({ municipalityId, name: organisation });
  const idOf = await findOrAddOrganisations(trx, runs.map(named), dataSourceId);
  for (const run of runs) {
    await trx("organisation")
      .insert({
        stakeholder_id: idOf(named(run)),
        organisation_type_id: run.organisationTypeId,
        registered_on: firstDayOf(run.quarter),
      })
      .onConflict("stakeholder_id")
      .merge({
        organisation_type_id: run.organisationTypeId,
        registered_on: trx.raw("least(organisation.registered_on, excluded.registered_on)"),
      });
  }
  return (run) => idOf(named(run));
}
