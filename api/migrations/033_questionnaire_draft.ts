import type { Knex } from "knex";

/**
 * questionnaire_draft: one of each type. `questions` is all of it, as in a sheet; publishing turns it into rows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("questionnaire_draft", (t) => {
    t.increments("draft_id");
    t.smallint("questionnaire_type_id").notNullable().unique().checkBetween([1, 2]);
    t.jsonb("questions").notNullable();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at", { useTz: true });
  });
}
