import type { Knex } from "knex";
import { takeIds } from "../../lib/database/insertRows.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { CONTACT_KEYS, type Edit, FIELDS, PERSON_FLAGS, type Value, type Values } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { insertPeople } from "../instance/writeInstances.ts";
import { officialSource } from "../officialSource.ts";

const PERSON_COLUMNS = ["role", ...PERSON_FLAGS] as const;

/** Call `keepPast` before it and before the check. */
export async function writePerson(
  trx: Knex.Transaction,
  { session, now: at }: Actor,
  stakeholderId: number,
  edits: readonly Edit[],
): Promise<void> {
  const after = new Map(edits.map((edit) => [edit.key, edit.after]));
  if (after.has("name"))
    await trx("stakeholder")
      .where({ stakeholderId })
      .update({ name: after.get("name") });
  await raiseVersions(trx, "stakeholder", [stakeholderId], { by: session.stakeholderId, at });
  const columns = PERSON_COLUMNS.filter((key) => after.has(key)).map((key) => [key, after.get(key)]);
  if (columns.length > 0)
    await trx("building_block_contact_person").where({ stakeholderId }).update(Object.fromEntries(columns));
  for (const key of CONTACT_KEYS.filter((each) => after.has(each)))
    await writeContact(trx, stakeholderId, FIELDS[key].contactTypeId, after.get(key) ?? null);
}

async function writeContact(
  trx: Knex.Transaction,
  stakeholderId: number,
  contactTypeId: number,
  detail: Value,
): Promise<void> {
  await trx("contact").where({ stakeholderId, contactTypeId }).delete();
  if (detail !== null) await trx("contact").insert({ stakeholderId, contactTypeId, detail });
}

/** Changed details end the earlier row: a file may state the old ones again. */
export async function keepPast(trx: Knex.Transaction, ids: readonly number[], today: string): Promise<void> {
  const past: number[] = await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .where("verified_on", "<", today)
    .where("valid_from", "<", today)
    .pluck("stakeholder_id");
  if (past.length === 0) return;
  await copyPeople(trx, past, { validTo: dayBefore(today) });
  await trx("building_block_contact_person").whereIn("stakeholder_id", past).update({ validFrom: today });
}

/** Yesterday was their last day. */
export async function endPeople(trx: Knex.Transaction, ids: readonly number[], today: string): Promise<void> {
  await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .where((open) => open.whereNull("valid_to").orWhere("valid_to", ">=", today))
    .update({ validTo: dayBefore(today) });
}

export async function addPeople(
  trx: Knex.Transaction,
  { today }: Actor,
  { buildingBlockStakeholderId: instanceId }: CurrentInstance,
  people: readonly Values[],
): Promise<number[]> {
  if (people.length === 0) return [];
  const dataSourceId = await officialSource(trx);
  return insertPeople(
    trx,
    people.map((values) => ({
      instanceId,
      requirementId: values.requirement as number,
      name: String(values.name),
      role: (values.role ?? null) as string | null,
      isPublic: values.isPublic === true,
      isAnswer: values.isAnswer === true,
      isReporting: values.isReporting === true,
      verifiedOn: null,
      ...{ statedFrom: today, validFrom: today, validTo: null },
      contacts: CONTACT_KEYS.filter((key) => values[key]).map((key) => ({
        contactTypeId: FIELDS[key].contactTypeId,
        detail: String(values[key]),
      })),
      dataSourceId,
    })),
  );
}

type Copied = { id: number; copy: number };
const COPIED = "json_to_recordset(?) as c(id int, copy int)";

export async function copyStakeholders(trx: Knex.Transaction, ids: readonly number[]): Promise<Copied[]> {
  const copies = await takeIds(trx, "stakeholder", "stakeholder_id", ids.length);
  const pairs = ids.map((id, index) => ({ id, copy: copies[index] as number }));
  const given = JSON.stringify(pairs);
  await trx.raw(
    `insert into stakeholder (stakeholder_id, stakeholder_type_id, name, boundary_id, is_confidential, about,
       verified_on, data_source_id)
     select c.copy, s.stakeholder_type_id, s.name, s.boundary_id, s.is_confidential, s.about, s.verified_on,
       s.data_source_id
     from ${COPIED} join stakeholder s on s.stakeholder_id = c.id`,
    [given],
  );
  await trx.raw(
    `insert into contact (stakeholder_id, contact_type_id, detail, area_code, valid_from, valid_to)
     select c.copy, t.contact_type_id, t.detail, t.area_code, t.valid_from, t.valid_to
     from ${COPIED} join contact t on t.stakeholder_id = c.id`,
    [given],
  );
  await trx.raw(
    `insert into contact_check (stakeholder_id, what, outcome, how, checked_on, checked_at, checked_by, undone_at,
       undone_by, building_block_requirement_id, details)
     select c.copy, k.what, k.outcome, k.how, k.checked_on, k.checked_at, k.checked_by, k.undone_at, k.undone_by,
       k.building_block_requirement_id, k.details
     from ${COPIED} join contact_check k on k.stakeholder_id = c.id`,
    [given],
  );
  return pairs;
}

/** @param term undefined keeps the instance or the day */
export async function copyPeople(
  trx: Knex.Transaction,
  ids: readonly number[],
  { validFrom, validTo, instanceId }: { validFrom?: string; validTo: string | null; instanceId?: number },
): Promise<void> {
  if (ids.length === 0) return;
  const given = JSON.stringify(await copyStakeholders(trx, ids));
  await trx.raw(
    `insert into building_block_contact_person (stakeholder_id, building_block_stakeholder_id,
       building_block_requirement_id, role, is_public, is_answer, is_reporting, verified_on, verified_how,
       verified_by, public_verified_on, public_verified_how, first_verified_on, not_reached_days, stated_from,
       valid_from, valid_to)
     select c.copy, coalesce(cast(? as int), p.building_block_stakeholder_id), p.building_block_requirement_id,
       p.role, p.is_public, p.is_answer, p.is_reporting, p.verified_on, p.verified_how, p.verified_by,
       p.public_verified_on, p.public_verified_how, p.first_verified_on, p.not_reached_days, p.stated_from,
       coalesce(cast(? as date), p.valid_from), cast(? as date)
     from ${COPIED} join building_block_contact_person p on p.stakeholder_id = c.id`,
    [instanceId ?? null, validFrom ?? null, validTo, given],
  );
}
