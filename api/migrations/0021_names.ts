import type { Knex } from "knex";

/** Columns about e-mails were named after letters. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("organisation_application", (t) =>
    t.renameColumn("letter_mail_id", "decision_mail_id"),
  );
  await knex.schema.alterTable("health_check", (t) => t.renameColumn("letters_sent", "emails_sent"));
}
