import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../../lib/idInAddress.ts";
import { Version } from "../../lib/version.ts";
import { CapturedForm, Proposed } from "./form.ts";

export { CapturedForm, ContactFields, PersonFields, Proposed } from "./form.ts";

/** Own knowledge does not renew the public date. */
export const CHECKED_HOW = { called: 1, visited: 2, inWriting: 3, ownKnowledge: 4 } as const;
export const CheckedHow = z.literal([1, 2, 3, 4], { error: "Please say how it was checked." });
export type CheckedHow = z.infer<typeof CheckedHow>;

/** 1 work e-mail, 2 mobile phone, 3 reception, 4 alternative, 5 personal e-mail. */
const Contact = z.object({
  contactId: z.number().int(),
  contactTypeId: z.number().int().min(1).max(5),
  detail: z.string(),
  areaCode: z.string().nullable(),
});

export const CapturedPerson = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
  isReporting: z.boolean(),
  isAnswer: z.boolean(),
  isPublic: z.boolean(),
  stakeholderTypeId: z.number().int(),
  buildingBlockRequirementId: z.number().int(),
  contacts: z.array(Contact),
  version: Version,
  /** Of any kind; without a name if it comes from a file. */
  verifiedOn: z.iso.date().nullable(),
  checkedHow: CheckedHow.nullable(),
  checkedBy: z.string().nullable(),
  /** Any kind but own knowledge. */
  publicVerifiedOn: z.iso.date().nullable(),
  /** Public reports of a wrong number since the last check. */
  reports: z.number().int(),
  /** Days without reaching anybody since the last check; from 3 on the contact is unconfirmed. */
  notReachedDays: z.number().int(),
  isUnconfirmed: z.boolean(),
});
export type CapturedPerson = z.infer<typeof CapturedPerson>;

/** One difference in words. Null: empty before, or empty now. */
export const FieldChange = z.object({
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof FieldChange>;

export const InstanceCapture = z.object({
  captureId: z.number().int(),
  state: z.enum(["waiting", "sent back"]),
  capturedBy: z.string(),
  capturedAt: z.iso.datetime(),
  /** The caller captured it. */
  isOwn: z.boolean(),
  reason: z.string().nullable(),
  sentBackBy: z.string().nullable(),
  /** The saved form, to continue with. */
  proposed: CapturedForm,
  /** Against what stands now. */
  changes: z.array(FieldChange),
});
export type InstanceCapture = z.infer<typeof InstanceCapture>;

export const ContactsWithRequirements = z.object({
  stakeholderId: z.number().int(),
  buildingBlockStakeholderId: z.number().int(),
  name: z.string(),
  boundaryStakeholderId: z.number().int(),
  municipality: z.string(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  isConfidential: z.boolean(),
  isCaptured: z.boolean(),
  /** When somebody last confirmed that it exists. */
  existsOn: z.iso.date().nullable(),
  version: Version,
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  address: z
    .object({
      addressId: z.number().int(),
      addressTypeId: z.number().int(),
      addressLine1: z.string().nullable(),
      addressLine2: z.string().nullable(),
    })
    .nullable(),
  /** The place's own. */
  contacts: z.array(Contact),
  buildingBlockRequirements: z.array(
    z.object({
      buildingBlockRequirementId: z.number().int(),
      name: z.string(),
      /** By name. */
      stakeholderContactPerson: z.array(CapturedPerson),
    }),
  ),
  /** Null without an open capture. */
  capture: InstanceCapture.nullable(),
  /** Whether the province wants a second person to verify. */
  demandsSecondPerson: z.boolean(),
});
export type ContactsWithRequirements = z.infer<typeof ContactsWithRequirements>;

const inAddress = {
  buildingBlockId: idInAddress(1, LARGEST_SMALLINT),
  stakeholderId: idInAddress(1, LARGEST_INTEGER),
};
export const instanceFields = {
  buildingBlockId: z.number().int().min(1).max(LARGEST_SMALLINT),
  stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER),
};

export const getBuildingBlockContactsWithRequirements = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockContactsWithRequirements",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject(inAddress),
  response: ContactsWithRequirements,
});

export const Outcome = z.enum(["verified", "waiting"]);

/**
 * Saves an instance. A submission by a caller who may validate verifies everybody in it today; anything else waits,
 * also where the province wants a second person and something changed.
 */
export const updateBuildingBlockContactsAndRequirements = endpoint({
  method: "PUT",
  path: "/api/buildingblock/updateBuildingBlockContactsAndRequirements",
  access: ["EditBuildingBlock"],
  audits: ["building block verified", "building block captured"],
  body: Proposed.extend({
    ...instanceFields,
    version: Version,
    isSubmitted: z.boolean(),
    /** Of what is submitted. */
    checkedHow: CheckedHow.optional(),
  }).refine(({ isSubmitted, checkedHow }) => !isSubmitted || checkedHow !== undefined, {
    path: ["checkedHow"],
    message: "Please say how it was checked.",
  }),
  response: Done.extend({ outcome: Outcome, version: Version }),
});

/** Ends a contact person's term; without permission to validate, the removal waits. */
export const deleteStakeholderById = endpoint({
  method: "DELETE",
  path: "/api/buildingblock/DeleteStakeholderById",
  access: ["EditBuildingBlock"],
  audits: ["building block contact removed", "building block captured"],
  query: z.strictObject({
    buildingBlockId: idInAddress(1, LARGEST_SMALLINT),
    /** The person. */
    stakeholderId: idInAddress(1, LARGEST_INTEGER),
    /** The instance's stakeholder. */
    bldBlockstakeholderId: idInAddress(1, LARGEST_INTEGER),
  }),
  response: Done.extend({ outcome: Outcome }),
});
