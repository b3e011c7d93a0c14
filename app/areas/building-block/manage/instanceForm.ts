import {
  CheckedHow,
  CONTACT_KEYS,
  type ContactsWithRequirements,
  FIELDS,
  PERSON_FLAGS,
  type PersonFields,
  Proposed,
  updateBuildingBlockContactsAndRequirements,
} from "@gbvf/api/building-block/instance/contract.ts";
import type { z } from "zod";
import type { ApiError } from "../../../lib/api-client/ApiError.ts";
import { getErrorText } from "../../../lib/form/errorText.ts";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";

const FORM_KEYS = ["reception", "extension", "mobile", "alternative", "email"] as const;
export const CONTACT_TYPES = FORM_KEYS.map((key) => FIELDS[key].contactTypeId);

const getLabel = (key: keyof typeof FIELDS): string => {
  const field: { label: string; formLabel?: string } = FIELDS[key];
  return field.formLabel ?? field.label;
};
export const contactLabels = Object.fromEntries(
  CONTACT_KEYS.map((key) => [FIELDS[key].contactTypeId, getLabel(key)]),
) as Record<(typeof CONTACT_TYPES)[number], string>;
export const PERSON_MARKS = {
  isPublic: getLabel("isPublic"),
  isAnswer: getLabel("isAnswer"),
  isReporting: getLabel("isReporting"),
};
export const PERSON_MARK_KEYS = PERSON_FLAGS;

/** Has the API's field paths, so that the server's errors find their fields. */
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

export type ContactValue = { contactTypeId: number; detail: string };
type PersonValues = Omit<PersonFields, "contacts"> & { contacts: readonly ContactValue[] };

export const getContacts = (contacts: readonly ContactValue[]) =>
  CONTACT_TYPES.map((contactTypeId) => ({
    contactTypeId,
    detail: contacts.find((each) => each.contactTypeId === contactTypeId)?.detail ?? "",
  }));

const toPersonFields = ({ stakeholderId, name, role, contacts, ...marks }: PersonValues): PersonFields => ({
  stakeholderId,
  name,
  role: role ?? "",
  isPublic: marks.isPublic,
  isAnswer: marks.isAnswer,
  isReporting: marks.isReporting,
  ...(marks.isRemoved && { isRemoved: true }),
  contacts: getContacts(contacts),
});

export const getDraftKey = (place: { buildingBlockId: number; stakeholderId: number }) =>
  `place ${place.stakeholderId} ${place.buildingBlockId}`;

export const createPerson = (): PersonFields =>
  toPersonFields({
    stakeholderId: null,
    name: "",
    isPublic: true,
    isAnswer: true,
    isReporting: false,
    contacts: [],
  });

export const emptyPlace: PlaceValues = {
  openingHours: "",
  languages: [],
  version: 1,
  name: "",
  address: { addressLine1: "", addressLine2: "" },
  contacts: getContacts([]),
  buildingBlockRequirements: [],
};

export const getSavedValues = (instance: ContactsWithRequirements): PlaceValues & { version: number } => ({
  version: instance.version,
  name: instance.name,
  address: {
    addressLine1: instance.address?.addressLine1 ?? "",
    addressLine2: instance.address?.addressLine2 ?? "",
  },
  contacts: getContacts(instance.contacts),
  isConfidential: instance.isConfidential,
  openingHours: instance.openingHours ?? "",
  languages: instance.languages,
  buildingBlockRequirements: instance.buildingBlockRequirements.map(
    ({ buildingBlockRequirementId, stakeholderContactPerson }) => ({
      buildingBlockRequirementId,
      stakeholderContactPerson: stakeholderContactPerson.map(toPersonFields),
    }),
  ),
});

/** Returns the saved values in the order of the reader's own. People deleted by others have no id. */
export function getSavedValuesInOrder(
  instance: ContactsWithRequirements,
  ownValues: PlaceValues,
): PlaceValues & { version: number } {
  const saved = getSavedValues(instance);
  return {
    ...saved,
    buildingBlockRequirements: ownValues.buildingBlockRequirements.map((requirement) => {
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

export const buildProposal = ({
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

export const createErrorText = (text: string) => (error: ApiError) =>
  error.status === 0 ? text : getErrorText(error);
