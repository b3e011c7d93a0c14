import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import {
  CONTACT_TYPES,
  type FormPerson,
  type InstanceValues,
  markValues,
  newPersonValues,
  peopleOf,
  personKey,
  valuesOf,
} from "./instanceForm.ts";

/** Starts with the reader's own unverified capture, if any. */
export function startingForm(instance: ContactsWithRequirements): {
  people: FormPerson[];
  values: InstanceValues;
} {
  const people = peopleOf(instance);
  const values = valuesOf(instance);
  const proposed = instance.capture?.isOwn ? instance.capture.proposed : null;
  if (proposed === null) return { people, values };
  const put = (prefix: string, contacts: readonly { contactTypeId: number; detail: string }[]) => {
    for (const { contactTypeId, detail } of contacts) values[`${prefix}contact${contactTypeId}`] = detail;
  };
  values.name = proposed.name;
  if (proposed.address) {
    values.addressLine1 = proposed.address.addressLine1;
    values.addressLine2 = proposed.address.addressLine2 ?? "";
  }
  put("", proposed.contacts);
  for (const { buildingBlockRequirementId, stakeholderContactPerson } of proposed.buildingBlockRequirements) {
    for (const [place, person] of stakeholderContactPerson.entries()) {
      const { stakeholderId, name, role, contacts } = person;
      const key =
        stakeholderId === null
          ? `n${buildingBlockRequirementId}_${place}`
          : personKey(stakeholderId, buildingBlockRequirementId);
      if (stakeholderId === null) {
        people.push({ key, buildingBlockRequirementId, stakeholderId });
        Object.assign(values, newPersonValues(key));
      }
      if (values[`${key}_name`] === undefined) continue;
      Object.assign(values, {
        [`${key}_name`]: name,
        [`${key}_role`]: role ?? "",
        ...markValues(key, person),
      });
      put(
        `${key}_`,
        contacts.filter(({ contactTypeId }) => CONTACT_TYPES.includes(contactTypeId)),
      );
    }
  }
  return { people, values };
}
