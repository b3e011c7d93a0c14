import { SERVICE_LANGUAGES, type ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { CONTACT_TYPES, contactLabel, MARKS, PERSON_MARKS, type PlaceValues } from "./instanceForm.ts";

export const languageNames = (codes: readonly ServiceLanguage[] = []): string =>
  codes.map((code) => SERVICE_LANGUAGES[code]).join(", ");

const shown = (value: unknown) => (value === true ? "Yes" : "No");

/** Labels for the fields in a conflict. */
export function conflictFields({ buildingBlockRequirements }: PlaceValues) {
  const contactFields = (path: string, who: string) =>
    CONTACT_TYPES.map(
      (type, place) => [`${path}contacts.${place}.detail`, { label: who + contactLabel[type] }] as const,
    );
  const personFields = buildingBlockRequirements.flatMap(({ stakeholderContactPerson }, requirement) =>
    stakeholderContactPerson.flatMap(({ name }, place) => {
      const path = `buildingBlockRequirements.${requirement}.stakeholderContactPerson.${place}.`;
      const who = `${name}: `;
      return [
        [`${path}stakeholderId`, { label: name }] as const,
        [`${path}isRemoved`, { label: `${who}removed`, inWords: shown }] as const,
        [`${path}name`, { label: `${who}Name` }] as const,
        [`${path}role`, { label: `${who}Role` }] as const,
        ...MARKS.map((mark) => [path + mark, { label: who + PERSON_MARKS[mark], inWords: shown }] as const),
        ...contactFields(path, who),
      ];
    }),
  );
  return Object.fromEntries([
    ["name", { label: "Name" }],
    ["address.addressLine1", { label: "Physical Address" }],
    ["address.addressLine2", { label: "Address, second line" }],
    ["openingHours", { label: "Opening hours" }],
    ["languages", { label: "Languages", inWords: languageNames }],
    ["isConfidential", { label: "Confidential", inWords: shown }],
    ...contactFields("", ""),
    ...personFields,
  ]);
}
