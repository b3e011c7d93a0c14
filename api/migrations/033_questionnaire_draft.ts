import type { Knex } from "knex";

/**
 * questionnaire_draft: a questionnaire that is being written, one of each type. `questions` is all of it, as a sheet
 * has it; publishing makes rows of it, which never change.
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
