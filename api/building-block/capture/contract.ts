import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../../lib/idInAddress.ts";
import { listOf, pageFields } from "../../lib/list.ts";
import { Version } from "../../lib/version.ts";
import { CheckedHow, FieldChange, InstanceCapture } from "../instance/contract.ts";

export const ListedCapture = InstanceCapture.omit({ proposed: true }).extend({
  stakeholderId: z.number().int(),
  buildingBlockId: z.number().int(),
  name: z.string(),
  buildingBlock: z.string(),
  municipality: z.string(),
  boundaryStakeholderId: z.number().int(),
  /** Of the instance: sent back with the decision. */
  version: Version,
  /** False where the caller may not validate, or captured it and the province wants a second person. */
  mayVerify: z.boolean(),
});
export type ListedCapture = z.infer<typeof ListedCapture>;

/** What was captured and waits for verification, the oldest first; or what was sent back. */
export const getCaptures = endpoint({
  method: "GET",
  path: "/api/buildingblock/getCaptures",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    state: z.enum(["waiting", "sent back"]).default("waiting"),
    boundaryId: BoundaryId.optional(),
  }),
  response: listOf("captures", ListedCapture),
});

const Decision = z.strictObject({
  captureId: z.number().int().min(1).max(LARGEST_INTEGER),
  version: Version,
});

/** Makes a capture true from today on: who is new or changed in it is verified. */
export const verifyCapture = endpoint({
  method: "POST",
  path: "/api/buildingblock/verifyCapture",
  access: ["ValidateBuildingBlock"],
  audits: ["capture verified"],
  body: Decision.extend({ checkedHow: CheckedHow }),
  response: Done,
});

const REASON = "Please say what has to change.";

export const sendBackCapture = endpoint({
  method: "POST",
  path: "/api/buildingblock/sendBackCapture",
  access: ["ValidateBuildingBlock"],
  audits: ["capture sent back"],
  body: Decision.extend({
    reason: z.string({ error: REASON }).trim().min(1, REASON).max(500, "At most 500 characters"),
  }),
  response: Done,
});

/** For who captures all municipalities of the province: whether somebody else verifies what one captured. */
export const demandSecondPerson = endpoint({
  method: "PUT",
  path: "/api/buildingblock/demandSecondPerson",
  access: ["ValidateBuildingBlock"],
  audits: ["second person demanded"],
  body: z.strictObject({ boundaryId: z.number().int().min(1).max(LARGEST_INTEGER), isDemanded: z.boolean() }),
  response: Done,
});

export const HistoryEntry = z.object({
  auditId: z.number().int(),
  happenedAt: z.iso.datetime(),
  /** Null where the account is gone. */
  who: z.string().nullable(),
  what: z.string(),
  changes: z.array(FieldChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** What was done to an instance and its people, the latest first. Of a confidential address only that it changed. */
export const getBuildingBlockHistory = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockHistory",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    buildingBlockId: idInAddress(1, LARGEST_SMALLINT),
    stakeholderId: idInAddress(1, LARGEST_INTEGER),
  }),
  response: listOf("entries", HistoryEntry),
});
