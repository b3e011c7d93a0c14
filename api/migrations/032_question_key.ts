import type { Knex } from "knex";

/**
 * question: `question_key` identifies what is asked, however it is worded or scored; trends compare by it.
 * `translations`: texts by language code, also of answers.
 *
 * questionnaire_question: `is_comparable`: the author considers it comparable with the question of that key in
 * earlier questionnaires.
 *
 * questionnaire: `published_on`, after which it never changes.
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
