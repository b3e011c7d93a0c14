import type { Knex } from "knex";

export async function createContactCheckTables(knex: Knex): Promise<void> {
  // contact_check: one check. `what` is 1 a contact person, 2 a place's own number, 3 that a place exists, 4
  // a requirement of a place (its contacts were checked, even if it has none; `stakeholder_id`
  // is then the place's). `outcome` is 1 right, 2 nobody was reached, 3 only the public's reports were
  // cleared. `how` is 1 called, 2 visited, 3 in writing, 4 own knowledge; null if a file says it, or
  // nobody was reached. `checked_by` has no foreign key, so that rows outlive accounts. `reports`,
  // `networks` and `reported_on` are what the check took off the number, for its undo. An undone check stays
  // as a row and counts nowhere.
  await knex.schema.createTable("contact_check", (t) => {
    t.increments("check_id");
    t.integer("stakeholder_id").notNullable().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.smallint("what").notNullable().checkBetween([1, 4]);
    t.smallint("outcome").notNullable().checkBetween([1, 3]);
    t.smallint("how").checkBetween([1, 4]);
    t.date("checked_on").notNullable();
    t.timestamp("checked_at");
    t.integer("checked_by");
    t.integer("reports").notNullable().defaultTo(0);
    t.integer("networks").notNullable().defaultTo(0);
    t.date("reported_on");
    t.timestamp("undone_at");
    t.integer("undone_by");
    t.smallint("building_block_requirement_id")
      .references("building_block_requirement.building_block_requirement_id")
      .withKeyName("contact_check_building_block_requirement_id_fkey");
    t.check(
      "(what = 4) = (building_block_requirement_id is not null)",
      undefined,
      "contact_check_requirement_check",
    );
    t.index(["stakeholder_id", "what", "checked_on"]);
  });

  // contact_note: for officials only, about a contact person or a place's own number. Until `call_again_on`
  // the contact is not due.
  await knex.schema.createTable("contact_note", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.date("call_again_on");
    t.text("note");
  });

  // wrong_number: public reports of a number since the last check, the networks that they came from, and the
  // day of the last one. Nothing about the reporters.
  await knex.schema.createTable("wrong_number", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.integer("reports").notNullable();
    t.date("last_on").notNullable();
    t.integer("networks").notNullable().defaultTo(0);
  });

  // wrong_number_network: how often one network reported a number. `network` is a keyed hash bound to that
  // number, so that neither the address nor what else was reported from there can be read. It goes when
  // officials deal with the reports.
  await knex.schema.createTable("wrong_number_network", (t) => {
    t.integer("stakeholder_id").notNullable().references("wrong_number.stakeholder_id").onDelete("cascade");
    t.text("network").notNullable();
    t.integer("reports").notNullable();
    t.primary(["stakeholder_id", "network"]);
  });

  // reminder: a message about contacts that are due, which a person got on an occasion: a week, or days
  // before a quarter's end.
  await knex.schema.createTable("reminder", (t) => {
    t.integer("stakeholder_id").notNullable().references("user_account.stakeholder_id").onDelete("cascade");
    t.text("occasion").notNullable();
    t.timestamp("queued_at").notNullable();
    t.primary(["stakeholder_id", "occasion"]);
  });

  // emergency_duty: who keeps the numbers of the help pages right; at most one row, `is_only`. Their checks
  // are rows of contact_check, as for every other place.
  await knex.schema.createTable("emergency_duty", (t) => {
    t.boolean("is_only").defaultTo(true).primary();
    t.integer("owner_id").notNullable().references("user_account.stakeholder_id").onDelete("cascade");
    t.timestamp("since").notNullable();
    t.check("is_only");
  });
}
