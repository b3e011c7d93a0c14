import type { Knex } from "knex";

/**
 * wrong_number: `networks` counts those that the reports came from; 0 for reports from before they were counted.
 *
 * wrong_number_network: how often one network reported a number. `network` is a keyed hash bound to that number, so that
 * neither the address nor what else was reported from there can be read. It goes when officials deal with the reports.
 *
 * building_block_check: `how` 0 only cleared the reports of a number; nobody was called.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("wrong_number", (t) => {
    t.integer("networks").notNullable().defaultTo(0);
  });
  await knex.schema.createTable("wrong_number_network", (t) => {
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("wrong_number")
      .onDelete("cascade");
    t.text("network").notNullable();
    t.integer("reports").notNullable();
    t.primary(["stakeholder_id", "network"]);
  });
  await knex.raw(`
    alter table building_block_check
      drop constraint building_block_check_how_check,
      add constraint building_block_check_how_check check (how between 0 and 4)`);
}
