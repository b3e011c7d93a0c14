import type { Knex } from "knex";

/**
 * health_check: takes answers from `effective_from` to `effective_to`, in mode 'link' (one address for all) or
 * 'slips' (one code per person, `slips_issued` of them). `closed_on` is the first day without answers; null before.
 * Imported ones closed with their quarter. Only closed surveys count in figures.
 *
 * health_check_decline: how many preferred not to answer a question; they leave numerator and denominator. No row:
 * nobody.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.date("effective_from");
    t.date("effective_to");
    t.date("closed_on");
    t.text("mode").notNullable().defaultTo("link").checkIn(["link", "slips"]);
    t.integer("slips_issued").notNullable().defaultTo(0);
  });
  await knex.raw(`
    update health_check set
      effective_from = q.effective_from, effective_to = q.effective_to, closed_on = q.effective_to
    from questionnaire as q where q.questionnaire_id = health_check.questionnaire_id`);
  await knex.schema.alterTable("health_check", (t) => {
    t.dropNullable("effective_from");
    t.dropNullable("effective_to");
  });
  await knex.schema.createTable("health_check_decline", (t) => {
    t.integer("health_check_id")
      .notNullable()
      .references("health_check_id")
      .inTable("health_check")
      .onDelete("cascade");
    t.integer("question_id").notNullable();
    t.integer("responses").notNullable();
    t.primary(["health_check_id", "question_id"]);
  });
}
