import type { Knex } from "knex";

/**
 * survey_spent_slips: the keyed hashes of a survey's slips with which somebody has answered, sorted. One row a survey,
 * which every answer writes whole, so that neither order nor transaction tells which slip was used when. The hashes of
 * issued slips stay in survey_slip until the survey closes; theirs have another key, so the two do not match.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("survey_spent_slips", (t) => {
    t.integer("health_check_id")
      .primary()
      .references("health_check_id")
      .inTable("health_check")
      .onDelete("cascade");
    t.specificType("spent_hashes", "text[]").notNullable();
  });
}
