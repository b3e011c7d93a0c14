import type { Knex } from "knex";

export async function forgetLetters(trx: Knex.Transaction, healthCheckIds: readonly number[]): Promise<void> {
  const of = (table: string) => trx(table).whereIn("health_check_id", [...healthCheckIds]);
  await trx("mail").whereIn("mail_id", of("survey_letter").select("mail_id")).whereNotNull("sealed").delete();
  for (const table of ["survey_letter", "survey_reminder"]) await of(table).delete();
}
