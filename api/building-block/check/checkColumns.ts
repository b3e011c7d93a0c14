import type { Knex } from "knex";
import {
  CHECK_OUTCOMES,
  CHECK_SUBJECTS,
  IS_STANDING_RIGHT,
  OWN_KNOWLEDGE,
} from "../../stakeholder/contactChecks.ts";

/** The caller must call this after contact details change too, because no check covers a new detail. */
export async function refreshCheckColumns(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const parameters = { ids: [...ids] };
  await trx.raw(
    `update building_block_contact_person p
     set verified_on = latest.checked_on, verified_how = latest.how, verified_by = latest.checked_by,
       public_verified_on = shown.day, public_verified_how = (
         select c.how from contact_check c
         where c.stakeholder_id = x.id and c.what = :what and ${IS_STANDING_RIGHT} and c.checked_on = shown.day
           and c.how is distinct from ${OWN_KNOWLEDGE}
         order by c.check_id desc limit 1),
       first_verified_on = first.day, not_reached_days = missed.days
     from unnest(cast(:ids as int[])) as x(id)
     left join lateral (
       select c.checked_on, c.how, c.checked_by, c.check_id from contact_check c
       where c.stakeholder_id = x.id and c.what = :what and ${IS_STANDING_RIGHT}
       order by c.checked_on desc, c.check_id desc limit 1) latest on true
     cross join lateral (select public_check_day(x.id, :what) as day) shown
     cross join lateral (
       select min(c.checked_on) as day from contact_check c
       where c.stakeholder_id = x.id and c.what = :what and ${IS_STANDING_RIGHT}) first
     cross join lateral (
       select count(distinct c.checked_on) as days from contact_check c
       where c.stakeholder_id = x.id and c.what = :what and c.outcome = ${CHECK_OUTCOMES.notReached}
         and c.undone_at is null
         and (c.checked_on, c.check_id) > (coalesce(latest.checked_on, '-infinity'), coalesce(latest.check_id, 0))
     ) missed
     where p.stakeholder_id = x.id`,
    { ...parameters, what: CHECK_SUBJECTS.person },
  );
  await trx.raw(
    `update stakeholder s set verified_on = public_check_day(s.stakeholder_id, :what)
     where s.stakeholder_id = any(:ids) and exists (
       select from contact_check c where c.stakeholder_id = s.stakeholder_id and c.what = :what)`,
    { ...parameters, what: CHECK_SUBJECTS.number },
  );
}

/** The caller must have stored the checked contact details before. */
export async function storeCheckedDetails(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx.raw(
    `update contact_check c set details = coalesce((
       select array_agg(t.contact_type_id || ' ' || t.detail) from contact t
       where t.stakeholder_id = c.stakeholder_id and t.valid_to is null), '{}')
     where c.stakeholder_id = any(:ids) and c.details is null and c.what in (${CHECK_SUBJECTS.person}, ${CHECK_SUBJECTS.number})`,
    { ids: [...ids] },
  );
}
