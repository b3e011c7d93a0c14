import type { Knex } from "knex";

export async function createQuestionnaireTables(knex: Knex): Promise<void> {
  // question_category: a category of questions, scored or not.
  await knex.schema.createTable("question_category", (t) => {
    t.smallint("question_category_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("is_scored").notNullable();
    t.boolean("is_in_dashboard").notNullable();
    t.smallint("seq").notNullable();
  });

  // questionnaire: what organisations ask in one calendar quarter, of staff (type 1) or students (type 2),
  // from `effective_from` to `effective_to`. After `published_on` it never changes.
  await knex.schema.createTable("questionnaire", (t) => {
    t.increments("questionnaire_id");
    t.smallint("questionnaire_type_id").notNullable().checkBetween([1, 2]);
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable().checkBetween([1, 4]);
    t.text("description").notNullable();
    t.date("effective_from").notNullable();
    t.date("effective_to").notNullable();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
    t.date("published_on").notNullable();
    t.unique(["questionnaire_type_id", "year", "quarter"]);
  });

  // questionnaire_draft: one of each type. `questions` is all of it, as in a sheet; publishing turns it into
  // rows.
  await knex.schema.createTable("questionnaire_draft", (t) => {
    t.increments("draft_id");
    t.smallint("questionnaire_type_id").notNullable().checkBetween([1, 2]).unique();
    t.jsonb("questions").notNullable();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });

  // question: a changed question or answer is a new row, so that past questionnaires stay as they were.
  // `question_type_id` is 3 one answer, 4 any number; `visualize_type_id` is 1 progress bar, 2 bar graph, 3
  // pie chart, 4 stacked bar. `question_key` identifies what is asked, however it is worded or scored; trends
  // compare by it. `translations` are texts by language code, also of answers.
  await knex.schema.createTable("question", (t) => {
    t.increments("question_id");
    t.smallint("question_category_id").notNullable().references("question_category.question_category_id");
    t.text("description").notNullable();
    t.smallint("question_type_id").notNullable().checkIn(["3", "4"]);
    t.smallint("visualize_type_id").notNullable().checkBetween([1, 4]);
    t.text("question_key").notNullable();
    t.jsonb("translations");
  });

  // possible_answer: an answer to choose. Scores add up to the score of a scored category; an answer without
  // a score is left out.
  await knex.schema.createTable("possible_answer", (t) => {
    t.increments("possible_answer_id");
    t.integer("question_id").notNullable().references("question.question_id").index();
    t.text("description").notNullable();
    t.smallint("score").checkBetween([0, 100]);
    t.smallint("seq").notNullable();
    t.jsonb("translations");
    t.unique(["question_id", "description"]);
  });

  // questionnaire_question: the questions of a questionnaire in order. `is_comparable`: the author considers
  // it comparable with the question of that key in earlier questionnaires.
  await knex.schema.createTable("questionnaire_question", (t) => {
    t.integer("questionnaire_id")
      .notNullable()
      .references("questionnaire.questionnaire_id")
      .onDelete("cascade");
    t.integer("question_id").notNullable().references("question.question_id");
    t.smallint("seq").notNullable();
    t.boolean("is_comparable").notNullable().defaultTo(true);
    t.primary(["questionnaire_id", "question_id"]);
  });
}
