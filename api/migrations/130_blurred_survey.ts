import type { Knex } from "knex";

/**
 * health_check: `is_blurred` says that its exact tallies were replaced by blurred ones, which happens in the transaction
 * that closes it; nothing is shown of a survey before. Surveys that had closed before this column existed are blurred in
 * the transaction of this migration, right after it (`migrate`): public figures have to be worked out again, which only
 * current code can do. The check leaves them alone until then.
 *
 * health_check_result: `overall_before` is the public figure that the exact tallies of such surveys gave. Releases that were
 * out keep it. It goes as soon as the figure changes for another reason.
 *
 * data_source: a health check's file has no fingerprint any more. Whoever knows all of a small file but one answer could
 * tell that answer by it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.boolean("is_blurred").notNullable().defaultTo(false);
  });
  await knex.raw(
    `alter table health_check add constraint health_check_closed_is_blurred
      check (closed_on is null or is_blurred) not valid`,
  );
  await knex.schema.alterTable("health_check_result", (t) => {
    t.smallint("overall_before");
  });
  await knex.raw("update data_source set fingerprint = null where theme = 'health-check'");
}
