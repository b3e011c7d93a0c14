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
  /** The instance's; sent back with the decision. */
  version: Version,
  /**
   * False without the permission, or for the person who captured it where the province wants a second person.
   */
  mayVerify: z.boolean(),
});
export type ListedCapture = z.infer<typeof ListedCapture>;

/** Captures that wait, oldest first; or those that were sent back. */
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

/** Applies a capture from today; new and changed people in it count as verified. */
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

/** Whether captures need a second person. Only for callers who capture every municipality of the province. */
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
  /** Null if the account is gone. */
  who: z.string().nullable(),
  what: z.string(),
  changes: z.array(FieldChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Latest first. A changed confidential address is listed without its text. */
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
