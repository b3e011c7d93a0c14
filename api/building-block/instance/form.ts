import { z } from "zod";
import { MAX_SMALLINT } from "../../lib/http/list.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import {
  OptionalEmail,
  OptionalExtension,
  OptionalPlaceTelephone,
  OptionalTelephone,
  PhysicalAddress,
} from "../../shared/fields.ts";
import { serviceLanguages } from "../../shared/i18n/languages.ts";

export const MAX_LINE = 200;
const MAX_PEOPLE = 50;
const MAX_REQUIREMENTS = 100;

const optionalLine = z.string().trim().max(MAX_LINE, `At most ${MAX_LINE} characters`);
const PlaceName = z
  .string({ error: "Name is required." })
  .trim()
  .min(1, "Name is required.")
  .max(MAX_LINE, `At most ${MAX_LINE} characters`);

const TELEPHONES = [CONTACT_TYPE.mobile, CONTACT_TYPE.reception, CONTACT_TYPE.alternative] as const;
const Extension = z.strictObject({
  contactTypeId: z.literal(CONTACT_TYPE.extension),
  detail: OptionalExtension,
});

/** An empty detail deletes the contact; types left out stay. */
export const ContactFields = z.discriminatedUnion("contactTypeId", [
  z.strictObject({ contactTypeId: z.literal(CONTACT_TYPE.workEmail), detail: OptionalEmail }),
  z.strictObject({ contactTypeId: z.literal(TELEPHONES), detail: OptionalTelephone }),
  Extension,
]);
export type ContactFields = z.infer<typeof ContactFields>;
const contacts = z.array(ContactFields).max(8);

/** Only a place's number may be a short code. */
const PlaceContactFields = z.discriminatedUnion("contactTypeId", [
  z.strictObject({ contactTypeId: z.literal(CONTACT_TYPE.workEmail), detail: OptionalEmail }),
  z.strictObject({ contactTypeId: z.literal(TELEPHONES), detail: OptionalPlaceTelephone }),
  Extension,
]);

export const PersonFields = z.strictObject({
  /** Null: somebody new. */
  stakeholderId: z.int32().min(1).nullable(),
  name: PlaceName,
  role: optionalLine.nullish(),
  isReporting: z.boolean(),
  isAnswer: z.boolean(),
  isPublic: z.boolean(),
  isRemoved: z.literal(true).optional(),
  contacts,
});
export type PersonFields = z.infer<typeof PersonFields>;

export const AddressFields = z.strictObject({
  addressLine1: PhysicalAddress,
  addressLine2: optionalLine.nullish(),
});

/** Codes are ISO 639. */
export const PlaceLanguage = z.enum(serviceLanguages, { error: "Please choose from the list." });
const MAX_LANGUAGES = 12;

/** Requirements and people left out stay as they are. */
export const Proposed = z.strictObject({
  name: PlaceName,
  address: AddressFields,
  contacts: z.array(PlaceContactFields).max(8),
  isConfidential: z.boolean().optional(),
  openingHours: optionalLine.nullish(),
  languages: z.array(PlaceLanguage).max(MAX_LANGUAGES).optional(),
  buildingBlockRequirements: z
    .array(
      z.strictObject({
        buildingBlockRequirementId: z.number().int().min(1).max(MAX_SMALLINT),
        stakeholderContactPerson: z.array(PersonFields).max(MAX_PEOPLE),
      }),
    )
    .max(MAX_REQUIREMENTS),
});
export type Proposed = z.infer<typeof Proposed>;

export const EndReason = z.enum(["closed", "moved away", "listed twice"], {
  error: "Please say why it ends.",
});
export type EndReason = z.infer<typeof EndReason>;

export const CapturedForm = Proposed.extend({
  address: AddressFields.optional(),
  ends: EndReason.optional(),
});
export type CapturedForm = z.infer<typeof CapturedForm>;
