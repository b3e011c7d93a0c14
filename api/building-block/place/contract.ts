import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../lib/http/endpoint.ts";
import { MAX_SMALLINT } from "../../lib/http/idInAddress.ts";
import { Version } from "../../lib/http/version.ts";
import { Proposed } from "../instance/contract.ts";

const instanceFields = {
  buildingBlockId: z.number().int().min(1).max(MAX_SMALLINT),
  stakeholderId: z.int32().min(1),
};

export const NewPlace = Proposed.omit({ buildingBlockRequirements: true }).extend({
  boundaryStakeholderId: z.int32().min(1),
  buildingBlockId: instanceFields.buildingBlockId,
  isConfidential: z.boolean().optional(),
});
export type NewPlace = z.infer<typeof NewPlace>;

/** Captured once submitted. 409 `exists` for a taken name. */
export const addBuildingBlock = endpoint({
  method: "POST",
  path: "/api/buildingblock/addBuildingBlock",
  access: ["AddBuildingBlock"],
  audits: ["building block added"],
  body: NewPlace,
  response: Done.extend({ stakeholderId: z.number().int() }),
});

export const EndReason = z.enum(["closed", "moved away", "listed twice"], {
  error: "Please say why it ends.",
});
export type EndReason = z.infer<typeof EndReason>;

export const endBuildingBlock = endpoint({
  method: "POST",
  path: "/api/buildingblock/endBuildingBlock",
  access: ["DeleteBuildingBlock"],
  audits: ["building block ended"],
  body: z.strictObject({ ...instanceFields, version: Version, reason: EndReason }),
  response: Done,
});

/** Confirms the instance, not its people. */
export const verifyBuildingBlockExist = endpoint({
  method: "POST",
  path: "/api/buildingblock/verifyBuildingBlockExist",
  access: ["VerifyBuildingBlockExist"],
  audits: ["building block confirmed"],
  body: z.strictObject({ ...instanceFields, version: Version }),
  response: Done.extend({ version: Version }),
});

export const buildingBlockPlaceEndpoints = [
  addBuildingBlock,
  endBuildingBlock,
  verifyBuildingBlockExist,
] as const;
