import type { Knex } from "knex";
import { dayBefore } from "../../lib/quarters.ts";
import { raiseVersion } from "../../lib/saveVersion.ts";
import type { ContactFields, PersonFields } from "./contract.ts";

type Change = { by: number; at: Date };

/** Verify the person first: that keeps the earlier details. */
export async function writePerson(
  trx: Knex.Transaction,
  stakeholderId: number,
  { name, role, isPublic, isAnswer, isReporting, contacts }: PersonFields,
  change: Change,
): Promise<void> {
  await trx("stakeholder").where({ stakeholderId }).update({ name });
  await raiseVersion(trx, "stakeholder", { id: stakeholderId, ...change });
  await trx("building_block_contact_person")
    .where({ stakeholderId })
    .update({ role: role || null, isPublic, isAnswer, isReporting });
  for (const { contactTypeId, detail } of contacts) {
    await writeContact(trx, stakeholderId, { contactTypeId, detail } as ContactFields);
  }
}

async function writeContact(
  trx: Knex.Transaction,
  stakeholderId: number,
  { contactTypeId, detail }: ContactFields,
): Promise<void> {
  const standing = trx("contact").where({ stakeholderId, contactTypeId });
  if (detail === "") {
    await standing.delete();
    return;
  }
  // The area code belonged to the old number.
  const changed = await standing.clone().whereNot({ detail }).update({ detail, areaCode: null });
  if (changed > 0 || (await standing.clone().first("contact_id")) !== undefined) return;
  await trx("contact").insert({ stakeholderId, contactTypeId, detail });
}

/** Their last day was yesterday. Somebody added today is deleted; a row they renewed has ended already. */
export async function endPeople(trx: Knex.Transaction, ids: readonly number[], today: string): Promise<void> {
  const people = trx("building_block_contact_person").whereIn("stakeholder_id", ids);
  const begunToday = people.clone().where("valid_from", ">=", today).select("stakeholder_id");
  await trx("stakeholder").whereIn("stakeholder_id", begunToday).delete();
  await people.clone().update({ validTo: dayBefore(today) });
}
