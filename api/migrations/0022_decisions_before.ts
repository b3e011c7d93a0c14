import type { Knex } from "knex";

/** The keys of `before_decision` are column names, one of which 0021 renamed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update organisation_application
    set before_decision = (before_decision - 'letterMailId')
      || jsonb_build_object('decisionMailId', before_decision->'letterMailId')
    where before_decision->'letterMailId' is not null`);
}
