import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../../lib/idInAddress.ts";
import { listOf, pageFields } from "../../lib/list.ts";
import { Version } from "../../lib/version.ts";
import { CheckedHow } from "../instance/contract.ts";

export const DueReason = z.enum(["never verified", "overdue", "reported"]);
export type DueReason = z.infer<typeof DueReason>;

export const DueContact = z.object({
  /** The person's; the place's where its own number was reported (`requirement` is null). */
  stakeholderId: z.number().int(),
  /** A key of `places`. */
  placeId: z.number().int(),
  buildingBlockRequirementId: z.number().int().nullable(),
  requirement: z.string().nullable(),
  name: z.string(),
  role: z.string().nullable(),
  contacts: z.array(z.object({ contactTypeId: z.number().int(), detail: z.string() })),
  version: Version,
  reason: DueReason,
  verifiedOn: z.iso.date().nullable(),
  checkedHow: CheckedHow.nullable(),
  reports: z.number().int(),
  notReachedDays: z.number().int(),
});
export type DueContact = z.infer<typeof DueContact>;

export const DuePlace = z.object({
  placeId: z.number().int(),
  name: z.string(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  boundaryStakeholderId: z.number().int(),
  municipality: z.string(),
});
export type DuePlace = z.infer<typeof DuePlace>;

export const DueContacts = listOf("contacts", DueContact).extend({
  places: z.array(DuePlace),
  /** Over all pages and reasons. */
  counts: z.object({
    neverVerified: z.number().int(),
    overdue: z.number().int(),
    reported: z.number().int(),
    places: z.number().int(),
  }),
});
export type DueContacts = z.infer<typeof DueContacts>;

/** Grouped by municipality and place. Checking one does not move the others. */
export const getDueContacts = endpoint({
  method: "GET",
  path: "/api/buildingblock/getDueContacts",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    pageSize: idInAddress(1, 100).default(60),
    boundaryId: BoundaryId.optional(),
    buildingBlockId: idInAddress(1, LARGEST_SMALLINT).optional(),
    reason: DueReason.optional(),
  }),
  response: DueContacts,
});

const LARGEST_BULK = 200;
const Contacts = z
  .array(z.strictObject({ stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER), version: Version }))
  .min(1)
  .max(LARGEST_BULK, `At most ${LARGEST_BULK} contacts at once`);

const CheckOutcome = z.enum(["ok", "changed", "not found"]);

export const CheckResult = z.object({
  stakeholderId: z.number().int(),
  outcome: CheckOutcome,
  /** For undo. */
  checkId: z.number().int().nullable(),
  version: Version.nullable(),
  notReachedDays: z.number().int(),
  isUnconfirmed: z.boolean(),
  /** Who changed it since it was read, and when; null where it was done. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** As it is now, where it was changed: to be answered again. */
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

/**
 * Records a check of each contact: still right, or not reached. Contacts changed since `version` are refused and
 * listed; the others are saved.
 */
export const checkContacts = endpoint({
  method: "POST",
  path: "/api/buildingblock/checkContacts",
  access: ["ValidateBuildingBlock"],
  audits: ["contacts checked", "contacts not reached"],
  body: z
    .strictObject({
      outcome: z.enum(["still right", "not reached"]),
      /** If still right. */
      checkedHow: CheckedHow.optional(),
      contacts: Contacts,
    })
    .refine(({ outcome, checkedHow }) => outcome === "not reached" || checkedHow !== undefined, {
      path: ["checkedHow"],
      message: "Please say how it was checked.",
    }),
  response: Done.extend({ results: z.array(CheckResult) }),
});

export const UndoResult = z.object({
  checkId: z.number().int(),
  stakeholderId: z.number().int().nullable(),
  outcome: CheckOutcome,
  version: Version.nullable(),
});

/** Undoes the caller's own checks of today. */
export const undoChecks = endpoint({
  method: "POST",
  path: "/api/buildingblock/undoChecks",
  access: ["ValidateBuildingBlock"],
  audits: ["checks undone"],
  body: z.strictObject({
    checks: z
      .array(z.strictObject({ checkId: z.number().int().min(1).max(LARGEST_INTEGER), version: Version }))
      .min(1)
      .max(LARGEST_BULK, `At most ${LARGEST_BULK} contacts at once`),
  }),
  response: Done.extend({ results: z.array(UndoResult) }),
});

/** Reports a wrong number on a public card. The reporter stays anonymous. */
export const reportWrongNumber = endpoint({
  method: "POST",
  path: "/api/buildingblock/reportWrongNumber",
  access: "anyone",
  audits: { none: "It would keep a trace of who reports; the queue has the count." },
  body: z.strictObject({
    /** The card's. */
    stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER),
    /** If it is a person's number. */
    contactStakeholderId: z.number().int().min(1).max(LARGEST_INTEGER).optional(),
  }),
  response: Done,
});
