import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { Column } from "./layout.ts";
import type { InstanceFields } from "./parseRow.ts";

const COLUMN_OF = {
  capturedOn: "captured_on",
  isConfidential: "confidential",
  addressLine1: "address_line1",
  addressLine2: "address_line2",
  latitude: "latitude",
  longitude: "longitude",
  openingHours: "opening_hours",
  languages: "languages",
} as const;
const CONTACT_COLUMNS = new Map<number, Column>([
  [CONTACT_TYPE.workEmail, "email"],
  [CONTACT_TYPE.mobile, "mobile"],
  [CONTACT_TYPE.reception, "reception"],
  [CONTACT_TYPE.extension, "extension"],
  [CONTACT_TYPE.alternative, "alternative"],
]);

const isOther = (...said: unknown[]) =>
  new Set(said.map((each) => String([each].flat().toSorted()))).size > 1;

/** Each row fills what the other leaves empty; `onContradiction` gets the differences. */
export function mergeInstance(
  before: InstanceFields,
  after: InstanceFields,
  onContradiction: (column: Column) => void,
): InstanceFields {
  const merged = <T>(first: T | null, second: T | null, column: Column): T | null => {
    if (first !== null && second !== null && isOther(first, second)) onContradiction(column);
    return first ?? second;
  };
  const merge = <K extends keyof typeof COLUMN_OF>(field: K) =>
    merged<InstanceFields[K]>(before[field], after[field], COLUMN_OF[field]) as InstanceFields[K];
  const contacts = [...before.contacts];
  for (const contact of after.contacts) {
    const same = contacts.find(({ contactTypeId }) => contactTypeId === contact.contactTypeId);
    if (same === undefined) contacts.push(contact);
    else merged(same.detail, contact.detail, CONTACT_COLUMNS.get(contact.contactTypeId) as Column);
  }
  return {
    name: before.name,
    capturedOn: merge("capturedOn"),
    isConfidential: merge("isConfidential"),
    addressLine1: merge("addressLine1"),
    addressLine2: merge("addressLine2"),
    latitude: merge("latitude"),
    longitude: merge("longitude"),
    openingHours: merge("openingHours"),
    languages: merge("languages"),
    contacts,
  };
}
