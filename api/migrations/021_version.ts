import type { Knex } from "knex";

const EDITED = [
  "stakeholder",
  "user_group",
  "organisation_application",
  "building_block_stakeholder",
  "questionnaire",
  "health_check",
];

/**
 * On every table whose rows people edit: `version` counts how often a row was saved, with all that belongs to it (a
 * stakeholder's contacts, a group's actions). `changed_by`, a stakeholder, saved it last, at `changed_at`; both are
 * null before the first change. No foreign key, so that rows outlive accounts.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of EDITED) {
    await knex.schema.alterTable(table, (t) => {
      t.integer("version").notNullable().defaultTo(1);
      t.integer("changed_by");
      t.timestamp("changed_at", { useTz: true });
    });
  }
}
