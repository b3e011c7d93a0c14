import type { Knex } from "knex";
import { ContactModel, StakeholderModel } from "./models.ts";

export type ContactInput = { contactTypeId: number; detail: string };

export async function saveContacts(
  trx: Knex.Transaction,
  stakeholderId: number,
  contacts: readonly ContactInput[],
): Promise<void> {
  const before = await ContactModel.query(trx).where({ stakeholderId });
  const findOfType = (type: number) => before.find(({ contactTypeId }) => contactTypeId === type);
  const otherContacts = before.filter((each) =>
    contacts.every(({ contactTypeId }) => contactTypeId !== each.contactTypeId),
  );
  const newContacts = contacts.flatMap(({ contactTypeId, detail }) =>
    detail === "" ? [] : [{ contactId: findOfType(contactTypeId)?.contactId, contactTypeId, detail }],
  );
  await StakeholderModel.query(trx).upsertGraph({
    stakeholderId,
    contacts: [...otherContacts, ...newContacts],
  });
}
