import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { idInAddress, MAX_INTEGER, MAX_SMALLINT } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { Edit } from "../fields.ts";
import { PersonFields, PlaceLanguage, Proposed } from "./form.ts";

export { CONTACT_KEYS, Edit, FIELDS, PERSON_FLAGS, type Values } from "../fields.ts";
export { EndReason, PersonFields, Proposed } from "./form.ts";

export const CheckedHow = z.literal([1, 2, 3, 4], { error: "Please say how it was checked." });
export type CheckedHow = z.infer<typeof CheckedHow>;

/**
 * Types: 1 work e-mail, 2 mobile phone, 3 reception, 4 alternative number, 5 personal e-mail, 6 extension of
 * the reception.
 */
const Contact = z.object({
  contactId: z.number().int(),
  contactTypeId: z.number().int().min(1).max(6),
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
  verifiedOn: z.iso.date().nullable(),
  checkedHow: CheckedHow.nullable(),
  /** Null if the check was imported from a file. */
  checkedBy: z.string().nullable(),
  publicVerifiedOn: z.iso.date().nullable(),
  reports: z.number().int(),
  networks: z.number().int(),
  /** Number of days on which nobody was reached; from three on, the contact counts as unconfirmed. */
  notReachedDays: z.number().int(),
  isUnconfirmed: z.boolean(),
});
export type CapturedPerson = z.infer<typeof CapturedPerson>;

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
  isOwn: z.boolean(),
  reason: z.string().nullable(),
  returnedBy: z.string().nullable(),
  edits: z.array(Edit),
  changes: z.array(FieldChange),
});
export type InstanceCapture = z.infer<typeof InstanceCapture>;

/** The open capture of another person. A user must confirm before editing the place. */
export const EditLock = InstanceCapture.pick({
  state: true,
  capturedBy: true,
  capturedAt: true,
  isOwn: true,
});
export type EditLock = z.infer<typeof EditLock>;

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
  contacts: z.array(Contact),
  buildingBlockRequirements: z.array(
    z.object({
      buildingBlockRequirementId: z.number().int(),
      name: z.string(),
      stakeholderContactPerson: z.array(CapturedPerson),
      /** Set even if the check found that nobody is responsible. */
      checkedOn: z.iso.date().nullable(),
      checkedHow: CheckedHow.nullable(),
      checkedBy: z.string().nullable(),
    }),
  ),
  openingHours: z.string().nullable(),
  languages: z.array(PlaceLanguage),
  reports: z.number().int(),
  networks: z.number().int(),
  capture: InstanceCapture.nullable(),
  demandsSecondPerson: z.boolean(),
});
export type ContactsWithRequirements = z.infer<typeof ContactsWithRequirements>;

const instanceQuery = {
  buildingBlockId: idInAddress(1, MAX_SMALLINT),
  stakeholderId: idInAddress(1, MAX_INTEGER),
};
export const instanceFields = {
  buildingBlockId: z.number().int().min(1).max(MAX_SMALLINT),
  stakeholderId: z.int32().min(1),
};

export const getBuildingBlockContactsWithRequirements = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockContactsWithRequirements",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject(instanceQuery),
  response: ContactsWithRequirements,
});

export const Outcome = z.enum(["verified", "waiting"]);
export type Outcome = z.infer<typeof Outcome>;

/** The id with which `undoChange` reverts the change; null if the whole change awaits verification. */
export const ChangeId = z.number().int().nullable();

/**
 * Id of another person's pending capture that this change replaces.
 * @throws 409 `waiting` with that capture as `current`
 */
export const Replaces = z.int32().min(1).optional();

/**
 * If the user may validate, submitting verifies all contact people; otherwise the changes await verification.
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
    checkedHow: CheckedHow.optional(),
    replaces: Replaces,
  }).refine(({ isSubmitted, checkedHow }) => !isSubmitted || checkedHow !== undefined, {
    path: ["checkedHow"],
    message: "Please say how it was checked.",
  }),
  response: Done.extend({ outcome: Outcome, version: Version, changeId: ChangeId }),
});

/** `version` is the version of the contact, not of the place. */
export const correctContact = endpoint({
  method: "POST",
  path: "/api/buildingblock/correctContact",
  access: ["EditBuildingBlock"],
  audits: ["building block verified", "building block captured"],
  body: z.strictObject({
    placeId: z.int32().min(1),
    buildingBlockId: instanceFields.buildingBlockId,
    /** Id of a contact person, or of the place for the place's own number. */
    stakeholderId: z.int32().min(1),
    version: Version,
    name: PersonFields.shape.name.optional(),
    role: PersonFields.shape.role,
    contacts: Proposed.shape.contacts,
    checkedHow: CheckedHow.optional(),
    replaces: Replaces,
  }),
  response: Done.extend({ outcome: Outcome, version: Version, changeId: ChangeId }),
});

/** If the user may not validate, the removal awaits verification. */
export const deleteStakeholderById = endpoint({
  method: "DELETE",
  path: "/api/buildingblock/DeleteStakeholderById",
  access: ["EditBuildingBlock"],
  audits: ["building block contact removed", "building block captured"],
  query: z.strictObject({
    buildingBlockId: idInAddress(1, MAX_SMALLINT),
    stakeholderId: idInAddress(1, MAX_INTEGER),
    bldBlockstakeholderId: idInAddress(1, MAX_INTEGER),
    replaces: idInAddress(1, MAX_INTEGER).optional(),
  }),
  response: Done.extend({ outcome: Outcome, changeId: ChangeId }),
});

export const buildingBlockInstanceEndpoints = [
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
  correctContact,
  deleteStakeholderById,
] as const;
