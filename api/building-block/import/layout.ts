import { CONTACT_KEYS, type ContactKey } from "../fields.ts";
import type { RowKey } from "../sheet/editsOfRow.ts";

const contactColumns = <Prefix extends "" | "contact_">(prefix: Prefix) =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [`${prefix}${key}`, key])) as Record<
    `${Prefix}${ContactKey}`,
    ContactKey
  >;

/** A row of a file is up to two rows of a sheet: that of the place itself, and that of a contact person. */
export const PLACE_CELLS = {
  ...{ name: "place", address_line1: "addressLine1", address_line2: "addressLine2" },
  ...contactColumns(""),
  ...{ opening_hours: "openingHours", languages: "languages" },
} as const satisfies Readonly<Record<string, RowKey>>;
export const PERSON_CELLS = {
  ...{ contact_name: "contact", contact_role: "role" },
  ...contactColumns("contact_"),
  ...{ is_public: "isPublic", is_answer: "isAnswer", is_reporting: "isReporting" },
} as const satisfies Readonly<Record<string, RowKey>>;

const columnsOf = <C extends object>(cells: C) => Object.keys(cells) as (keyof C)[];
const [, line1, line2, ...others] = columnsOf(PLACE_CELLS);

export const LAYOUT = {
  required: ["municipality", "building_block", "name", "captured_on"] as const,
  optional: [
    ...(["known_on", "is_new", "confidential"] as const),
    ...[line1, line2].filter((column) => column !== undefined),
    ...(["latitude", "longitude"] as const),
    ...others,
    "requirement" as const,
    ...columnsOf(PERSON_CELLS),
    ...(["verified_on", "valid_from", "valid_to"] as const),
  ],
};
export type Column = (typeof LAYOUT.required)[number] | (typeof LAYOUT.optional)[number];
