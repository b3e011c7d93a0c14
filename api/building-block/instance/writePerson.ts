import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { ContactFields, PersonFields } from "./contract.ts";

type Change = { by: number; at: Date };

/** Call `keepDetails` first. */
export async function writePerson(
  trx: Knex.Transaction,
  stakeholderId: number,
  { name, role, isPublic, isAnswer, isReporting, contacts }: PersonFields,
  change: Change,
): Promise<void> {
  await trx("stakeholder").where({ stakeholderId }).update({ name });
  await raiseVersions(trx, "stakeholder", [stakeholderId], change);
  await trx("building_block_contact_person")
    .where({ stakeholderId })
    .update({ role: role || null, isPublic, isAnswer, isReporting });
  for (const contact of contacts) await writeContact(trx, stakeholderId, contact);
}

async function writeContact(
  trx: Knex.Transaction,
  stakeholderId: number,
  { contactTypeId, detail }: ContactFields,
): Promise<void> {
  const current = trx("contact").where({ stakeholderId, contactTypeId });
  if (detail === "") {
    await current.delete();
    return;
  }
  const changed = await current.clone().whereNot({ detail }).update({ detail, areaCode: null });
  if (changed > 0 || (await current.clone().first("contact_id")) !== undefined) return;
  await trx("contact").insert({ stakeholderId, contactTypeId, detail });
}

/** Yesterday was their last day. */
export async function endPeople(trx: Knex.Transaction, ids: readonly number[], today: string): Promise<void> {
  await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .where((open) => open.whereNull("valid_to").orWhere("valid_to", ">=", today))
    .update({ validTo: dayBefore(today) });
}
