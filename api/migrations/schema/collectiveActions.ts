import type { Knex } from "knex";

export async function createCollectiveActionTables(knex: Knex): Promise<void> {
  // pillar: a pillar of the National Strategic Plan; `help` explains it in a sentence or two.
  await knex.schema.createTable("pillar", (t) => {
    t.smallint("pillar_id").primary();
    t.text("description").notNullable().unique();
    t.text("help").notNullable();
    t.boolean("is_included").notNullable();
  });

  // collective_action_cycle: challenges that began together; its id is the year times ten plus the number
  // within the year, 0 if it has none. Months are ISO 8601 ("2024-08"), null if unknown.
  await knex.schema.createTable("collective_action_cycle", (t) => {
    t.integer("cycle_id").primary();
    t.text("description").notNullable().unique();
    t.specificType("start_month", "character(7)");
    t.specificType("end_month", "character(7)");
  });

  // collective_action: one 100-Day Challenge of one team, which is a stakeholder: a municipality, or an
  // organisation in one. `valid_from` and `valid_to` are its first and last day, null if unknown. `outcome`
  // is null until recorded. `is_pillar_stated` is false if the source names no pillar and this project chose
  // it.
  await knex.schema.createTable("collective_action", (t) => {
    t.increments("collective_action_id");
    t.integer("stakeholder_id").notNullable().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.smallint("pillar_id").notNullable().references("pillar.pillar_id");
    t.boolean("is_pillar_stated").notNullable();
    t.integer("cycle_id").notNullable().references("collective_action_cycle.cycle_id");
    t.text("name").notNullable();
    t.text("description");
    t.date("valid_from");
    t.date("valid_to");
    t.text("outcome");
    t.text("source_url");
    t.integer("data_source_id").notNullable().references("data_source.data_source_id").index();
    t.check("valid_from <= valid_to");
    t.unique(["stakeholder_id", "cycle_id", "name"]);
  });

  // collective_action_count: the number of challenges in a boundary by pillar, cycle, first and last day;
  // written in the transaction that changes challenges. The number active on a day follows from it.
  await knex.schema.createTable("collective_action_count", (t) => {
    t.integer("boundary_id").notNullable().index();
    t.smallint("pillar_id").notNullable();
    t.integer("cycle_id").notNullable();
    t.date("valid_from");
    t.date("valid_to");
    t.integer("challenges").notNullable();
  });
}
