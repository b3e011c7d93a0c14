import { z } from "zod";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import {
  OptionalEmail,
  OptionalExtension,
  OptionalPlaceTelephone,
  OptionalTelephone,
  PhysicalAddress,
} from "../shared/fields.ts";

const MAX_LINE = 200;
const TOO_LONG = `At most ${MAX_LINE} characters`;
const Line = z.string().trim().max(MAX_LINE, TOO_LONG);
const Name = z
  .string({ error: "Name is required." })
  .trim()
  .min(1, "Name is required.")
  .max(MAX_LINE, TOO_LONG);

type ContactType = Exclude<
  (typeof CONTACT_TYPE)[keyof typeof CONTACT_TYPE],
  typeof CONTACT_TYPE.personalEmail
>;

type Field = {
  label: string;
  formLabel?: string;
  /** Width of the sheet's column, in characters. */
  width?: number;
  rule?: z.ZodType<string, string>;
  /** Replaces `rule` for a place's own number, which may be a short code. */
  placeRule?: z.ZodType<string, string>;
  contactTypeId?: ContactType;
};

/**
 * `requirement` is null for somebody who is no contact person: before they are added or after they are
 * removed. `ended` is the reason why a place is not listed.
 */
export const FIELDS = {
  name: { label: "Name", rule: Name },
  role: { label: "Role", width: 20, rule: Line },
  mobile: telephone("Mobile", "Mobile Number", CONTACT_TYPE.mobile),
  reception: telephone("Reception", "Reception Number", CONTACT_TYPE.reception),
  extension: {
    label: "Extension",
    width: 10,
    contactTypeId: CONTACT_TYPE.extension,
    rule: OptionalExtension,
  },
  alternative: telephone("Alternative", "Alternative Number", CONTACT_TYPE.alternative),
  email: {
    ...{ label: "E-mail", formLabel: "Work Email", width: 28 },
    ...{ contactTypeId: CONTACT_TYPE.workEmail, rule: OptionalEmail },
  },
  addressLine1: { label: "Address", formLabel: "Physical Address", width: 34, rule: PhysicalAddress },
  addressLine2: { label: "Address line 2", formLabel: "Address, second line", width: 20, rule: Line },
  /** Latitude and longitude, separated by a comma. */
  point: { label: "Point on the map" },
  openingHours: { label: "Opening hours", width: 24, rule: Line },
  languages: { label: "Languages", formLabel: "Languages it answers in", width: 24 },
  isConfidential: { label: "Confidential" },
  isPublic: { label: "Shown to the public", formLabel: "The public may see this contact", width: 12 },
  isAnswer: { label: "Answers the telephone", width: 12 },
  isReporting: { label: "Reports changes", width: 12 },
  requirement: { label: "Requirement" },
  ended: { label: "Listed" },
  capturedOn: { label: "Captured on", width: 13 },
  existsOn: { label: "Exists on" },
  verifiedOn: { label: "Last verified", width: 13 },
  validFrom: { label: "From" },
  validTo: { label: "Until" },
} as const satisfies Record<string, Field>;

function telephone<Type extends ContactType>(label: string, formLabel: string, contactTypeId: Type) {
  return {
    ...{ label, formLabel, contactTypeId, width: 14 },
    ...{ rule: OptionalTelephone, placeRule: OptionalPlaceTelephone },
  } as const;
}

export type FieldKey = keyof typeof FIELDS;
export const getField = (key: FieldKey): Field => FIELDS[key];

export const CONTACT_KEYS = ["email", "mobile", "reception", "extension", "alternative"] as const;
export type ContactKey = (typeof CONTACT_KEYS)[number];
export const getContactKey = (type: number): ContactKey | undefined =>
  CONTACT_KEYS.find((key) => FIELDS[key].contactTypeId === type);

export const WHEREABOUTS: ReadonlySet<FieldKey> = new Set([
  ...(["addressLine1", "addressLine2", "point"] as const),
  ...CONTACT_KEYS,
]);

export const PERSON_FLAGS = ["isPublic", "isAnswer", "isReporting"] as const;

/** Languages are stored as comma-separated codes. */
const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type Value = z.infer<typeof Value>;
export type Values = { readonly [Key in FieldKey]?: Value | undefined };

/** `person` is null for the place itself, and negative for a new person. */
export const Edit = z.object({
  person: z.number().int().nullable(),
  key: z.enum(Object.keys(FIELDS) as [FieldKey, ...FieldKey[]]),
  before: Value,
  after: Value,
});
export type Edit = z.infer<typeof Edit>;

/** `answered` lists the requirements whose people the patch lists completely, even if there are none. */
export const Patch = z.object({ edits: z.array(Edit), answered: z.array(z.number().int()) });
export type Patch = z.infer<typeof Patch>;
