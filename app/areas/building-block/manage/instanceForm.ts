import {
  CheckedHow,
  type ContactsWithRequirements,
  PersonFields,
  Proposed,
} from "@gbvf/api/building-block/instance/contract.ts";
import { CONTACT_TYPE } from "@gbvf/api/stakeholder/contactTypes.ts";
import { OptionalEmail, OptionalTelephone } from "@gbvf/api/stakeholder/fields.ts";
import { z } from "zod";

/** In the order of the form. */
export const CONTACT_TYPES = [
  CONTACT_TYPE.reception,
  CONTACT_TYPE.mobile,
  CONTACT_TYPE.alternative,
  CONTACT_TYPE.workEmail,
] as const;
type ContactType = (typeof CONTACT_TYPES)[number];

export const contactLabel: Record<ContactType, string> = {
  [CONTACT_TYPE.workEmail]: "Work Email",
  [CONTACT_TYPE.mobile]: "Mobile Number",
  [CONTACT_TYPE.reception]: "Reception Number",
  [CONTACT_TYPE.alternative]: "Alternative Number",
};

/** The form is flat, `p17_name`, `p17_role`, so that two people's changes merge field by field. */
export type FormPerson = {
  key: string;
  buildingBlockRequirementId: number;
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

export const peopleOf = (instance: ContactsWithRequirements): FormPerson[] =>
  instance.buildingBlockRequirements.flatMap(({ stakeholderContactPerson, buildingBlockRequirementId }) =>
    stakeholderContactPerson.map(({ stakeholderId }) => ({
      key: personKey(stakeholderId, buildingBlockRequirementId),
      buildingBlockRequirementId,
      stakeholderId,
    })),
  );

export const PERSON_MARKS = {
  isPublic: "The public may see this contact",
  isAnswer: "Answers the telephone",
  isReporting: "Reports changes",
} as const;
type PersonMark = keyof typeof PERSON_MARKS;
const MARKS = Object.keys(PERSON_MARKS) as PersonMark[];

export const markValues = (key: string, marks: Record<PersonMark, boolean>) =>
  Object.fromEntries(MARKS.map((mark) => [`${key}_${mark}`, marks[mark]]));

export const newPersonValues = (key: string) => ({
  [`${key}_name`]: "",
  [`${key}_role`]: "",
  ...markValues(key, { isPublic: true, isAnswer: true, isReporting: false }),
  ...contactValues(`${key}_`, []),
});

export const newPlaceValues: InstanceValues = {
  version: 1,
  checkedHow: undefined,
  name: "",
  addressLine1: "",
  addressLine2: "",
  isConfidential: false,
  ...contactValues("", []),
};

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
    CONTACT_TYPES.map((type) => [
      `${prefix}contact${type}`,
      type === CONTACT_TYPE.workEmail ? OptionalEmail : OptionalTelephone,
    ]),
  );

/** Only submissions say how they were checked. */
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
  // Last, because problems are listed in this order.
  rules.checkedHow = mustSayHow ? CheckedHow : z.undefined();
  return z.looseObject({ version: z.number(), ...rules });
}

const sentContacts = (values: Record<string, unknown>, prefix: string) =>
  CONTACT_TYPES.map((contactTypeId) => ({
    contactTypeId,
    detail: String(values[`${prefix}contact${contactTypeId}`] ?? ""),
  }));

/** Leaves out people whom somebody else has removed. */
function grouped(values: Record<string, unknown>, people: readonly FormPerson[]) {
  const present = people.filter(({ key }) => values[`${key}_name`] !== undefined);
  return [...Map.groupBy(present, ({ buildingBlockRequirementId }) => buildingBlockRequirementId)];
}

export function proposedOf(values: Record<string, unknown>, people: readonly FormPerson[]): Proposed {
  return {
    name: String(values.name),
    address: { addressLine1: String(values.addressLine1), addressLine2: String(values.addressLine2) },
    contacts: sentContacts(values, ""),
    buildingBlockRequirements: grouped(values, people).map(([buildingBlockRequirementId, members]) => ({
      buildingBlockRequirementId,
      stakeholderContactPerson: members.map(({ key, stakeholderId }) => ({
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

export function fieldNamesOf(
  values: Record<string, unknown>,
  people: readonly FormPerson[],
): Record<string, string> {
  const contactNames = (path: string, prefix: string) =>
    CONTACT_TYPES.map((type, place) => [`${path}contacts.${place}.detail`, `${prefix}contact${type}`]);
  const personNames = grouped(values, people).flatMap(([, members], group) =>
    members.flatMap(({ key }, place) => {
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
