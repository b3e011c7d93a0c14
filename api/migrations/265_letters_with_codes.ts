import type { Knex } from "knex";

/**
 * Both are emptied of a survey when it closes. Neither names a code.
 *
 * survey_letter: the letters and reminders of a survey, so that it can count them and stop those that wait.
 *
 * survey_reminder: all addresses to remind on a day, sorted and sealed as one. Deleted as soon as the reminder is queued.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("survey_letter", (t) => {
    t.integer("mail_id").primary().references("mail_id").inTable("mail").onDelete("cascade");
    t.integer("health_check_id")
      .notNullable()
      .references("health_check_id")
      .inTable("health_check")
      .onDelete("cascade")
      .index();
  });
  await knex.schema.createTable("survey_reminder", (t) => {
    t.integer("health_check_id")
      .primary()
      .references("health_check_id")
      .inTable("health_check")
      .onDelete("cascade");
    t.date("remind_on").notNullable();
    t.text("sealed_addresses").notNullable();
  });
}
