import type { Knex } from "knex";

export async function createSurveyCodeTables(knex: Knex): Promise<void> {
  // survey_invitation: the link's code, found by its keyed hash, and sealed so that the organisation can copy
  // the link again. Like all tables of codes it is emptied of a survey that closes.
  await knex.schema.createTable("survey_invitation", (t) => {
    t.integer("health_check_id").primary().references("health_check.health_check_id").onDelete("cascade");
    t.text("code_hash").notNullable().unique();
    t.text("sealed_code").notNullable();
  });

  // survey_slip: a code for one person. Deleted in the transaction that counts the answers, so that nothing
  // shows who has answered.
  await knex.schema.createTable("survey_slip", (t) => {
    t.text("code_hash").primary();
    t.integer("health_check_id")
      .notNullable()
      .references("health_check.health_check_id")
      .onDelete("cascade")
      .index();
  });

  // survey_spent_slips: the keyed hashes of a survey's slips with which somebody has answered, sorted. One
  // row a survey, which every answer writes whole, so that neither order nor transaction tells which slip was
  // used when. Theirs have another key than those of survey_slip, so the two do not match.
  await knex.schema.createTable("survey_spent_slips", (t) => {
    t.integer("health_check_id").primary().references("health_check.health_check_id").onDelete("cascade");
    t.specificType("spent_hashes", "text[]").notNullable();
  });

  // survey_receipt: the keyed hash of a submission's random id, so that a retry counts once. Without answers
  // or time.
  await knex.schema.createTable("survey_receipt", (t) => {
    t.text("receipt_hash").primary();
    t.integer("health_check_id")
      .notNullable()
      .references("health_check.health_check_id")
      .onDelete("cascade")
      .index();
  });
}
