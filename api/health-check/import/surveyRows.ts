import type { Knex } from "knex";

export const THEME = "health-check";

export async function removeRuns(trx: Knex, runs: readonly { healthCheckId: number }[]): Promise<void> {
  const ids = JSON.stringify(runs.map(({ healthCheckId }) => healthCheckId));
  for (const table of ["health_check_answer", "health_check_decline", "health_check"]) {
    await trx(table)
      .whereRaw("health_check_id in (select value::int from json_array_elements_text(?))", [ids])
      .delete();
  }
}

export async function removeUnused(trx: Knex): Promise<void> {
  const invented = trx("data_source").where({ theme: THEME, isDemonstration: true }).select("data_source_id");
  await trx("stakeholder")
    .whereIn("data_source_id", invented)
    .whereNotIn("stakeholder_id", trx("health_check").select("stakeholder_id"))
    .delete();
  const refersTo = (table: string) =>
    trx(table).whereRaw("??.data_source_id = data_source.data_source_id", [table]).select(trx.raw("1"));
  await trx("data_source")
    .where({ theme: THEME })
    .whereNotExists(refersTo("health_check"))
    .whereNotExists(refersTo("health_check_quarter"))
    .whereNotExists(refersTo("stakeholder"))
    .delete();
}
