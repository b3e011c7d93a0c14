import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_INTEGER, LARGEST_SMALLINT } from "../../lib/idInAddress.ts";
import { Version } from "../../lib/version.ts";
import { Proposed } from "../instance/contract.ts";

const instanceFields = {
  buildingBlockId: z.number().int().min(1).max(LARGEST_SMALLINT),
  stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER),
};

export const NewPlace = Proposed.omit({ buildingBlockRequirements: true }).extend({
  boundaryStakeholderId: z.number().int().min(1).max(LARGEST_INTEGER),
  buildingBlockId: instanceFields.buildingBlockId,
  /** Hides its address; a confidential block hides it anyway. */
  isConfidential: z.boolean().optional(),
});
export type NewPlace = z.infer<typeof NewPlace>;

/** Known from today, captured once submitted. 409 `exists` for a name that is taken. */
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

/** Its last day was yesterday. */
export const endBuildingBlock = endpoint({
  method: "POST",
  path: "/api/buildingblock/endBuildingBlock",
  access: ["DeleteBuildingBlock"],
  audits: ["building block ended"],
  body: z.strictObject({ ...instanceFields, version: Version, reason: EndReason }),
  response: Done,
});

/** Confirms the instance itself, not its people. */
export const verifyBuildingBlockExist = endpoint({
  method: "POST",
  path: "/api/buildingblock/verifyBuildingBlockExist",
  access: ["VerifyBuildingBlockExist"],
  audits: ["building block confirmed"],
  body: z.strictObject({ ...instanceFields, version: Version }),
  response: Done.extend({ version: Version }),
});
