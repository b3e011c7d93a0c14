import {
  CheckedHow,
  type ContactsWithRequirements,
  PersonFields,
  Proposed,
} from "@gbvf/api/building-block/instance/contract.ts";
import { OptionalEmail, OptionalTelephone } from "@gbvf/api/stakeholder/fields.ts";
import { z } from "zod";

/** Work e-mail, reception, alternative, mobile: the types of contact that are captured, in the form's order. */
export const CONTACT_TYPES = [3, 2, 4, 1] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

export const contactLabel: Record<ContactType, string> = {
  1: "Work Email",
  2: "Mobile Number",
  3: "Reception Number",
  4: "Alternative Number",
};

/**
 * Somebody in the form. The form is flat, `p17_name`, `p17_role`, so that two people's changes can be merged field by
 * field.
 */
export type FormPerson = {
  key: string;
  buildingBlockRequirementId: number;
  /** Null: somebody new. */
  stakeholderId: number | null;
};

export type InstanceValues = { version: number } & Record<string, unknown>;

const contactValue = (
  contacts: readonly { contactTypeId: number; detail: string }[],
  type: ContactType,
): string => contacts.find(({ contactTypeId }) => contactTypeId === type)?.detail ?? "";

const contactValues = (prefix: string, contacts: readonly { contactTypeId: number; detail: string }[]) =>
  Object.fromEntries(CONTACT_TYPES.map((type) => [`${prefix}contact${type}`, contactValue(contacts, type)]));

export const personKey = (stakeholderId: number, buildingBlockRequirementId: number) =>
  `p${stakeholderId}r${buildingBlockRequirementId}`;

/** Who stands for the requirements. */
export const peopleOf = (instance: ContactsWithRequirements): FormPerson[] =>
  instance.buildingBlockRequirements.flatMap(({ stakeholderContactPerson, buildingBlockRequirementId }) =>
    stakeholderContactPerson.map(({ stakeholderId }) => ({
      key: personKey(stakeholderId, buildingBlockRequirementId),
      buildingBlockRequirementId,
      stakeholderId,
    })),
  );

/** What is ticked of somebody, in the form's order. */
export const PERSON_MARKS = {
  isPublic: "The public may see this contact",
  isAnswer: "Answers the telephone",
  isReporting: "Reports changes",
} as const;
export type PersonMark = keyof typeof PERSON_MARKS;
const MARKS = Object.keys(PERSON_MARKS) as PersonMark[];

export const markValues = (key: string, marks: Record<PersonMark, boolean>) =>
  Object.fromEntries(MARKS.map((mark) => [`${key}_${mark}`, marks[mark]]));

/** The fields of somebody new. */
export const newPersonValues = (key: string) => ({
  [`${key}_name`]: "",
  [`${key}_role`]: "",
  ...markValues(key, { isPublic: true, isAnswer: true, isReporting: false }),
  ...contactValues(`${key}_`, []),
});

/** The fields of a new place, for which nobody stands yet. */
export const newPlaceValues: InstanceValues = {
  version: 1,
  checkedHow: undefined,
  name: "",
  addressLine1: "",
  addressLine2: "",
  isConfidential: false,
  ...contactValues("", []),
};

/** What the form is filled with. */
export function valuesOf(instance: ContactsWithRequirements): InstanceValues {
  const people = instance.buildingBlockRequirements.flatMap((requirement) =>
    requirement.stakeholderContactPerson.map((person) => {
      const key = personKey(person.stakeholderId, requirement.buildingBlockRequirementId);
      return {
        [`${key}_name`]: person.name,
        [`${key}_role`]: person.role ?? "",
        ...markValues(key, person),
        ...contactValues(`${key}_`, person.contacts),
      };
    }),
  );
  return Object.assign(
    {
      version: instance.version,
      checkedHow: undefined,
      name: instance.name,
      addressLine1: instance.address?.addressLine1 ?? "",
      addressLine2: instance.address?.addressLine2 ?? "",
      ...contactValues("", instance.contacts),
    },
    ...people,
  );
}

const contactRules = (prefix: string) =>
  Object.fromEntries(
    CONTACT_TYPES.map((type) => [`${prefix}contact${type}`, type === 1 ? OptionalEmail : OptionalTelephone]),
  );

/** The contract's rules, for the people who are in the form; how it was checked is asked of what is submitted. */
export function schemaOf(people: readonly FormPerson[], mustSayHow: boolean) {
  const rules: Record<string, z.ZodType> = {
    name: Proposed.shape.name,
    addressLine1: Proposed.shape.address.shape.addressLine1,
    addressLine2: z.string(),
    ...contactRules(""),
  };
  for (const { key } of people) {
    rules[`${key}_name`] = PersonFields.shape.name;
    rules[`${key}_role`] = z.string();
    for (const mark of MARKS) rules[`${key}_${mark}`] = z.boolean();
    Object.assign(rules, contactRules(`${key}_`));
  }
  // Last, as it is asked at the form's end: the problems are listed in this order.
  rules.checkedHow = mustSayHow ? CheckedHow : z.undefined();
  return z.looseObject({ version: z.number(), ...rules });
}

const sentContacts = (values: Record<string, unknown>, prefix: string) =>
  CONTACT_TYPES.map((contactTypeId) => ({
    contactTypeId,
    detail: String(values[`${prefix}contact${contactTypeId}`] ?? ""),
  }));

/** Groups the people as they are sent; those that somebody else has removed meanwhile are left out. */
function grouped(values: Record<string, unknown>, people: readonly FormPerson[]) {
  const present = people.filter(({ key }) => values[`${key}_name`] !== undefined);
  return [...Map.groupBy(present, ({ buildingBlockRequirementId }) => buildingBlockRequirementId)];
}

/** What is sent. */
export function proposedOf(values: Record<string, unknown>, people: readonly FormPerson[]): Proposed {
  return {
    name: String(values.name),
    address: { addressLine1: String(values.addressLine1), addressLine2: String(values.addressLine2) },
    contacts: sentContacts(values, ""),
    buildingBlockRequirements: grouped(values, people).map(([buildingBlockRequirementId, standing]) => ({
      buildingBlockRequirementId,
      stakeholderContactPerson: standing.map(({ key, stakeholderId }) => ({
        stakeholderId,
        name: String(values[`${key}_name`]),
        role: String(values[`${key}_role`]),
        isPublic: values[`${key}_isPublic`] === true,
        isAnswer: values[`${key}_isAnswer`] === true,
        isReporting: values[`${key}_isReporting`] === true,
        contacts: sentContacts(values, `${key}_`),
      })),
    })),
  };
}

/** The form's fields under the names that the server gives them. */
export function fieldNamesOf(
  values: Record<string, unknown>,
  people: readonly FormPerson[],
): Record<string, string> {
  const contactNames = (path: string, prefix: string) =>
    CONTACT_TYPES.map((type, place) => [`${path}contacts.${place}.detail`, `${prefix}contact${type}`]);
  const personNames = grouped(values, people).flatMap(([, standing], group) =>
    standing.flatMap(({ key }, place) => {
      const path = `buildingBlockRequirements.${group}.stakeholderContactPerson.${place}.`;
      return [
        [`${path}name`, `${key}_name`],
        [`${path}role`, `${key}_role`],
        ...contactNames(path, `${key}_`),
      ];
    }),
  );
  return Object.fromEntries([
    ["address.addressLine1", "addressLine1"],
    ["address.addressLine2", "addressLine2"],
    ...contactNames("", ""),
    ...personNames,
  ]);
}
