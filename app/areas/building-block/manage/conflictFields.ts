import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import type { ConflictOptions } from "../../../lib/form/useConflict.ts";
import {
  CONTACT_TYPES,
  contactLabel,
  type InstanceValues,
  PERSON_MARKS,
  personKey,
  valuesOf,
} from "./instanceForm.ts";

const shown = (value: unknown) => (value === true ? "Yes" : "No");

/** Labels for the fields in a conflict. */
export function conflictFields(
  instance: ContactsWithRequirements,
): ConflictOptions<InstanceValues, ContactsWithRequirements> {
  const contactFields = (prefix: string, who: string) =>
    CONTACT_TYPES.map(
      (type) => [`${prefix}contact${type}`, { label: `${who}${contactLabel[type]}` }] as const,
    );
  const personFields = instance.buildingBlockRequirements.flatMap((requirement) =>
    requirement.stakeholderContactPerson.flatMap(({ stakeholderId, name }) => {
      const key = personKey(stakeholderId, requirement.buildingBlockRequirementId);
      return [
        [`${key}_name`, { label: `${name}: Name` }] as const,
        [`${key}_role`, { label: `${name}: Role` }] as const,
        ...Object.entries(PERSON_MARKS).map(
          ([mark, words]) => [`${key}_${mark}`, { label: `${name}: ${words}`, inWords: shown }] as const,
        ),
        ...contactFields(`${key}_`, `${name}: `),
      ];
    }),
  );
  return {
    valuesOf,
    fields: Object.fromEntries([
      ["name", { label: "Name" }],
      ["addressLine1", { label: "Physical Address" }],
      ["addressLine2", { label: "Address, second line" }],
      ...contactFields("", ""),
      ...personFields,
    ]),
  };
}
