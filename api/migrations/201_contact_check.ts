import type { Knex } from "knex";

/**
 * contact_check: one check. `what` is 1 a contact person, 2 a place's own number, 3 that a place exists; `outcome` is
 * 1 right, 2 nobody was reached, 3 only the public's reports were cleared. `how` is 1 called, 2 visited, 3 in writing,
 * 4 own knowledge; null where a file says it, and where nobody was reached. `checked_by` has no foreign key, so that
 * rows outlive accounts. `reports`, `networks` and `reported_on` are what the check took off the number, for its undo.
 * An undone check stays as a row and counts nowhere.
 *
 * building_block_contact_person: `verified_*`, `earlier_verified_*` (the last check that renews the public day),
 * `first_verified_on` (the day from which the person counts; null if it is `verified_on`) and `not_reached_days` are
 * what the rows say, written by settleChecks. To check somebody again copies nobody: ended copies from before stay,
 * because past quarters count them; a new one keeps details that changed, which a file may state again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("contact_check", (t) => {
    t.increments("check_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.smallint("what").notNullable().checkBetween([1, 3]);
    t.smallint("outcome").notNullable().checkBetween([1, 3]);
    t.smallint("how").checkBetween([1, 4]);
    t.date("checked_on").notNullable();
    t.timestamp("checked_at", { useTz: true });
    t.integer("checked_by");
    t.integer("reports").notNullable().defaultTo(0);
    t.integer("networks").notNullable().defaultTo(0);
    t.date("reported_on");
    t.timestamp("undone_at", { useTz: true });
    t.integer("undone_by");
    t.index(["stakeholder_id", "what", "checked_on"]);
  });
  await knex.raw("alter table building_block_contact_person add column first_verified_on date");
  await knex.raw(`
    insert into contact_check (check_id, stakeholder_id, what, outcome, how, checked_on, checked_at, checked_by,
      reports, networks, reported_on)
    select c.check_id, c.stakeholder_id, case when p.stakeholder_id is null then 2 else 1 end,
      case when c.how is null then 2 when c.how = 0 then 3 else 1 end, nullif(c.how, 0),
      c.checked_on, c.checked_at, c.checked_by,
      case when c.how is null then 0 else coalesce((c.before->>'reports')::int, 0) end,
      case when c.how is null then 0 else coalesce((c.before->>'networks')::int, 0) end,
      case when c.how is null then null else (c.before->>'reportedOn')::date end
    from building_block_check c
    left join building_block_contact_person p on p.stakeholder_id = c.stakeholder_id`);
  await knex.raw(`select setval(pg_get_serial_sequence('contact_check', 'check_id'),
    coalesce((select max(check_id) from contact_check), 0) + 1, false)`);
  const isMissing = (on: string) => `not exists (select from contact_check c
    where c.stakeholder_id = p.stakeholder_id and c.outcome = 1 and c.checked_on = ${on})`;
  await knex.raw(`
    insert into contact_check (stakeholder_id, what, outcome, how, checked_on, checked_by)
    select p.stakeholder_id, 1, 1, p.earlier_verified_how, p.earlier_verified_on, null
    from building_block_contact_person p
    where p.verified_how = 4 and p.earlier_verified_on is not null and ${isMissing("p.earlier_verified_on")}`);
  await knex.raw(`
    insert into contact_check (stakeholder_id, what, outcome, how, checked_on, checked_by)
    select p.stakeholder_id, 1, 1, p.verified_how, p.verified_on, p.verified_by
    from building_block_contact_person p
    where p.verified_on is not null and ${isMissing("p.verified_on")}`);
  await knex.raw(`
    insert into contact_check (stakeholder_id, what, outcome, checked_on)
    select p.stakeholder_id, 1, 2, coalesce(p.verified_on, p.valid_from) + missed.day
    from building_block_contact_person p, lateral generate_series(1, p.not_reached_days) as missed(day)
    where not exists (select from contact_check c where c.stakeholder_id = p.stakeholder_id and c.outcome = 2)`);
  await knex.raw(`
    insert into contact_check (stakeholder_id, what, outcome, checked_on)
    select p.stakeholder_id, 2, 1, p.verified_on
    from stakeholder p
    where p.verified_on is not null and ${isMissing("p.verified_on")}
      and exists (select from building_block_stakeholder i where i.stakeholder_id = p.stakeholder_id)`);
  await knex.raw(`
    insert into contact_check (stakeholder_id, what, outcome, checked_on)
    select distinct i.stakeholder_id, 3, 1, i.exists_on
    from building_block_stakeholder i where i.exists_on is not null`);
  await knex.schema.dropTable("building_block_check");
}
