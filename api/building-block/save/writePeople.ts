import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { copyPeople } from "../check/copyPeople.ts";
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
