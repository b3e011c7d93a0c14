import type { Knex } from "knex";

/**
 * A check names the details that it checked: `contact_check.details` has '3 0215550100' for each (type and text). What
 * the public reads (`public_verified_on`, and `verified_on` of a place's own numbers) is the day since which every
 * detail of the contact has been checked by more than own knowledge; null where one never was. An older check is given
 * to the details that have not changed since.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table contact_check add column details text[]");
  await knex.raw(`
    create function public_check_day(checked int, kind int) returns date language sql stable as $$
      select case
        when count(t.contact_id) = 0 then (
          select max(c.checked_on) from contact_check c
          where kind = 1 and c.stakeholder_id = checked and c.what = kind and c.outcome = 1
            and c.undone_at is null and c.how is distinct from 4)
        when bool_and(of_detail.day is not null) then min(of_detail.day)
      end
      from contact t
      left join lateral (
        select max(c.checked_on) as day from contact_check c
        where c.stakeholder_id = checked and c.what = kind and c.outcome = 1 and c.undone_at is null
          and c.how is distinct from 4 and t.contact_type_id || ' ' || t.detail = any(c.details)
      ) of_detail on true
      where t.stakeholder_id = checked and t.valid_to is null
    $$`);
  await knex.raw(`
    update contact_check c set details = coalesce((
      select array_agg(t.contact_type_id || ' ' || t.detail) from contact t
      where t.stakeholder_id = c.stakeholder_id and t.valid_to is null
        and c.checked_on >= coalesce(t.valid_from, '-infinity')
        and not exists (
          select from building_block_contact_person p
          join stakeholder s on s.stakeholder_id = p.stakeholder_id
          join building_block_contact_person past
            on past.building_block_stakeholder_id = p.building_block_stakeholder_id
            and past.building_block_requirement_id = p.building_block_requirement_id
            and past.valid_to = p.valid_from - 1
          join stakeholder was on was.stakeholder_id = past.stakeholder_id and was.search_name = s.search_name
          where p.stakeholder_id = c.stakeholder_id and c.checked_on < p.valid_from)
    ), '{}')
    where c.what in (1, 2)`);
  await knex.raw(`
    alter table building_block_contact_person
      drop column public_verified_on,
      drop column public_verified_how`);
  await knex.raw(
    "alter table building_block_contact_person rename column earlier_verified_on to public_verified_on",
  );
  await knex.raw(
    "alter table building_block_contact_person rename column earlier_verified_how to public_verified_how",
  );
  await knex.raw(`
    update building_block_contact_person p set public_verified_on = shown.day, public_verified_how = (
      select c.how from contact_check c
      where c.stakeholder_id = p.stakeholder_id and c.what = 1 and c.outcome = 1 and c.undone_at is null
        and c.checked_on = shown.day and c.how is distinct from 4
      order by c.check_id desc limit 1)
    from (select stakeholder_id, public_check_day(stakeholder_id, 1) as day
      from building_block_contact_person) as shown
    where shown.stakeholder_id = p.stakeholder_id`);
  await knex.raw(`
    update stakeholder s set verified_on = public_check_day(s.stakeholder_id, 2)
    where exists (select from contact_check c where c.stakeholder_id = s.stakeholder_id and c.what = 2)`);
}
