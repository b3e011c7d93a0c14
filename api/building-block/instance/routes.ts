import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { Changed, HttpError, notAllowed, notFound } from "../../lib/http/errors.ts";
import { route } from "../../lib/http/route.ts";
import type { Actor } from "../Actor.ts";
import { lockOwnContacts, type OwnContact } from "../check/ownContacts.ts";
import { openPlace } from "../save/openPlace.ts";
import { savePlace } from "../save/savePlace.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import { readContacts } from "./contacts.ts";
import {
  type CapturedForm,
  type CheckedHow,
  correctContact,
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  type Outcome,
  PersonFields,
  type Proposed,
  updateBuildingBlockContactsAndRequirements,
} from "./contract.ts";
import { findDetail } from "./detail.ts";
import { findPerson } from "./findPerson.ts";

export const instanceRoutes = [
  route(getBuildingBlockContactsWithRequirements, ({ query, session, trx, today }) =>
    findDetail(trx, session, query, today),
  ),
  route(updateBuildingBlockContactsAndRequirements, async ({ body, trx, ...actor }) => {
    const { stakeholderId, buildingBlockId, version, isSubmitted, checkedHow, replaces, ...form } = body;
    if (isSubmitted && !actor.session.actions.has("ValidateBuildingBlock")) throw notAllowed();
    const opened = await openPlace(trx, actor, { stakeholderId, buildingBlockId }, version);
    const saved = await savePlace(trx, actor, opened, {
      form,
      isSubmitted,
      how: checkedHow,
      verifies: "everybody",
      replaces,
      audited: "building block verified",
    });
    const said =
      saved.outcome === "verified"
        ? "Building block updated successfully"
        : "Captured. It counts once somebody has verified it.";
    return { ...done(said), ...saved, version: opened.current.version };
  }),
  route(correctContact, async ({ body, trx, ...actor }) => {
    const corrected = await correct(trx, actor, body);
    const said =
      corrected.outcome === "verified"
        ? "Changed and verified."
        : "Captured. It counts once somebody has verified it.";
    return { ...done(said), ...corrected };
  }),
  route(deleteStakeholderById, async ({ query, trx, ...actor }) => {
    const { buildingBlockId, bldBlockstakeholderId: stakeholderId, replaces } = query;
    const opened = await openPlace(trx, actor, { buildingBlockId, stakeholderId });
    const saved = await savePlace(trx, actor, opened, {
      form: removalOf(opened.current, query.stakeholderId),
      isSubmitted: true,
      how: undefined,
      verifies: "changed",
      replaces,
      audited: "building block contact removed",
    });
    const said =
      saved.outcome === "verified" ? "Contact removed." : "The removal waits until somebody has verified it.";
    return { ...done(said), ...saved };
  }),
];

/** @throws {HttpError} 404 */
function removalOf(current: CurrentInstance, personId: number): CapturedForm {
  const found = findPerson(current, personId);
  if (found === undefined) throw notFound("This contact");
  const { buildingBlockRequirementId } = found.requirement;
  const { stakeholderId, name, role, isReporting, isAnswer, isPublic } = found.person;
  const person = { stakeholderId, name, role, isReporting, isAnswer, isPublic, contacts: [] };
  return {
    name: current.name,
    contacts: [],
    buildingBlockRequirements: [
      { buildingBlockRequirementId, stakeholderContactPerson: [{ ...person, isRemoved: true }] },
    ],
  };
}

type Correction = {
  placeId: number;
  buildingBlockId: number;
  stakeholderId: number;
  version: number;
  name?: string | undefined;
  role?: string | null | undefined;
  contacts: Proposed["contacts"];
  checkedHow?: CheckedHow | undefined;
  replaces?: number | undefined;
};

/** @throws {HttpError} 404, 409 for a stale version or another's capture */
async function correct(
  trx: Knex.Transaction,
  actor: Actor,
  sent: Correction,
): Promise<{ outcome: Outcome; changeId: number | null; version: number }> {
  const { placeId, buildingBlockId, stakeholderId, checkedHow } = sent;
  const contact = await lockContact(trx, actor, stakeholderId);
  if (contact.placeId !== placeId) throw notFound("This contact");
  if (contact.version !== sent.version) throw await staleness(trx, actor, contact);
  const mayVerify = actor.session.actions.has("ValidateBuildingBlock");
  if (mayVerify && checkedHow === undefined)
    throw new HttpError(400, "invalid", "Please say how it was checked.", [
      { code: "custom", description: "Please say how it was checked.", field: "checkedHow" },
    ]);
  const opened = await openPlace(trx, actor, { stakeholderId: placeId, buildingBlockId });
  const saved = await savePlace(trx, actor, opened, {
    form: formOf(opened.current, sent),
    isSubmitted: mayVerify,
    how: checkedHow,
    verifies: "everybody",
    replaces: sent.replaces,
    audited: "building block verified",
  });
  return { ...saved, version: (await lockContact(trx, actor, stakeholderId)).version };
}

async function lockContact(trx: Knex.Transaction, { session, today }: Actor, id: number) {
  const contact = (await lockOwnContacts(trx, session, [id], today)).get(id);
  if (contact === undefined) throw notFound("This contact");
  return contact;
}

async function staleness(trx: Knex, { now, today }: Actor, contact: OwnContact): Promise<Changed> {
  const { stakeholderId, version, name, role, verifiedOn, checkedHow, changedBy, changedAt } = contact;
  const contacts = (await readContacts(trx, [stakeholderId], today)).get(stakeholderId) ?? [];
  return new Changed({
    changedBy: changedBy ?? "Somebody",
    changedAt: (changedAt ?? now).toISOString(),
    current: { version, name, role, contacts, verifiedOn, checkedHow },
  });
}

function formOf(current: CurrentInstance, { stakeholderId, contacts, ...sent }: Correction): CapturedForm {
  const place = { name: current.name, contacts: [], buildingBlockRequirements: [] };
  if (stakeholderId === current.stakeholderId) return { ...place, name: sent.name ?? current.name, contacts };
  const found = findPerson(current, stakeholderId);
  if (found === undefined) throw notFound("This contact");
  const { person, requirement } = found;
  const { isReporting, isAnswer, isPublic, name, role } = person;
  const ownContacts = PersonFields.shape.contacts.parse(contacts);
  const corrected = {
    ...{ stakeholderId, isReporting, isAnswer, isPublic, contacts: ownContacts },
    name: sent.name ?? name,
    role: sent.role === undefined ? role : sent.role,
  };
  return {
    ...place,
    buildingBlockRequirements: [
      {
        buildingBlockRequirementId: requirement.buildingBlockRequirementId,
        stakeholderContactPerson: [corrected],
      },
    ],
  };
}
