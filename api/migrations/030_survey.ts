import type { Knex } from "knex";

/**
 * health_check: a survey takes answers from `effective_from` to `effective_to`, in mode 'link' (one address for all) or
 * 'slips' (a code for each person; `slips_issued` says for how many). `closed_on` is the day from which it takes no
 * more; null until then. What was imported was closed with its quarter. Only closed surveys are in any figures.
 *
 * health_check_decline: how many of a survey's responses preferred not to answer a question. They leave the numerator
 * and the denominator of every figure made of it. No row: nobody.
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
