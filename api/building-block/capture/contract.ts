import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { Done } from "../../lib/http/done.ts";
import {
  buildListResponse,
  idInAddress,
  MAX_INTEGER,
  MAX_SMALLINT,
  pageFields,
} from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { ChangeId, CheckedHow, FieldChange, InstanceCapture } from "../instance/contract.ts";

export const ListedCapture = InstanceCapture.omit({ edits: true }).extend({
  stakeholderId: z.number().int(),
  buildingBlockId: z.number().int(),
  name: z.string(),
  buildingBlock: z.string(),
  municipality: z.string(),
  boundaryStakeholderId: z.number().int(),
  version: Version,
  /** False for the author of the capture where the province requires a second person. */
  mayVerify: z.boolean(),
});
export type ListedCapture = z.infer<typeof ListedCapture>;

export const getCaptures = endpoint({
  method: "GET",
  path: "/api/buildingblock/getCaptures",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    state: z.enum(["waiting", "sent back"]).default("waiting"),
    boundaryId: BoundaryId.optional(),
  }),
  response: buildListResponse("captures", ListedCapture),
});

const REASON = "Please say what has to change.";
export const ReturnReason = z
  .string({ error: REASON })
  .trim()
  .min(1, REASON)
  .max(500, "At most 500 characters");

const captureFields = { captureId: z.int32().min(1), version: Version };

/** "verify" also verifies the contact people of the capture. Only the author of a capture may withdraw it. */
export const decideCapture = endpoint({
  method: "POST",
  path: "/api/buildingblock/decideCapture",
  access: {
    anyOf: ["ValidateBuildingBlock", "EditBuildingBlock", "AddBuildingBlock", "DeleteBuildingBlock"],
  },
  audits: ["capture verified", "capture sent back", "capture withdrawn"],
  body: z.discriminatedUnion("decision", [
    z.strictObject({ ...captureFields, decision: z.literal("verify"), checkedHow: CheckedHow }),
    z.strictObject({ ...captureFields, decision: z.literal("send back"), reason: ReturnReason }),
    z.strictObject({ ...captureFields, decision: z.literal("withdraw") }),
  ]),
  response: Done.extend({ changeId: ChangeId }),
});

/** Only users who capture the whole province may set this rule. Two of them are needed to lift it. */
export const demandSecondPerson = endpoint({
  method: "PUT",
  path: "/api/buildingblock/demandSecondPerson",
  access: ["ValidateBuildingBlock"],
  audits: ["second person demanded"],
  body: z.strictObject({ boundaryId: z.int32().min(1), isDemanded: z.boolean() }),
  response: Done,
});

export const HistoryEntry = z.object({
  auditId: z.number().int(),
  happenedAt: z.iso.datetime(),
  who: z.string().nullable(),
  what: z.string(),
  changes: z.array(FieldChange),
  facts: z.array(z.object({ what: z.string(), value: z.string() })),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Omits the text of a confidential address. */
export const getBuildingBlockHistory = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockHistory",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    ...pageFields,
    buildingBlockId: idInAddress(1, MAX_SMALLINT),
    stakeholderId: idInAddress(1, MAX_INTEGER),
  }),
  response: buildListResponse("entries", HistoryEntry),
});

export const buildingBlockCaptureEndpoints = [
  getCaptures,
  decideCapture,
  demandSecondPerson,
  getBuildingBlockHistory,
] as const;
