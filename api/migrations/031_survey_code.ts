import type { Knex } from "knex";

/**
 * All three go when their survey closes.
 *
 * survey_invitation: the code in a survey's link. It is found by its keyed hash, and sealed so that the organisation can
 * copy its link again.
 *
 * survey_slip: a code that one person may use once. The row goes in the transaction that counts the answers, so that
 * what is left says nothing of who has used theirs.
 *
 * survey_receipt: that a submission has been counted, by the keyed hash of the random id it came with, so that one sent
 * again counts once. It has nothing of the answers, and no time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("survey_invitation", (t) => {
    t.integer("health_check_id")
      .primary()
      .references("health_check_id")
      .inTable("health_check")
      .onDelete("cascade");
    t.text("code_hash").notNullable().unique();
    t.text("sealed_code").notNullable();
  });
  for (const [table, hash] of [
    ["survey_slip", "code_hash"],
    ["survey_receipt", "receipt_hash"],
  ] as const) {
    await knex.schema.createTable(table, (t) => {
      t.text(hash).primary();
      t.integer("health_check_id")
        .notNullable()
        .references("health_check_id")
        .inTable("health_check")
        .onDelete("cascade")
        .index();
    });
  }
}
