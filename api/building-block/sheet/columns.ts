import { CONTACT_KEYS, FIELDS, PERSON_FLAGS } from "../fields.ts";

export const SHEET_NAME = "Contacts";

const FIELD_COLUMNS = [
  ...(["role", "mobile", "reception", "extension", "alternative", "email"] as const),
  ...(["addressLine1", "addressLine2", "openingHours", "languages", ...PERSON_FLAGS] as const),
] as const;
const getColumns = <Key extends (typeof FIELD_COLUMNS)[number]>(keys: readonly Key[]) =>
  Object.fromEntries(
    keys.map((key) => [key, { heading: FIELDS[key].label, width: FIELDS[key].width }]),
  ) as Record<Key, { heading: string; width: number }>;

/** `width` is in characters. */
export const COLUMNS = {
  municipality: { heading: "Municipality", width: 22 },
  block: { heading: "Building block", width: 30 },
  place: { heading: "Place", width: 34 },
  requirement: { heading: "Requirement", width: 30 },
  contact: { heading: "Contact", width: 26 },
  ...getColumns(FIELD_COLUMNS),
  verifiedOn: { heading: FIELDS.verifiedOn.label, width: FIELDS.verifiedOn.width },
  stillRight: { heading: "Still right", width: 11 },
  ended: { heading: "Ended", width: 13 },
  capturedOn: { heading: FIELDS.capturedOn.label, width: FIELDS.capturedOn.width },
  placeId: { heading: "Place id", width: 10 },
  contactId: { heading: "Contact id", width: 10 },
  version: { heading: "Version", width: 13 },
} as const;
export type ColumnKey = keyof typeof COLUMNS;
export type Cells = Readonly<Record<ColumnKey, string>>;

export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];
export const REQUIRED_KEYS: readonly ColumnKey[] = [
  "municipality",
  "block",
  "place",
  "requirement",
  "contact",
  "placeId",
  "contactId",
  "version",
];

/** The version is a hash that depends on this order. */
export const PLACE_KEYS = [
  ...(["place", ...CONTACT_KEYS] as const),
  ...(["addressLine1", "addressLine2", "openingHours", "languages"] as const),
] as const;
/** Columns that older sheets lack. The version skips empty cells of them, so older sheets stay valid. */
export const LATER_KEYS: ReadonlySet<ColumnKey> = new Set(["extension", "openingHours", "languages"]);
export const PERSON_KEYS = ["contact", "role", ...CONTACT_KEYS, ...PERSON_FLAGS] as const;
