import type { Knex } from "knex";

/**
 * audit_log: what people change in their own profile is told by the names of the fields. The log outlives accounts, so
 * the details themselves do not belong into it, nor do the words in which an application was rejected or asked about,
 * which stand beside the application.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table audit_log disable trigger audit_log_stays");
  await knex.raw(`
    update audit_log set before = null, after = jsonb_build_object('fields', (
      select coalesce(jsonb_agg(key order by key), '[]') from jsonb_each(after)
      where before -> key is distinct from value and key <> 'version'))
    where what = 'profile changed' and before is not null`);
  await knex.raw(`
    update audit_log set after = after - 'reason' - 'waitingFor'
    where what in ('application rejected', 'waiting for applicant')`);
  await knex.raw("alter table audit_log enable trigger audit_log_stays");
}
