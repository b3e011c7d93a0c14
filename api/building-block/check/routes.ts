import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { HttpError, notAllowed, notFound } from "../../lib/http/errors.ts";
import { multiTxRoute, route } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import type { Actor } from "../Actor.ts";
import { checkAll } from "./checkAll.ts";
import { checkContacts, getDueContacts, reportWrongNumber, validateCallAgain } from "./contract.ts";
import { findDue } from "./due.ts";
import { lockContactsInScope } from "./ownContacts.ts";
import { reportWithinLimit } from "./reportNumber.ts";

export const checkRoutes = [
  route(getDueContacts, ({ query, session, trx, today }) => findDue(trx, session, query, today)),
  route(checkContacts, async ({ body, trx, ...official }) => {
    const { permissions } = official.session;
    if (!permissions.has(body.outcome === "noted" ? "EditBuildingBlock" : "ValidateBuildingBlock"))
      throw notAllowed();
    if (body.outcome === "noted") {
      await noteContact(trx, official, body);
      return { ...done("Noted."), results: [], changeId: null };
    }
    const { results, done: checkedContacts, changeId } = await checkAll(trx, official, body);
    const placeCount = new Set(checkedContacts.map(({ placeId }) => placeId)).size;
    const refusedCount = results.length - checkedContacts.length;
    const message = `${counted(checkedContacts.length, "contact")} at ${counted(placeCount, "place")}: ${body.outcome}.`;
    const unchangedNote =
      refusedCount === 0 ? "" : ` ${counted(refusedCount, "contact")} changed since and left as they are.`;
    return { ...done(message + unchangedNote), results, changeId };
  }),
  multiTxRoute(
    reportWrongNumber,
    async ({ body, visit: { network }, rateLimiter, transact, secrets, today }) =>
      done(await reportWithinLimit(body, { network, rateLimiter, transact, secrets, today })),
  ),
];

type NoteRequest = {
  placeId: number;
  stakeholderId: number;
  callAgainOn: string | null;
  note: string | null;
};

/** Only officials see a note, so it needs no verification and raises no data version. */
async function noteContact(
  trx: Knex.Transaction,
  { session, today, audit }: Actor,
  { placeId, stakeholderId, callAgainOn, note }: NoteRequest,
): Promise<void> {
  const contact = (await lockContactsInScope(trx, session, [stakeholderId], today)).get(stakeholderId);
  if (contact === undefined || contact.placeId !== placeId) throw notFound("This contact");
  const description = callAgainOn === null ? undefined : validateCallAgain(callAgainOn, today);
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
