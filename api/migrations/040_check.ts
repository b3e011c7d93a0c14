import type { Knex } from "knex";

/**
 * building_block_contact_person: how a contact person was verified on `verified_on` (1 called, 2 visited, 3 in writing,
 * 4 from what the official knew) and by whom; null for what a file states. The last does not renew what the public
 * reads: `earlier_verified_on` and `earlier_verified_how` then keep the check before it, and the generated columns
 * `public_verified_on` and `public_verified_how` say what the public reads in either case. `not_reached_days`: on how
 * many days nobody was reached since.
 *
 * To verify somebody again, what stood until yesterday is kept as an ended row of its own, and the person's row goes on
 * from today: its id stays for whoever has it on the screen.
 *
 * building_block_check: one check of a contact person, or of an instance's own numbers: who made it when and how, or
 * that nobody was reached. `before` is what the check replaced, and `ended_stakeholder_id` the row that it ended, for
 * whoever takes the check back. There is no reference to who checked, so that the row outlives their account.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table building_block_contact_person
      add column verified_how smallint check (verified_how between 1 and 4),
      add column verified_by integer,
      add column earlier_verified_on date,
      add column earlier_verified_how smallint,
      add column not_reached_days smallint not null default 0`);
  await knex.raw(`
    alter table building_block_contact_person
      add column public_verified_on date generated always as
        (case when verified_how = 4 then earlier_verified_on else verified_on end) stored,
      add column public_verified_how smallint generated always as
        (case when verified_how = 4 then earlier_verified_how else verified_how end) stored`);
  await knex.schema.createTable("building_block_check", (t) => {
    t.increments("check_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade")
      .index();
    t.date("checked_on").notNullable();
    t.timestamp("checked_at", { useTz: true }).notNullable();
    t.integer("checked_by").notNullable();
    t.smallint("how").checkBetween([1, 4]);
    t.integer("ended_stakeholder_id");
    t.jsonb("before").notNullable();
  });
}
