import { HttpError } from "../../lib/http/errors.ts";
import { CONTACT_TYPE, LACKS_RECEPTION } from "../../shared/contactTypes.ts";
import type { Edit, Patch, Values } from "../fields.ts";
import { clearPointOfOldAddress, contactValues, currentValues, diff, lacksReception } from "../patch.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { PersonFields, Proposed } from "./contract.ts";

/**
 * The contacts that a save confirms, changed or not. `isNumber` is the place's own number; `exists` means
 * that the place exists.
 */
export type CheckedContacts = { people: readonly number[]; isNumber: boolean; exists?: true };
type FormPatch = { patch: Patch; checked: CheckedContacts };

/**
 * A form that lists people for every requirement captures the place.
 * @throws {HttpError} 400 for people and requirements of other places
 */
export function buildFormPatch(current: CurrentInstance, form: Proposed, today: string): FormPatch {
  const { address, contacts, languages, buildingBlockRequirements: requirements, ...place } = form;
  const values = {
    ...place,
    ...contactValues(contacts),
    ...{ addressLine1: address.addressLine1, addressLine2: address.addressLine2 ?? null },
    languages: languages?.join(),
  };
  const edits = [...listEdits(current, null, values, contacts)];
  const contactIds = new Set<number>();
  let lastNewId = 0;
  requirements.forEach(({ buildingBlockRequirementId: requirement, stakeholderContactPerson }, at) => {
    const path = `buildingBlockRequirements.${at}`;
    const currentRequirement = current.buildingBlockRequirements.find(
      (each) => each.buildingBlockRequirementId === requirement,
    );
    if (currentRequirement === undefined) throw createFieldError("This requirement was not found.", path);
    stakeholderContactPerson.forEach(({ stakeholderId, ...person }, index) => {
      const personPath = `${path}.stakeholderContactPerson.${index}.`;
      const isKnown = currentRequirement.stakeholderContactPerson.some(
        (each) => each.stakeholderId === stakeholderId,
      );
      if (stakeholderId !== null && (!isKnown || contactIds.has(stakeholderId)))
        throw createFieldError("This contact was not found.", `${personPath}stakeholderId`);
      if (stakeholderId !== null) contactIds.add(stakeholderId);
      const id = stakeholderId ?? --lastNewId;
      edits.push(...listEdits(current, id, personValues(person, requirement), person.contacts, personPath));
    });
  });
  const requirementIds = requirements.map((each) => each.buildingBlockRequirementId);
  const isCapturing =
    current.capturedOn === null &&
    current.buildingBlockRequirements.every((each) =>
      requirementIds.includes(each.buildingBlockRequirementId),
    );
  if (isCapturing) edits.push(...diff(null, {}, { capturedOn: today }));
  return {
    patch: { edits, answered: listAnswered(current, requirementIds, contactIds) },
    checked: { people: [...contactIds], isNumber: contacts.some(({ detail }) => detail !== "") },
  };
}

function personValues(
  { isRemoved, contacts, ...person }: Omit<PersonFields, "stakeholderId">,
  requirement: number,
): Values {
  return isRemoved ? { requirement: null } : { ...person, ...contactValues(contacts), requirement };
}

export const listAnswered = (
  current: CurrentInstance,
  requirementIds: readonly number[],
  people: ReadonlySet<number>,
): number[] =>
  current.buildingBlockRequirements
    .filter(({ buildingBlockRequirementId: id }) => requirementIds.includes(id))
    .filter((each) => each.stakeholderContactPerson.every(({ stakeholderId }) => people.has(stakeholderId)))
    .map(({ buildingBlockRequirementId: id }) => id);

/** @throws {HttpError} 400 for an extension without the reception's number */
export function listEdits(
  current: CurrentInstance,
  person: number | null,
  values: Values,
  contacts: readonly { contactTypeId: number }[] = [],
  path = "",
): Edit[] {
  const before = currentValues(current, person);
  if (lacksReception(before, values)) {
    const at = contacts.findIndex(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.extension);
    throw createFieldError(LACKS_RECEPTION, `${path}contacts.${Math.max(at, 0)}.detail`);
  }
  return diff(person, before, clearPointOfOldAddress(before, values));
}

export const createFieldError = (description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code: "Unknown", description, field }]);
