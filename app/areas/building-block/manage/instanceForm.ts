import {
  CheckedHow,
  type ContactsWithRequirements,
  type PersonFields,
  Proposed,
  updateBuildingBlockContactsAndRequirements,
} from "@gbvf/api/building-block/instance/contract.ts";
import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import type { z } from "zod";
import type { ApiError } from "../../../lib/calls/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";

/** In the order of the form. */
export const CONTACT_TYPES = [
  CONTACT_TYPE.reception,
  CONTACT_TYPE.extension,
  CONTACT_TYPE.mobile,
  CONTACT_TYPE.alternative,
  CONTACT_TYPE.workEmail,
] as const;
type ContactType = (typeof CONTACT_TYPES)[number];

export const contactLabel: Record<ContactType, string> = {
  [CONTACT_TYPE.workEmail]: "Work Email",
  [CONTACT_TYPE.mobile]: "Mobile Number",
  [CONTACT_TYPE.reception]: "Reception Number",
  [CONTACT_TYPE.extension]: "Extension",
  [CONTACT_TYPE.alternative]: "Alternative Number",
};

export const PERSON_MARKS = {
  isPublic: "The public may see this contact",
  isAnswer: "Answers the telephone",
  isReporting: "Reports changes",
} as const;
export const MARKS = ["isPublic", "isAnswer", "isReporting"] as const;

/** Server errors are found on the same paths. */
export const PlaceForm = Proposed.extend({
  version: updateBuildingBlockContactsAndRequirements.body.shape.version,
  checkedHow: CheckedHow.optional(),
});
export type PlaceValues = z.input<typeof PlaceForm>;
export type PlaceZodForm = ZodForm<PlaceValues>;

export const SubmittedForm = PlaceForm.refine(({ checkedHow }) => checkedHow !== undefined, {
  path: ["checkedHow"],
  message: "Please say how it was checked.",
  when: () => true,
});

type KnownContact = { contactTypeId: number; detail: string };
type KnownPerson = Omit<PersonFields, "contacts"> & { contacts: readonly KnownContact[] };

export const contactsOf = (contacts: readonly KnownContact[]) =>
  CONTACT_TYPES.map((contactTypeId) => ({
    contactTypeId,
    detail: contacts.find((each) => each.contactTypeId === contactTypeId)?.detail ?? "",
  }));

const personOf = ({ stakeholderId, name, role, contacts, ...marks }: KnownPerson): PersonFields => ({
  stakeholderId,
  name,
  role: role ?? "",
  isPublic: marks.isPublic,
  isAnswer: marks.isAnswer,
  isReporting: marks.isReporting,
  ...(marks.isRemoved && { isRemoved: true }),
  contacts: contactsOf(contacts),
});

export const keptNameOf = (place: { buildingBlockId: number; stakeholderId: number }) =>
  `place ${place.stakeholderId} ${place.buildingBlockId}`;

export const newPerson = (): PersonFields =>
  personOf({
    stakeholderId: null,
    name: "",
    isPublic: true,
    isAnswer: true,
    isReporting: false,
    contacts: [],
  });

export const newPlace: PlaceValues = {
  openingHours: "",
  languages: [],
  version: 1,
  name: "",
  address: { addressLine1: "", addressLine2: "" },
  contacts: contactsOf([]),
  buildingBlockRequirements: [],
};

const savedValues = (instance: ContactsWithRequirements): PlaceValues & { version: number } => ({
  version: instance.version,
  name: instance.name,
  address: {
    addressLine1: instance.address?.addressLine1 ?? "",
    addressLine2: instance.address?.addressLine2 ?? "",
  },
  contacts: contactsOf(instance.contacts),
  isConfidential: instance.isConfidential,
  openingHours: instance.openingHours ?? "",
  languages: instance.languages,
  buildingBlockRequirements: instance.buildingBlockRequirements.map(
    ({ buildingBlockRequirementId, stakeholderContactPerson }) => ({
      buildingBlockRequirementId,
      stakeholderContactPerson: stakeholderContactPerson.map(personOf),
    }),
  ),
});

/** Starts from the reader's own capture, if any. */
export function valuesOf(instance: ContactsWithRequirements): PlaceValues {
  const saved = savedValues(instance);
  const proposed = instance.capture?.isOwn ? instance.capture.proposed : null;
  if (proposed === null) return saved;
  return {
    ...saved,
    name: proposed.name,
    address: proposed.address ?? saved.address,
    isConfidential: proposed.isConfidential ?? saved.isConfidential,
    openingHours: proposed.openingHours ?? saved.openingHours,
    languages: proposed.languages ?? saved.languages,
    contacts: contactsOf([...proposed.contacts, ...instance.contacts]),
    buildingBlockRequirements: saved.buildingBlockRequirements.map((requirement) => {
      const id = requirement.buildingBlockRequirementId;
      const captured =
        proposed.buildingBlockRequirements.find((each) => each.buildingBlockRequirementId === id)
          ?.stakeholderContactPerson ?? [];
      const known = requirement.stakeholderContactPerson.map((person) => {
        const own = captured.find(({ stakeholderId }) => stakeholderId === person.stakeholderId);
        return own ? personOf({ ...own, contacts: [...own.contacts, ...person.contacts] }) : person;
      });
      const added = captured.filter(({ stakeholderId }) => stakeholderId === null).map(personOf);
      return { ...requirement, stakeholderContactPerson: [...known, ...added] };
    }),
  };
}

/** Keeps the order of `mine`; people removed meanwhile have no id. */
export function savedAs(
  instance: ContactsWithRequirements,
  mine: PlaceValues,
): PlaceValues & { version: number } {
  const saved = savedValues(instance);
  return {
    ...saved,
    buildingBlockRequirements: mine.buildingBlockRequirements.map((requirement) => {
      const id = requirement.buildingBlockRequirementId;
      const people =
        saved.buildingBlockRequirements.find((each) => each.buildingBlockRequirementId === id)
          ?.stakeholderContactPerson ?? [];
      return {
        ...requirement,
        stakeholderContactPerson: requirement.stakeholderContactPerson.map((person) =>
          person.stakeholderId === null
            ? person
            : (people.find(({ stakeholderId }) => stakeholderId === person.stakeholderId) ?? {
                ...person,
                stakeholderId: null,
                isRemoved: true,
              }),
        ),
      };
    }),
  };
}

export const proposedOf = ({
  name,
  address,
  contacts,
  isConfidential,
  openingHours,
  languages,
  buildingBlockRequirements,
}: z.output<typeof PlaceForm>): Proposed => ({
  name,
  address,
  contacts,
  isConfidential,
  openingHours,
  languages,
  buildingBlockRequirements: buildingBlockRequirements.map((requirement) => ({
    ...requirement,
    stakeholderContactPerson: requirement.stakeholderContactPerson.filter(
      ({ stakeholderId, isRemoved }) => stakeholderId !== null || !isRemoved,
    ),
  })),
});

/** These words if the server did not answer. */
export const orElse = (words: string) => (error: ApiError) =>
  error.status === 0 ? words : problemText(error);
