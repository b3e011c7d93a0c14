import type { Knex } from "knex";

/**
 * question: `question_key` names what is asked, also where it is worded or scored differently: results are compared
 * over time by it. `translations` of a question or an answer: its words by language code.
 *
 * questionnaire_question: `is_comparable` says whether the author takes what is asked to be comparable with the
 * question of the same key in earlier questionnaires.
 *
 * questionnaire: `published_on` is the day from which it could be used; it never changes afterwards.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("question", (t) => {
    t.text("question_key");
    t.jsonb("translations");
  });
  await knex.raw("update question set question_key = 'question-' || question_id");
  await knex.schema.alterTable("question", (t) => {
    t.dropNullable("question_key");
  });
  await knex.schema.alterTable("possible_answer", (t) => {
    t.jsonb("translations");
  });
  await knex.schema.alterTable("questionnaire_question", (t) => {
    t.boolean("is_comparable").notNullable().defaultTo(true);
  });
  await knex.schema.alterTable("questionnaire", (t) => {
    t.date("published_on");
  });
  await knex.raw("update questionnaire set published_on = effective_from");
  await knex.schema.alterTable("questionnaire", (t) => {
    t.dropNullable("published_on");
  });
}
