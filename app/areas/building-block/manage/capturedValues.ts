import {
  type ContactsWithRequirements,
  type Edit,
  FIELDS,
  type PersonFields,
} from "@gbvf/api/building-block/instance/contract.ts";
import { SERVICE_LANGUAGES, type ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import {
  CONTACT_TYPES,
  type ContactValue,
  contactLabels,
  createPerson,
  getSavedValues,
  PERSON_MARK_KEYS,
  PERSON_MARKS,
  type PlaceValues,
} from "./instanceForm.ts";

/** If the reader has a pending capture, the form starts from it. */
export function getValues(instance: ContactsWithRequirements): PlaceValues {
  const values = getSavedValues(instance);
  const edits = instance.capture?.isOwn ? instance.capture.edits : [];
  for (const edit of edits.filter(({ person }) => person === null)) setPlaceValue(values, edit);
  const editsByPerson = Map.groupBy(
    edits.filter(({ person }) => person !== null),
    ({ person }) => person as number,
  );
  for (const [id, personEdits] of editsByPerson) {
    const requirement = personEdits.find(({ key }) => key === "requirement");
    const people = values.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
    const person = id < 0 ? createPerson() : people.find(({ stakeholderId }) => stakeholderId === id);
    if (person === undefined) continue;
    for (const edit of personEdits) setPersonValue(person, edit);
    if (id < 0)
      values.buildingBlockRequirements
        .find((each) => each.buildingBlockRequirementId === requirement?.after)
        ?.stakeholderContactPerson.push(person);
  }
  return values;
}

function setPlaceValue(values: PlaceValues, { key, after }: Edit): void {
  if (key === "name") values.name = String(after);
  else if (key === "addressLine1" || key === "addressLine2") values.address[key] = String(after ?? "");
  else if (key === "openingHours") values.openingHours = String(after ?? "");
  else if (key === "languages")
    values.languages = String(after ?? "")
      .split(",")
      .filter(Boolean) as ServiceLanguage[];
  else if (key === "isConfidential") values.isConfidential = after === true;
  else setContact(values.contacts, key, after);
}

function setPersonValue(person: PersonFields, { key, after }: Edit): void {
  if (key === "requirement") {
    if (after === null) person.isRemoved = true;
  } else if (key === "name" || key === "role") person[key] = String(after ?? "");
  else if (key === "isPublic" || key === "isAnswer" || key === "isReporting") person[key] = after === true;
  else setContact(person.contacts, key, after);
}

function setContact(contacts: ContactValue[], key: Edit["key"], after: Edit["after"]): void {
  const field: { label: string; contactTypeId?: number } = FIELDS[key];
  const contact = contacts.find(({ contactTypeId }) => contactTypeId === field.contactTypeId);
  if (contact !== undefined) contact.detail = String(after ?? "");
}

export const formatLanguages = (codes: readonly ServiceLanguage[] = []): string =>
  codes.map((code) => SERVICE_LANGUAGES[code]).join(", ");

const formatMark = (value: unknown) => (value === true ? "Yes" : "No");

export function getConflictFields({ buildingBlockRequirements }: PlaceValues) {
  const contactFields = (path: string, labelPrefix: string) =>
    CONTACT_TYPES.map(
      (type, index) =>
        [`${path}contacts.${index}.detail`, { label: labelPrefix + contactLabels[type] }] as const,
    );
  const personFields = buildingBlockRequirements.flatMap(({ stakeholderContactPerson }, requirementIndex) =>
    stakeholderContactPerson.flatMap(({ name }, personIndex) => {
      const path = `buildingBlockRequirements.${requirementIndex}.stakeholderContactPerson.${personIndex}.`;
      const labelPrefix = `${name}: `;
      return [
        [`${path}stakeholderId`, { label: name }] as const,
        [`${path}isRemoved`, { label: `${labelPrefix}removed`, format: formatMark }] as const,
        [`${path}name`, { label: `${labelPrefix}Name` }] as const,
        [`${path}role`, { label: `${labelPrefix}Role` }] as const,
        ...PERSON_MARK_KEYS.map(
          (mark) => [path + mark, { label: labelPrefix + PERSON_MARKS[mark], format: formatMark }] as const,
        ),
        ...contactFields(path, labelPrefix),
      ];
    }),
  );
  return Object.fromEntries([
    ["name", { label: "Name" }],
    ["address.addressLine1", { label: "Physical Address" }],
    ["address.addressLine2", { label: "Address, second line" }],
    ["openingHours", { label: "Opening hours" }],
    ["languages", { label: "Languages", format: formatLanguages }],
    ["isConfidential", { label: "Confidential", format: formatMark }],
    ...contactFields("", ""),
    ...personFields,
  ]);
}
