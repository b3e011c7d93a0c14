import { z } from "zod";
import { MAX_SMALLINT } from "../../lib/http/list.ts";
import { serviceLanguages } from "../../shared/i18n/languages.ts";
import { FIELDS } from "../fields.ts";

const MAX_PEOPLE = 50;
const MAX_REQUIREMENTS = 100;
const MAX_CONTACTS = 8;
const { email, mobile, reception, alternative, extension } = FIELDS;

const Email = z.strictObject({ contactTypeId: z.literal(email.contactTypeId), detail: email.rule });
const Extension = z.strictObject({
  contactTypeId: z.literal(extension.contactTypeId),
  detail: extension.rule,
});
const TELEPHONES = [mobile.contactTypeId, reception.contactTypeId, alternative.contactTypeId] as const;
const telephone = <Rule extends z.ZodType>(detail: Rule) =>
  z.strictObject({ contactTypeId: z.literal(TELEPHONES), detail });

/** An empty detail deletes the contact. Types that the form omits do not change. */
const ContactFields = z.discriminatedUnion("contactTypeId", [Email, telephone(mobile.rule), Extension]);
const PlaceContactFields = z.discriminatedUnion("contactTypeId", [
  Email,
  telephone(mobile.placeRule),
  Extension,
]);

export const PersonFields = z.strictObject({
  stakeholderId: z.int32().min(1).nullable(),
  name: FIELDS.name.rule,
  role: FIELDS.role.rule.nullish(),
  isReporting: z.boolean(),
  isAnswer: z.boolean(),
  isPublic: z.boolean(),
  isRemoved: z.literal(true).optional(),
  contacts: z.array(ContactFields).max(MAX_CONTACTS),
});
export type PersonFields = z.infer<typeof PersonFields>;

/** Codes are ISO 639. */
export const PlaceLanguage = z.enum(serviceLanguages, { error: "Please choose from the list." });
const MAX_LANGUAGES = 12;

/** Requirements and people that the form omits do not change. */
export const Proposed = z.strictObject({
  name: FIELDS.name.rule,
  address: z.strictObject({
    addressLine1: FIELDS.addressLine1.rule,
    addressLine2: FIELDS.addressLine2.rule.nullish(),
  }),
  contacts: z.array(PlaceContactFields).max(MAX_CONTACTS),
  isConfidential: z.boolean().optional(),
  openingHours: FIELDS.openingHours.rule.nullish(),
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
