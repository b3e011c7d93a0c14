import { normaliseName } from "../../lib/text/normaliseName.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm, PersonFields } from "../instance/contract.ts";

/** The later form wins for the same person, contact and address. */
export function mergeForms(
  { name }: CurrentInstance,
  waiting: CapturedForm,
  added: CapturedForm,
): CapturedForm {
  const types = new Set(added.contacts.map(({ contactTypeId }) => contactTypeId));
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
      requirements.set(buildingBlockRequirementId, [...others, ...stakeholderContactPerson]);
    }
  }
  const address = added.address ?? waiting.address;
  return {
    ...waiting,
    ...added,
    name: added.name === name ? waiting.name : added.name,
    contacts: [
      ...waiting.contacts.filter(({ contactTypeId }) => !types.has(contactTypeId)),
      ...added.contacts,
    ],
    ...(address && { address }),
    buildingBlockRequirements: [...requirements].map(
      ([buildingBlockRequirementId, stakeholderContactPerson]) => ({
        buildingBlockRequirementId,
        stakeholderContactPerson,
      }),
    ),
  };
}

/** A new person has no id yet. */
const isSame = (a: PersonFields, b: PersonFields): boolean =>
  a.stakeholderId === b.stakeholderId &&
  (a.stakeholderId !== null || normaliseName(a.name) === normaliseName(b.name));
