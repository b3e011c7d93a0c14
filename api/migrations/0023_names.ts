import type { Knex } from "knex";

const COLUMNS = [
  ["session", "password_given_at", "authenticated_at"],
  ["building_block_contact_person", "stated_from", "declared_from"],
  ["application_question", "asked_at", "created_at"],
  ["health_check", "shown_responses", "disclosed_responses"],
  ["data_import", "problem", "error_message"],
] as const;

/** Participles become nouns; the table holds the administrator who owns the emergency numbers. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, before, after] of COLUMNS) {
    await knex.schema.alterTable(table, (t) => t.renameColumn(before, after));
  }
  await knex.schema.renameTable("emergency_duty", "emergency_owner");
}
