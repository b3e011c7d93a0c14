import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
export const SHEET_NAME = "Contacts";

/** In order; `width` is in characters. */
export const COLUMNS = {
  municipality: { heading: "Municipality", width: 22 },
  block: { heading: "Building block", width: 30 },
  place: { heading: "Place", width: 34 },
  requirement: { heading: "Requirement", width: 30 },
  contact: { heading: "Contact", width: 26 },
  role: { heading: "Role", width: 20 },
  mobile: { heading: "Mobile", width: 14 },
  reception: { heading: "Reception", width: 14 },
  extension: { heading: "Extension", width: 10 },
  alternative: { heading: "Alternative", width: 14 },
  email: { heading: "E-mail", width: 28 },
  address: { heading: "Address", width: 34 },
  address2: { heading: "Address line 2", width: 20 },
  openingHours: { heading: "Opening hours", width: 24 },
  languages: { heading: "Languages", width: 24 },
  isPublic: { heading: "Shown to the public", width: 12 },
  isAnswer: { heading: "Answers the telephone", width: 12 },
  isReporting: { heading: "Reports changes", width: 12 },
  verifiedOn: { heading: "Last verified", width: 13 },
  stillRight: { heading: "Still right", width: 11 },
  ended: { heading: "Ended", width: 13 },
  placeId: { heading: "Place id", width: 10 },
  contactId: { heading: "Contact id", width: 10 },
  version: { heading: "Version", width: 13 },
} as const;
export type ColumnKey = keyof typeof COLUMNS;
export type Cells = Readonly<Record<ColumnKey, string>>;

export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];
export const REQUIRED: readonly ColumnKey[] = [
  "municipality",
  "block",
  "place",
  "requirement",
  "contact",
  "placeId",
  "contactId",
  "version",
];

export const CONTACT_COLUMNS = {
  email: CONTACT_TYPE.workEmail,
  mobile: CONTACT_TYPE.mobile,
  reception: CONTACT_TYPE.reception,
  extension: CONTACT_TYPE.extension,
  alternative: CONTACT_TYPE.alternative,
} as const;
type ContactColumn = keyof typeof CONTACT_COLUMNS;
export const contactColumns = Object.keys(CONTACT_COLUMNS) as ContactColumn[];

export const PLACE_KEYS = [
  "place",
  ...contactColumns,
  "address",
  "address2",
  "openingHours",
  "languages",
] as const;
/** While empty they add nothing to the version, so older sheets still match. */
export const LATER_KEYS: ReadonlySet<ColumnKey> = new Set(["extension", "openingHours", "languages"]);
export const PERSON_FLAGS = ["isPublic", "isAnswer", "isReporting"] as const;
export const PERSON_KEYS = ["contact", "role", ...contactColumns, ...PERSON_FLAGS] as const;

export const NO_CELLS = Object.fromEntries(COLUMN_KEYS.map((key) => [key, ""])) as Cells;
