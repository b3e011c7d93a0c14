import type { Knex } from "knex";
import { takeIds } from "../../lib/database/insertRows.ts";
import { dayBefore } from "../../lib/time/quarters.ts";

/**
 * The details until yesterday stay as an ended row, because a file may state them again. Call it before the check and
 * before changing details; nobody is copied for a check alone.
 */
export async function keepDetails(
  trx: Knex.Transaction,
  ids: readonly number[],
  today: string,
): Promise<void> {
  const past: number[] = await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .where("verified_on", "<", today)
    .where("valid_from", "<", today)
    .pluck("stakeholder_id");
  if (past.length === 0) return;
  const copies = await takeIds(trx, "stakeholder", "stakeholder_id", past.length);
  const pairs = past.map((id, index) => ({ id, copy: copies[index] as number }));
  const copied = "json_to_recordset(?) as c(id int, copy int)";
  const given = JSON.stringify(pairs);
  await trx.raw(
    `insert into stakeholder (stakeholder_id, stakeholder_type_id, name, boundary_id, is_confidential, about,
       verified_on, data_source_id)
     select c.copy, s.stakeholder_type_id, s.name, s.boundary_id, s.is_confidential, s.about, s.verified_on,
       s.data_source_id
     from ${copied} join stakeholder s on s.stakeholder_id = c.id`,
    [given],
  );
  await trx.raw(
    `insert into contact (stakeholder_id, contact_type_id, detail, area_code, valid_from, valid_to)
     select c.copy, t.contact_type_id, t.detail, t.area_code, t.valid_from, t.valid_to
     from ${copied} join contact t on t.stakeholder_id = c.id`,
    [given],
  );
  await trx.raw(
    `insert into building_block_contact_person (stakeholder_id, building_block_stakeholder_id,
       building_block_requirement_id, role, is_public, is_answer, is_reporting, verified_on, verified_how,
       verified_by, earlier_verified_on, earlier_verified_how, first_verified_on, not_reached_days, stated_from, valid_from, valid_to)
     select c.copy, p.building_block_stakeholder_id, p.building_block_requirement_id, p.role, p.is_public,
       p.is_answer, p.is_reporting, p.verified_on, p.verified_how, p.verified_by, p.earlier_verified_on,
       p.earlier_verified_how, p.first_verified_on, p.not_reached_days, p.stated_from, p.valid_from, ?
     from ${copied} join building_block_contact_person p on p.stakeholder_id = c.id`,
    [dayBefore(today), given],
  );
  await trx.raw(
    `insert into contact_check (stakeholder_id, what, outcome, how, checked_on, checked_at, checked_by, undone_at,
       undone_by)
     select c.copy, k.what, k.outcome, k.how, k.checked_on, k.checked_at, k.checked_by, k.undone_at, k.undone_by
     from ${copied} join contact_check k on k.stakeholder_id = c.id`,
    [given],
  );
  await trx("building_block_contact_person").whereIn("stakeholder_id", past).update({ validFrom: today });
}
