import type { Knex } from "knex";
import { ContactModel } from "../../stakeholder/models.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";

export async function readContacts(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, CurrentInstance["contacts"]>> {
  const contacts = await ContactModel.query(trx)
    .whereIn("stakeholderId", [...stakeholderIds])
    .modify("validOn", today)
    .orderBy("contactId");
  return Map.groupBy(contacts, ({ stakeholderId }) => stakeholderId);
}
