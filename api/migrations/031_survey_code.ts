import type { Knex } from "knex";

/**
 * All three are deleted when their survey closes.
 *
 * survey_invitation: the link's code, found by its keyed hash, and sealed so that the organisation can copy the link
 * again.
 *
 * survey_slip: a code for one person. Deleted in the transaction that counts the answers, so that nothing shows who
 * has answered.
 *
 * survey_receipt: keyed hash of a submission's random id, so that a retry counts once. Without answers or time.
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
