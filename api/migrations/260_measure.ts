import type { Knex } from "knex";

/**
 * measure: what an organisation means to do after the results of a category, who is responsible, and until when. It
 * belongs to the organisation and the questionnaire, since an import of corrected answers replaces the survey's row.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("measure", (t) => {
    t.increments("measure_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("organisation")
      .onDelete("cascade")
      .index();
    t.integer("questionnaire_id")
      .notNullable()
      .references("questionnaire_id")
      .inTable("questionnaire")
      .index();
    t.smallint("question_category_id")
      .notNullable()
      .references("question_category_id")
      .inTable("question_category");
    t.text("description").notNullable();
    t.text("responsible").notNullable();
    t.date("until").notNullable();
    t.boolean("is_done").notNullable().defaultTo(false);
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at", { useTz: true });
  });
}
