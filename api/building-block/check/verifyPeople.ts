import type { Knex } from "knex";
import { takeIds } from "../../lib/database/insertRows.ts";
import { dayBefore } from "../../lib/time/quarters.ts";
import { REPORTS } from "../conditions.ts";
import { addChecks, type BeforeCheck, type Checking } from "./addChecks.ts";

/**
 * An earlier verification stays as an ended row, so that past days do not change. Call it before changing
 * details.
 */
export async function verifyPeople(
  trx: Knex.Transaction,
  ids: readonly number[],
  checking: Checking,
): Promise<Map<number, number>> {
  const { how, by, at, today } = checking;
  const before = await readBefore(trx, ids);
  const renewed = ids.filter((id) => {
    const { verifiedOn, validFrom } = before.get(id) as BeforeCheck;
    return verifiedOn !== null && verifiedOn < today && validFrom < today;
  });
  const endedIds = await keepEnded(trx, renewed, dayBefore(today));
  await trx("building_block_contact_person")
    .whereIn("stakeholder_id", ids)
    .update({
      earlierVerifiedOn: trx.ref("public_verified_on"),
      earlierVerifiedHow: trx.ref("public_verified_how"),
      verifiedOn: today,
      verifiedHow: how,
      verifiedBy: by,
      notReachedDays: 0,
    });
  await trx("building_block_contact_person").whereIn("stakeholder_id", renewed).update({ validFrom: today });
  await trx("wrong_number").whereIn("stakeholder_id", ids).delete();
  return addChecks(trx, ids, { how, by, at, today, before, endedIds });
}

export async function readBefore(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, BeforeCheck>> {
  const day = (column: string) => trx.raw("??::text as ??", [`p.${column}`, column]);
  const rows: (BeforeCheck & { stakeholderId: number })[] = await trx("building_block_contact_person as p")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "p.stakeholder_id")
    .whereIn("p.stakeholder_id", ids)
    .select("p.stakeholder_id", "p.verified_how", "p.verified_by", "p.earlier_verified_how")
    .select("p.not_reached_days", trx.raw(REPORTS))
    .select(day("valid_from"), day("verified_on"), day("earlier_verified_on"))
    .select(trx.raw("w.last_on::text as reported_on"));
  return new Map(rows.map(({ stakeholderId, ...before }) => [stakeholderId, before]));
}

async function keepEnded(
  trx: Knex.Transaction,
  ids: readonly number[],
  lastDay: string,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const copies = await takeIds(trx, "stakeholder", "stakeholder_id", ids.length);
  const pairs = ids.map((id, index) => ({ id, copy: copies[index] as number }));
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
       verified_by, earlier_verified_on, earlier_verified_how, not_reached_days, stated_from, valid_from, valid_to)
     select c.copy, p.building_block_stakeholder_id, p.building_block_requirement_id, p.role, p.is_public,
       p.is_answer, p.is_reporting, p.verified_on, p.verified_how, p.verified_by, p.earlier_verified_on,
       p.earlier_verified_how, p.not_reached_days, p.stated_from, p.valid_from, ?
     from ${copied} join building_block_contact_person p on p.stakeholder_id = c.id`,
    [lastDay, given],
  );
  return new Map(pairs.map(({ id, copy }) => [id, copy]));
}
