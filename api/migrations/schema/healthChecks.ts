import type { Knex } from "knex";

export async function createHealthCheckTables(knex: Knex): Promise<void> {
  // health_check: a run: one organisation with one questionnaire. It takes answers from `effective_from` to
  // `effective_to`, in mode 'link' (one address for all) or 'slips' (one code per person, `slips_issued` of
  // them). `closed_on` is the first day without answers; null before. Imported ones closed with their
  // quarter. Only closed surveys count in figures. `is_blurred`: its exact tallies were replaced by blurred
  // ones, in the transaction that closes it. `actual_responses` is how many answered; `shown_responses` the
  // only number that anybody is shown: of an open survey counted once a day, blurred and in steps of five
  // (`counted_on`), of a closed one `actual_responses`, and 0 below five. `came_fast`: answers came faster
  // than people who were asked would send them, told with a shown step of five; `shown_fast` is what is shown
  // of it. `is_left_out`: an administrator keeps it out of the public figures. `letters_sent` counts the
  // addresses to which its link was mailed. `first_expected_responses` is `expected_responses` as it was when
  // the first answer came; whether there are more answers than people is judged by it.
  await knex.schema.createTable("health_check", (t) => {
    t.increments("health_check_id");
    t.integer("stakeholder_id").notNullable().references("organisation.stakeholder_id").onDelete("cascade");
    t.integer("questionnaire_id").notNullable().references("questionnaire.questionnaire_id").index();
    t.integer("expected_responses").notNullable().checkPositive();
    t.integer("actual_responses").notNullable().defaultTo(0);
    t.integer("data_source_id").notNullable().references("data_source.data_source_id").index();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
    t.date("effective_from").notNullable();
    t.date("effective_to").notNullable();
    t.date("closed_on");
    t.text("mode").notNullable().defaultTo("link").checkIn(["link", "slips"]);
    t.integer("slips_issued").notNullable().defaultTo(0);
    t.boolean("is_blurred").notNullable().defaultTo(false);
    t.boolean("came_fast").notNullable().defaultTo(false);
    t.boolean("is_left_out").notNullable().defaultTo(false);
    t.integer("letters_sent").notNullable().defaultTo(0);
    t.integer("shown_responses").notNullable().defaultTo(0);
    t.boolean("shown_fast").notNullable().defaultTo(false);
    t.date("counted_on");
    t.integer("first_expected_responses");
    t.unique(["stakeholder_id", "questionnaire_id"]);
  });
  await knex.raw(`
    alter table health_check add constraint health_check_closed_is_blurred
    check (closed_on is null or is_blurred) not valid`);

  // health_check_answer: how many of a run's responses chose an answer. Single responses are not stored: they
  // are added to these numbers and forgotten, so nothing can be joined, ordered or dated.
  await knex.schema.createTable("health_check_answer", (t) => {
    t.integer("health_check_id").notNullable();
    t.integer("possible_answer_id").notNullable();
    t.integer("responses").notNullable();
    t.primary(["health_check_id", "possible_answer_id"]);
  });

  // health_check_decline: how many preferred not to answer a question; they leave numerator and denominator.
  // No row: nobody.
  await knex.schema.createTable("health_check_decline", (t) => {
    t.integer("health_check_id").notNullable().references("health_check.health_check_id").onDelete("cascade");
    t.integer("question_id").notNullable();
    t.integer("responses").notNullable();
    t.primary(["health_check_id", "question_id"]);
  });

  // health_check_quarter: a quarter with runs, the source of their numbers, and how many organisations were
  // registered at its end.
  await knex.schema.createTable("health_check_quarter", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("registered_organisations").notNullable();
    t.integer("data_source_id").notNullable().references("data_source.data_source_id").index();
    t.primary(["year", "quarter"]);
  });

  // health_check_result: what may be shown of the organisations in a boundary in a quarter, of one type or of
  // all (`organisation_type_id` 0), written in the transaction that changes their numbers. Scores are in
  // hundredths of a per cent. A row of nulls: responses exist but must not be shown. No row: none exist.
  // `overall_before` is the figure that exact tallies gave, where a release has it.
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
    t.smallint("overall_before");
    t.primary(["boundary_id", "year", "quarter", "organisation_type_id"]);
  });

  // measure: what an organisation means to do after the results of a category, who is responsible, and until
  // when. It belongs to the organisation and the questionnaire, since an import of corrected answers replaces
  // the survey's row.
  await knex.schema.createTable("measure", (t) => {
    t.increments("measure_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("organisation.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.integer("questionnaire_id").notNullable().references("questionnaire.questionnaire_id").index();
    t.smallint("question_category_id").notNullable().references("question_category.question_category_id");
    t.text("description").notNullable();
    t.text("responsible").notNullable();
    t.date("until").notNullable();
    t.boolean("is_done").notNullable().defaultTo(false);
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });
}
