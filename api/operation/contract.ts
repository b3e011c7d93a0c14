import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { OptionalPlaceTelephone, requiredLine, Telephone } from "../shared/fields.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const Fact = z.object({
  name: z.string(),
  state: z.enum(["fine", "attend", "unknown"]),
  text: z.string(),
  remedy: z.string().nullable(),
});
export type Fact = z.infer<typeof Fact>;

const NameRow = z.object({ stakeholderId: z.number().int(), name: z.string() });

export const NUMBER_KINDS = {
  telephone: "Telephone",
  ussd: "USSD",
  sms: "SMS",
  whatsapp: "WhatsApp",
} as const;
export type NumberKind = keyof typeof NUMBER_KINDS;

const NationalNumber = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("telephone"),
    number: OptionalPlaceTelephone.refine((typed) => typed !== "", "Contact Number is required"),
  }),
  z.strictObject({
    kind: z.literal("ussd"),
    number: z
      .string()
      .trim()
      .regex(/^\*\d[\d*]{1,18}#$/, "A USSD code begins with * and ends with #"),
  }),
  z.strictObject({
    kind: z.literal("sms"),
    number: z
      .string()
      .trim()
      .regex(/^\d{5,10}$/, "A number for SMS has 5 to 10 digits"),
  }),
  z.strictObject({ kind: z.literal("whatsapp"), number: Telephone }),
]);

export const NationalLine = z.strictObject({
  name: requiredLine("Name is required."),
  openingHours: z.string().trim().max(200, "At most 200 characters"),
  checkedOn: z.iso.date("A day like 2026-08-15").nullable(),
  numbers: z.array(NationalNumber).min(1, "A line has at least one number").max(10, "At most 10 numbers"),
});
export type NationalLine = z.infer<typeof NationalLine>;

const EmergencyNumber = NameRow.extend({
  openingHours: z.string(),
  numbers: z.array(
    z.object({
      contactId: z.number().int(),
      kind: z.enum(Object.keys(NUMBER_KINDS) as NumberKind[]),
      number: z.string(),
      text: z.string(),
    }),
  ),
  checkedOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  /** True for the lines that are on every page, which only two people together can change. */
  isOnEveryPage: z.boolean(),
  /** A change that another administrator must confirm. */
  pending: z
    .object({
      changeId: z.number().int(),
      proposedBy: z.string(),
      isOwn: z.boolean(),
      /**
       * The change applies at this time without confirmation. Set only if the proposer is the sole
       * administrator.
       */
      appliesAt: z.iso.datetime().nullable(),
      values: z.record(z.string(), z.string()),
    })
    .nullable(),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;

export const getOperation = endpoint({
  method: "GET",
  path: "/api/security/getOperation",
  access: ["WorldOfImpactAdmin"],
  response: z.object({
    facts: z.array(Fact),
    emergency: z.object({
      owner: NameRow.nullable(),
      numbers: z.array(EmergencyNumber),
      administrators: z.array(NameRow),
    }),
  }),
});

const StakeholderId = z.int32().min(1);

export const checkEmergencyNumbers = endpoint({
  method: "POST",
  path: "/api/security/checkEmergencyNumbers",
  access: ["WorldOfImpactAdmin"],
  audits: ["emergency numbers checked", "emergency numbers given"],
  body: z.strictObject({
    stakeholderIds: z.array(StakeholderId).max(50).default([]),
    ownerId: StakeholderId.optional(),
  }),
  response: Done,
});

const ChangeId = z.int32().min(1);

/** If the proposer is the sole administrator, the change applies after 24 hours. */
export const changeNationalLine = endpoint({
  method: "POST",
  path: "/api/security/changeNationalLine",
  access: ["WorldOfImpactAdmin"],
  recentAuth: "needed",
  audits: [
    "national line proposed",
    "national line proposal withdrawn",
    "national line changed",
    "national number taken off",
  ],
  body: z.discriminatedUnion("step", [
    z.strictObject({ step: z.literal("propose"), stakeholderId: StakeholderId, line: NationalLine }),
    z.strictObject({ step: z.literal(["confirm", "withdraw"]), changeId: ChangeId }),
    z.strictObject({ step: z.literal("take off"), stakeholderId: StakeholderId, contactId: StakeholderId }),
  ]),
  response: Done,
});

export const operationEndpoints = [getOperation, checkEmergencyNumbers, changeNationalLine] as const;
