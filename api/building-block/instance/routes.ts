import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { ConflictError, HttpError, notAllowed, notFound } from "../../lib/http/errors.ts";
import { route } from "../../lib/http/route.ts";
import type { Input } from "../../shared/http/endpoint.ts";
import type { Actor } from "../Actor.ts";
import { type ContactInScope, lockContactsInScope } from "../check/ownContacts.ts";
import { contactValues, currentValues, diff } from "../patch.ts";
import { changePlace, lockPlace, type PlaceChange } from "../save/changePlaces.ts";
import { type CurrentInstance, findPerson } from "./CurrentInstance.ts";
import {
  correctContact,
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  type Outcome,
  PersonFields,
  updateBuildingBlockContactsAndRequirements,
} from "./contract.ts";
import { findDetail, readContacts } from "./detail.ts";
import { buildFormPatch, listAnswered, listEdits } from "./formPatch.ts";

export const instanceRoutes = [
  route(getBuildingBlockContactsWithRequirements, ({ query, session, trx, today }) =>
    findDetail(trx, session, query, today),
  ),
  route(updateBuildingBlockContactsAndRequirements, async ({ body, trx, ...actor }) => {
    const { stakeholderId, buildingBlockId, version, isSubmitted, checkedHow: how, replaces, ...form } = body;
    if (isSubmitted && !actor.session.permissions.has("ValidateBuildingBlock")) throw notAllowed();
    const place = await lockPlace(trx, actor, { stakeholderId, buildingBlockId }, version);
    const saved = await changePlace(trx, actor, place, {
      ...buildFormPatch(place.current, form, actor.today),
      ...{ how, replaces, isDraft: !isSubmitted, audited: "building block verified" },
    });
    const message =
      saved.outcome === "verified"
        ? "Building block updated successfully"
        : "Captured. It counts once somebody has verified it.";
    return { ...done(message), ...saved, version: place.current.version };
  }),
  route(correctContact, async ({ body, trx, ...actor }) => {
    const saved = await correct(trx, actor, body);
    const message =
      saved.outcome === "verified"
        ? "Changed and verified."
        : "Captured. It counts once somebody has verified it.";
    return { ...done(message), ...saved };
  }),
  route(deleteStakeholderById, async ({ query, trx, ...actor }) => {
    const { buildingBlockId, bldBlockstakeholderId: stakeholderId, replaces } = query;
    const place = await lockPlace(trx, actor, { buildingBlockId, stakeholderId });
    const values = currentValues(place.current, query.stakeholderId);
    const edits = diff(query.stakeholderId, values, { requirement: null });
    if (edits.length === 0) throw notFound("This contact");
    const saved = await changePlace(trx, actor, place, {
      patch: { edits, answered: [] },
      ...{ how: undefined, replaces, audited: "building block contact removed" },
    });
    const message =
      saved.outcome === "verified" ? "Contact removed." : "The removal waits until somebody has verified it.";
    return { ...done(message), ...saved };
  }),
];

type Correction = Input<typeof correctContact>["body"];

/** @throws {HttpError} 404, 409 for a stale version or another person's capture */
async function correct(
  trx: Knex.Transaction,
  actor: Actor,
  correction: Correction,
): Promise<{ outcome: Outcome; changeId: number | null; version: number }> {
  const { placeId, buildingBlockId, stakeholderId, checkedHow, replaces } = correction;
  const contact = await lockContact(trx, actor, stakeholderId);
  if (contact.placeId !== placeId) throw notFound("This contact");
  if (contact.version !== correction.version) throw await createConflict(trx, actor, contact);
  const isDraft = !actor.session.permissions.has("ValidateBuildingBlock");
  if (!isDraft && checkedHow === undefined)
    throw new HttpError(400, "invalid", "Please say how it was checked.", [
      { code: "custom", description: "Please say how it was checked.", field: "checkedHow" },
    ]);
  const place = await lockPlace(trx, actor, { stakeholderId: placeId, buildingBlockId });
  const saved = await changePlace(trx, actor, place, {
    ...buildCorrectionPatch(place.current, correction),
    ...{ how: checkedHow, isDraft, replaces, audited: "building block verified" },
  });
  return { ...saved, version: (await lockContact(trx, actor, stakeholderId)).version };
}

async function lockContact(trx: Knex.Transaction, { session, today }: Actor, id: number) {
  const contact = (await lockContactsInScope(trx, session, [id], today)).get(id);
  if (contact === undefined) throw notFound("This contact");
  return contact;
}

async function createConflict(
  trx: Knex,
  { now, today }: Actor,
  contact: ContactInScope,
): Promise<ConflictError> {
  const { stakeholderId, version, name, role, verifiedOn, checkedHow, changedBy, changedAt } = contact;
  const contacts = (await readContacts(trx, [stakeholderId], today)).get(stakeholderId) ?? [];
  return new ConflictError({
    changedBy: changedBy ?? "Somebody",
    changedAt: (changedAt ?? now).toISOString(),
    current: { version, name, role, contacts, verifiedOn, checkedHow },
  });
}

/** @throws {HttpError} 404 */
function buildCorrectionPatch(
  current: CurrentInstance,
  { stakeholderId, name, role, contacts }: Correction,
): Pick<PlaceChange, "patch" | "checked"> {
  if (stakeholderId === current.stakeholderId) {
    const edits = listEdits(current, null, { name, ...contactValues(contacts) }, contacts);
    const isNumber = contacts.some(({ detail }) => detail !== "");
    return { patch: { edits, answered: [] }, checked: { people: [], isNumber } };
  }
  const person = findPerson(current, stakeholderId);
  if (person === undefined) throw notFound("This contact");
  const answered = listAnswered(
    current,
    [person.requirement.buildingBlockRequirementId],
    new Set([stakeholderId]),
  );
  const edits = listEdits(
    current,
    stakeholderId,
    { name, role, ...contactValues(PersonFields.shape.contacts.parse(contacts)) },
    contacts,
  );
  return { patch: { edits, answered }, checked: { people: [stakeholderId], isNumber: false } };
}
