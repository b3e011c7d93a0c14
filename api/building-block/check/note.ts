import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { callAgainProblem } from "./contract.ts";
import { lockOwnContacts } from "./ownContacts.ts";

type Noted = { placeId: number; stakeholderId: number; callAgainOn: string | null; note: string | null };

/** Only officials see it, so it neither waits nor raises a version. */
export async function noteContact(
  trx: Knex.Transaction,
  { session, today, audit }: Actor,
  { placeId, stakeholderId, callAgainOn, note }: Noted,
): Promise<void> {
  const contact = (await lockOwnContacts(trx, session, [stakeholderId], today)).get(stakeholderId);
  if (contact === undefined || contact.placeId !== placeId) throw notFound("This contact");
  const description = callAgainOn === null ? undefined : callAgainProblem(callAgainOn, today);
  if (description !== undefined)
    throw new HttpError(400, "invalid", description, [{ code: "custom", description, field: "callAgainOn" }]);
  await trx("contact_note")
    .insert({ stakeholderId, callAgainOn, note: note || null })
    .onConflict("stakeholder_id")
    .merge();
  await audit(trx, {
    what: "contact noted",
    subject: placeId,
    after: {
      Contacts: contact.name,
      ...(callAgainOn !== null && { "Call again on": callAgainOn }),
      ...(note && { Note: note }),
    },
  });
}
