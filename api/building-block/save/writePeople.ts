import type { Knex } from "knex";
import { insertRows, type NewRow, reserveIds, updateRows } from "../../lib/database/insertRows.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Author } from "../Actor.ts";
import { insertImportedChecks } from "../check/checkRows.ts";
import { CONTACT_KEYS, type Edit, FIELDS, type FieldKey, type Value, type Values } from "../fields.ts";
import { insertPeople } from "../instance/writeInstances.ts";

type PersonPatch = { stakeholderId: number; edits: readonly Edit[]; day: string };

const COLUMNS = {
  ...{ role: "role", isPublic: "is_public", isAnswer: "is_answer", isReporting: "is_reporting" },
  validTo: "valid_to",
} as const satisfies { readonly [Key in FieldKey]?: string };
const COLUMN_KEYS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The caller must record the check afterwards, because the check stores the new details. */
export async function writePeople(
  trx: Knex.Transaction,
  { by, at }: Author,
  patches: readonly PersonPatch[],
): Promise<void> {
  if (patches.length === 0) return;
  const changes = patches.map(({ stakeholderId: id, edits }) => ({
    id,
    after: new Map<FieldKey, Value>(edits.map(({ key, after }) => [key, after])),
  }));
  await copyPastTerms(trx, patches);
  await incrementVersions(
    trx,
    "stakeholder",
    changes.map(({ id }) => id),
    { by, at },
  );
  await updateRows(
    trx,
    { table: "stakeholder", idColumn: "stakeholder_id", columns: ["name"] },
    changes
      .filter(({ after }) => after.has("name"))
      .map(({ id, after }) => ({ id, change: { name: after.get("name") ?? "" } })),
  );
  const columns = changes.map(({ id, after }) => ({ id, change: getColumns(after) }));
  await updateRows(
    trx,
    {
      ...{ table: "building_block_contact_person", idColumn: "stakeholder_id" },
      columns: Object.values(COLUMNS),
    },
    columns.filter(({ change }) => Object.keys(change).length > 0),
  );
  const contacts = changes.flatMap(({ id, after }) =>
    CONTACT_KEYS.filter((key) => after.has(key)).map((key) => ({
      ...{ id, type: FIELDS[key].contactTypeId, detail: after.get(key) ?? null },
    })),
  );
  if (contacts.length > 0)
    await trx.raw(
      `delete from contact t using json_to_recordset(?) as x(id int, type int)
       where t.stakeholder_id = x.id and t.contact_type_id = x.type`,
      [JSON.stringify(contacts)],
    );
  await insertRows(
    trx,
    "contact",
    contacts
      .filter(({ detail }) => detail !== null)
      .map(({ id, type, detail }) => ({ stakeholder_id: id, contact_type_id: type, detail })),
  );
  await insertImportedChecks(
    trx,
    changes.flatMap(({ id, after }) =>
      after.has("verifiedOn") ? [{ stakeholderId: id, verifiedOn: after.get("verifiedOn") as string }] : [],
    ),
  );
}

const getColumns = (after: ReadonlyMap<FieldKey, Value>): NewRow =>
  Object.fromEntries(
    COLUMN_KEYS.filter((key) => after.has(key)).map((key) => [COLUMNS[key], after.get(key) ?? null]),
  );

/** Stores the past details as a separate row, because a later file may contain them again. */
async function copyPastTerms(trx: Knex.Transaction, patches: readonly PersonPatch[]): Promise<void> {
  const isDetail = ({ key }: Edit) => key !== "verifiedOn" && key !== "validTo";
  const patchesByDay = Map.groupBy(
    patches.filter(({ edits }) => edits.some(isDetail)),
    ({ day }) => day,
  );
  for (const [day, dayPatches] of patchesByDay) {
    const pastIds: number[] = await trx("building_block_contact_person")
      .whereRaw("stakeholder_id = any(?)", [dayPatches.map(({ stakeholderId }) => stakeholderId)])
      .where("verified_on", "<", day)
      .where("valid_from", "<", day)
      .pluck("stakeholder_id");
    await copyPeople(trx, pastIds, { validTo: dayBefore(day) });
    await trx("building_block_contact_person")
      .whereRaw("stakeholder_id = any(?)", [pastIds])
      .update({ validFrom: day });
  }
}

/** The person's last day is the day before `day`. */
export async function endPeople(trx: Knex.Transaction, patches: readonly PersonPatch[]): Promise<void> {
  if (patches.length === 0) return;
  await trx.raw(
    `update building_block_contact_person p set valid_to = x.day - 1
     from json_to_recordset(?) as x("stakeholderId" int, day date)
     where p.stakeholder_id = x."stakeholderId" and coalesce(p.valid_to, 'infinity') >= x.day`,
    [JSON.stringify(patches.map(({ stakeholderId, day }) => ({ stakeholderId, day })))],
  );
}

export async function addPeople(
  trx: Knex.Transaction,
  { getSourceId }: Author,
  people: readonly { instanceId: number; day: string; values: Values }[],
): Promise<number[]> {
  if (people.length === 0) return [];
  const dataSourceId = await getSourceId(trx);
  return insertPeople(
    trx,
    people.map(({ instanceId, day, values }) => ({
      instanceId,
      requirementId: values.requirement as number,
      name: String(values.name),
      role: (values.role ?? null) as string | null,
      isPublic: values.isPublic === true,
      isAnswer: values.isAnswer === true,
      isReporting: values.isReporting === true,
      verifiedOn: (values.verifiedOn ?? null) as string | null,
      declaredFrom: String(values.validFrom ?? day),
      validFrom: String(values.validFrom ?? day),
      validTo: (values.validTo ?? null) as string | null,
      contacts: CONTACT_KEYS.filter((key) => values[key]).map((key) => ({
        contactTypeId: FIELDS[key].contactTypeId,
        detail: String(values[key]),
      })),
      dataSourceId,
    })),
  );
}

type CopiedIds = { id: number; copy: number };
const COPIED_IDS = "json_to_recordset(?) as c(id int, copy int)";

export async function copyStakeholders(trx: Knex.Transaction, ids: readonly number[]): Promise<CopiedIds[]> {
  const copies = await reserveIds(trx, "stakeholder", "stakeholder_id", ids.length);
  const pairs = ids.map((id, index) => ({ id, copy: copies[index] as number }));
  const pairsJson = JSON.stringify(pairs);
  await trx.raw(
    `insert into stakeholder (stakeholder_id, stakeholder_type_id, name, boundary_id, is_confidential, about,
       verified_on, data_source_id, field_changes)
     select c.copy, s.stakeholder_type_id, s.name, s.boundary_id, s.is_confidential, s.about, s.verified_on,
       s.data_source_id, s.field_changes
     from ${COPIED_IDS} join stakeholder s on s.stakeholder_id = c.id`,
    [pairsJson],
  );
  await trx.raw(
    `insert into contact (stakeholder_id, contact_type_id, detail, area_code, valid_from, valid_to)
     select c.copy, t.contact_type_id, t.detail, t.area_code, t.valid_from, t.valid_to
     from ${COPIED_IDS} join contact t on t.stakeholder_id = c.id`,
    [pairsJson],
  );
  await trx.raw(
    `insert into contact_check (stakeholder_id, what, outcome, how, checked_on, checked_at, checked_by, undone_at,
       undone_by, building_block_requirement_id, details)
     select c.copy, k.what, k.outcome, k.how, k.checked_on, k.checked_at, k.checked_by, k.undone_at, k.undone_by,
       k.building_block_requirement_id, k.details
     from ${COPIED_IDS} join contact_check k on k.stakeholder_id = c.id`,
    [pairsJson],
  );
  return pairs;
}

export async function copyPeople(
  trx: Knex.Transaction,
  ids: readonly number[],
  { validFrom, validTo, instanceId }: { validFrom?: string; validTo: string | null; instanceId?: number },
): Promise<void> {
  if (ids.length === 0) return;
  const copiesJson = JSON.stringify(await copyStakeholders(trx, ids));
  await trx.raw(
    `insert into building_block_contact_person (stakeholder_id, building_block_stakeholder_id,
       building_block_requirement_id, role, is_public, is_answer, is_reporting, verified_on, verified_how,
       verified_by, public_verified_on, public_verified_how, first_verified_on, not_reached_days, declared_from,
       valid_from, valid_to)
     select c.copy, coalesce(cast(? as int), p.building_block_stakeholder_id), p.building_block_requirement_id,
       p.role, p.is_public, p.is_answer, p.is_reporting, p.verified_on, p.verified_how, p.verified_by,
       p.public_verified_on, p.public_verified_how, p.first_verified_on, p.not_reached_days, p.declared_from,
       coalesce(cast(? as date), p.valid_from), cast(? as date)
     from ${COPIED_IDS} join building_block_contact_person p on p.stakeholder_id = c.id`,
    [instanceId ?? null, validFrom ?? null, validTo, copiesJson],
  );
}
