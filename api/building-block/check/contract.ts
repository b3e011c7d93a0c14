import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { Done } from "../../lib/http/done.ts";
import { buildListResponse, idInAddress, MAX_SMALLINT, pageFields } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { dayNumber } from "../../lib/time/spans.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { ChangeId, CheckedHow, EditLock } from "../instance/contract.ts";

export const DueReason = z.enum(["never verified", "overdue", "reported"]);
export type DueReason = z.infer<typeof DueReason>;

export const DueContact = z.object({
  stakeholderId: z.number().int(),
  placeId: z.number().int(),
  buildingBlockRequirementId: z.number().int().nullable(),
  /** Null for the place's own number. */
  requirement: z.string().nullable(),
  name: z.string(),
  role: z.string().nullable(),
  contacts: z.array(z.object({ contactTypeId: z.number().int(), detail: z.string() })),
  version: Version,
  reason: DueReason,
  verifiedOn: z.iso.date().nullable(),
  checkedHow: CheckedHow.nullable(),
  reports: z.number().int(),
  networks: z.number().int(),
  notReachedDays: z.number().int(),
  callAgainOn: z.iso.date().nullable(),
  note: z.string().nullable(),
});
export type DueContact = z.infer<typeof DueContact>;

export const DuePlace = z.object({
  placeId: z.number().int(),
  name: z.string(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  boundaryStakeholderId: z.number().int(),
  municipality: z.string(),
  editLock: EditLock.nullable(),
});
export type DuePlace = z.infer<typeof DuePlace>;

export const DueContacts = buildListResponse("contacts", DueContact).extend({
  places: z.array(DuePlace),
  counts: z.object({
    neverVerified: z.number().int(),
    overdue: z.number().int(),
    reported: z.number().int(),
    places: z.number().int(),
  }),
});
export type DueContacts = z.infer<typeof DueContacts>;

export const getDueContacts = endpoint({
  method: "GET",
  path: "/api/buildingblock/getDueContacts",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    pageSize: idInAddress(1, 100).default(60),
    boundaryId: BoundaryId.optional(),
    buildingBlockId: idInAddress(1, MAX_SMALLINT).optional(),
    reason: DueReason.optional(),
  }),
  response: DueContacts,
});

const MAX_BATCH = 200;
const Contacts = z
  .array(z.strictObject({ stakeholderId: z.int32().min(1), version: Version }))
  .min(1)
  .max(MAX_BATCH, `At most ${MAX_BATCH} contacts at once`);

export const CheckResult = z.object({
  stakeholderId: z.number().int(),
  outcome: z.enum(["ok", "changed", "not found"]),
  version: Version.nullable(),
  notReachedDays: z.number().int(),
  isUnconfirmed: z.boolean(),
  isDue: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  current: z
    .object({
      name: z.string(),
      role: z.string().nullable(),
      contacts: z.array(z.object({ contactTypeId: z.number().int(), detail: z.string() })),
      verifiedOn: z.iso.date().nullable(),
      checkedHow: CheckedHow.nullable(),
    })
    .nullable(),
});
export type CheckResult = z.infer<typeof CheckResult>;

export const ContactNote = z.object({
  callAgainOn: z.iso.date().nullable(),
  note: z.string().trim().max(200, "At most 200 characters").nullable(),
});

/**
 * Skips contacts that changed since `version`. "noted" requires only EditBuildingBlock, and removes the
 * contact from the queue until `callAgainOn`. If both fields are null, it deletes the note.
 */
export const checkContacts = endpoint({
  method: "POST",
  path: "/api/buildingblock/checkContacts",
  access: { anyOf: ["ValidateBuildingBlock", "EditBuildingBlock"] },
  audits: ["contacts checked", "contacts not reached", "reports cleared", "contact noted"],
  body: z.discriminatedUnion("outcome", [
    z.strictObject({ outcome: z.literal("still right"), checkedHow: CheckedHow, contacts: Contacts }),
    z.strictObject({ outcome: z.literal(["not reached", "reports cleared"]), contacts: Contacts }),
    ContactNote.strict().extend({
      outcome: z.literal("noted"),
      placeId: z.int32().min(1),
      /** Id of a contact person, or of the place for the place's own number. */
      stakeholderId: z.int32().min(1),
    }),
  ]),
  response: Done.extend({ results: z.array(CheckResult), changeId: ChangeId }),
});

const CALL_AGAIN_DAYS = 90;

export function validateCallAgain(day: string, today: string): string | undefined {
  const daysAhead = dayNumber(day) - dayNumber(today);
  return daysAhead < 0 || daysAhead > CALL_AGAIN_DAYS
    ? `Please choose a day in the next ${CALL_AGAIN_DAYS} days.`
    : undefined;
}

export const reportWrongNumber = endpoint({
  method: "POST",
  path: "/api/buildingblock/reportWrongNumber",
  access: "anyone",
  audits: { none: "It would keep a trace of who reports; the queue has the count." },
  body: z.strictObject({
    stakeholderId: z.int32().min(1),
    contactStakeholderId: z.int32().min(1).optional(),
  }),
  response: Done,
});

export const buildingBlockCheckEndpoints = [getDueContacts, checkContacts, reportWrongNumber] as const;
