import type { Knex } from "knex";

/**
 * building_block_contact_person: `verified_how` on `verified_on` (1 called, 2 visited, 3 in writing, 4 own knowledge)
 * and `verified_by`; null if a file states it. Own knowledge does not renew the public date: `earlier_verified_*`
 * keep the check before it, and the generated `public_verified_*` are what the public reads. `not_reached_days`: days
 * since then without reaching anybody.
 *
 * Verifying again copies the person until yesterday to an ended row; the person's own row continues from today and
 * keeps its id, which may be on a screen.
 *
 * building_block_check: one check of a contact person or of an instance's own numbers; without `how`, nobody was
 * reached. `before` and `ended_stakeholder_id` are for undo. `checked_by` has no foreign key, so that rows outlive
 * accounts.
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
