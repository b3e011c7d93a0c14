import type { Knex } from "knex";

/** `second_person.lifted_by`: who asked to lift the rule, which holds until somebody else confirms it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table second_person add column lifted_by integer");
}
