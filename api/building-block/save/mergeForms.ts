import { normaliseName } from "../../lib/text/nearNames.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm, CapturedPerson, ContactFields, PersonFields } from "../instance/contract.ts";
import { findPerson } from "../instance/findPerson.ts";

/** The later form wins. */
export function mergeForms(
  current: CurrentInstance,
  waiting: CapturedForm,
  added: CapturedForm,
): CapturedForm {
  const requirements = new Map(
    [...waiting.buildingBlockRequirements, ...added.buildingBlockRequirements].map((each) => [
      each.buildingBlockRequirementId,
      [] as PersonFields[],
    ]),
  );
  for (const form of [waiting, added]) {
    for (const { buildingBlockRequirementId, stakeholderContactPerson } of form.buildingBlockRequirements) {
      const own = requirements.get(buildingBlockRequirementId) ?? [];
      const others = own.filter((each) => stakeholderContactPerson.every((person) => !isSame(each, person)));
      const merged = stakeholderContactPerson.map((person) =>
        mergePerson(
          person.stakeholderId === null ? undefined : findPerson(current, person.stakeholderId)?.person,
          own.find((each) => isSame(each, person)),
          person,
        ),
      );
      requirements.set(buildingBlockRequirementId, [...others, ...merged]);
    }
  }
  const address = added.address ?? waiting.address;
  return {
    ...waiting,
    ...added,
    name: added.name === current.name ? waiting.name : added.name,
    contacts: mergeContacts(current.contacts, waiting.contacts, added.contacts),
    ...(address && { address }),
    buildingBlockRequirements: [...requirements].map(
      ([buildingBlockRequirementId, stakeholderContactPerson]) => ({
        buildingBlockRequirementId,
        stakeholderContactPerson,
      }),
    ),
  };
}

function mergePerson(
  now: CapturedPerson | undefined,
  waiting: PersonFields | undefined,
  added: PersonFields,
): PersonFields {
  if (waiting === undefined) return added;
  const later = <Key extends "name" | "role" | "isReporting" | "isAnswer" | "isPublic">(key: Key) =>
    now !== undefined && (added[key] || null) === (now[key] || null) ? waiting[key] : added[key];
  return {
    ...added,
    name: later("name"),
    role: later("role"),
    isReporting: later("isReporting"),
    isAnswer: later("isAnswer"),
    isPublic: later("isPublic"),
    contacts: mergeContacts(now?.contacts ?? [], waiting.contacts, added.contacts),
  };
}

function mergeContacts(
  now: CurrentInstance["contacts"],
  waiting: readonly ContactFields[],
  added: readonly ContactFields[],
): ContactFields[] {
  const listed = (type: number) => now.find(({ contactTypeId }) => contactTypeId === type)?.detail ?? "";
  const isWaiting = (type: number) => waiting.some(({ contactTypeId }) => contactTypeId === type);
  const said = added.filter(
    ({ contactTypeId, detail }) => !isWaiting(contactTypeId) || detail !== listed(contactTypeId),
  );
  const types = new Set(said.map(({ contactTypeId }) => contactTypeId));
  return [...waiting.filter(({ contactTypeId }) => !types.has(contactTypeId)), ...said];
}

/** A new person has no id yet. */
const isSame = (a: PersonFields, b: PersonFields): boolean =>
  a.stakeholderId === b.stakeholderId &&
  (a.stakeholderId !== null || normaliseName(a.name) === normaliseName(b.name));
