import type { Knex } from "knex";

/**
 * organisation_type, organisation: an organisation is a stakeholder of type 4 that may survey its people about GBVF.
 * Its name is its stakeholder's, and in no public answer. `has_students`: it may survey students as well as staff.
 *
 * questionnaire: what organisations ask in one calendar quarter, of staff (type 1) or students (type 2), from
 * `effective_from` to `effective_to`. questionnaire_question: its questions in order. A changed question or answer is a
 * new row, so that past questionnaires stay as they were. `question_type_id` is 3 one answer, 4 any number;
 * `visualize_type_id` is 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. Scores of answers add up to the score
 * of a scored category; an answer without a score is left out.
 *
 * health_check: a run: one organisation with one questionnaire. `actual_responses` is how many answered.
 *
 * health_check_answer: how many of a run's responses chose an answer. Single responses are not stored: they are added
 * to these numbers and forgotten, so nothing can be joined, ordered or dated.
 *
 * health_check_quarter: a quarter with runs, the source of their numbers, and how many organisations were registered at
 * its end.
 *
 * health_check_result: what may be shown of the organisations in a boundary in a quarter, of one type or of all
 * (`organisation_type_id` 0), written in the transaction that changes their numbers. Scores are in hundredths of a per
 * cent. A row of nulls: responses exist but must not be shown. No row: none exist.
 */
export async function up(knex: Knex): Promise<void> {
  await makeOrganisations(knex);
  await makeQuestionnaires(knex);
  await makeRuns(knex);
  await makeResults(knex);
}

async function makeOrganisations(knex: Knex): Promise<void> {
  await knex.schema.createTable("organisation_type", (t) => {
    t.smallint("organisation_type_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("has_students").notNullable();
    t.smallint("seq").notNullable();
  });
  await knex.schema.createTable("organisation", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.smallint("organisation_type_id")
      .notNullable()
      .references("organisation_type_id")
      .inTable("organisation_type");
    t.date("registered_on").notNullable();
  });
}

async function makeQuestionnaires(knex: Knex): Promise<void> {
  await knex.schema.createTable("question_category", (t) => {
    t.smallint("question_category_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("is_scored").notNullable();
    t.boolean("is_in_dashboard").notNullable();
    t.smallint("seq").notNullable();
  });
  await knex.schema.createTable("question", (t) => {
    t.increments("question_id");
    t.smallint("question_category_id")
      .notNullable()
      .references("question_category_id")
      .inTable("question_category");
    t.text("description").notNullable();
    t.smallint("question_type_id").notNullable().checkIn(["3", "4"]);
    t.smallint("visualize_type_id").notNullable().checkBetween([1, 4]);
  });
  await knex.schema.createTable("possible_answer", (t) => {
    t.increments("possible_answer_id");
    t.integer("question_id").notNullable().references("question_id").inTable("question").index();
    t.text("description").notNullable();
    t.smallint("score").checkBetween([0, 100]);
    t.smallint("seq").notNullable();
    t.unique(["question_id", "description"]);
  });
  await knex.schema.createTable("questionnaire", (t) => {
    t.increments("questionnaire_id");
    t.smallint("questionnaire_type_id").notNullable().checkBetween([1, 2]);
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable().checkBetween([1, 4]);
    t.text("description").notNullable();
    t.date("effective_from").notNullable();
    t.date("effective_to").notNullable();
    t.unique(["questionnaire_type_id", "year", "quarter"]);
  });
  await knex.schema.createTable("questionnaire_question", (t) => {
    t.integer("questionnaire_id")
      .notNullable()
      .references("questionnaire_id")
      .inTable("questionnaire")
      .onDelete("cascade");
    t.integer("question_id").notNullable().references("question_id").inTable("question");
    t.smallint("seq").notNullable();
    t.primary(["questionnaire_id", "question_id"]);
  });
}

async function makeRuns(knex: Knex): Promise<void> {
  await knex.schema.createTable("health_check", (t) => {
    t.increments("health_check_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("organisation")
      .onDelete("cascade");
    t.integer("questionnaire_id")
      .notNullable()
      .references("questionnaire_id")
      .inTable("questionnaire")
      .index();
    t.integer("expected_responses").notNullable().checkPositive();
    t.integer("actual_responses").notNullable().defaultTo(0);
    t.integer("data_source_id").notNullable().references("data_source_id").inTable("data_source").index();
    t.unique(["stakeholder_id", "questionnaire_id"]);
  });
  await knex.schema.createTable("health_check_answer", (t) => {
    // No foreign key: it would be checked for each of many rows. Code that deletes a run must delete its answers.
    t.integer("health_check_id").notNullable();
    t.integer("possible_answer_id").notNullable();
    t.integer("responses").notNullable();
    t.primary(["health_check_id", "possible_answer_id"]);
  });
}

async function makeResults(knex: Knex): Promise<void> {
  await knex.schema.createTable("health_check_quarter", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("registered_organisations").notNullable();
    t.integer("data_source_id").notNullable().references("data_source_id").inTable("data_source").index();
    t.primary(["year", "quarter"]);
  });
  await knex.schema.createTable("health_check_result", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.smallint("organisation_type_id").notNullable();
    t.integer("organisation_count");
    t.integer("actual_responses");
    t.integer("expected_responses");
    t.smallint("behaviours");
    t.smallint("practices");
    t.smallint("policies");
    t.smallint("overall");
    t.primary(["boundary_id", "year", "quarter", "organisation_type_id"]);
  });
}
