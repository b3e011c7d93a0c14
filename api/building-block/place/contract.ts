import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { MAX_SMALLINT } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { ChangeId, EndReason, Outcome, Proposed, Replaces } from "../instance/contract.ts";

const instanceFields = {
  buildingBlockId: z.number().int().min(1).max(MAX_SMALLINT),
  stakeholderId: z.int32().min(1),
};

export const NewPlace = Proposed.omit({ buildingBlockRequirements: true }).extend({
  boundaryStakeholderId: z.int32().min(1),
  buildingBlockId: instanceFields.buildingBlockId,
});
export type NewPlace = z.infer<typeof NewPlace>;

/**
 * Publishes the name at once, unless the province requires a second person.
 * @throws 409 `exists` if a place has the name
 */
export const addBuildingBlock = endpoint({
  method: "POST",
  path: "/api/buildingblock/addBuildingBlock",
  access: ["AddBuildingBlock"],
  audits: ["building block added", "building block captured"],
  body: NewPlace,
  response: Done.extend({ stakeholderId: z.number().int(), outcome: Outcome }),
});

/**
 * Confirms that a place exists without checking its details (VerifyBuildingBlockExist), or ends a place that
 * does not exist (DeleteBuildingBlock).
 */
export const verifyBuildingBlockExist = endpoint({
  method: "POST",
  path: "/api/buildingblock/verifyBuildingBlockExist",
  access: { anyOf: ["VerifyBuildingBlockExist", "DeleteBuildingBlock"] },
  audits: ["building block confirmed", "building block ended", "building block captured"],
  body: z.discriminatedUnion("exists", [
    z.strictObject({ ...instanceFields, version: Version, exists: z.literal(true) }),
    z.strictObject({
      ...{ ...instanceFields, version: Version, exists: z.literal(false) },
      ...{ reason: EndReason, replaces: Replaces },
    }),
  ]),
  response: Done.extend({ outcome: Outcome, changeId: ChangeId, version: Version }),
});

export const buildingBlockPlaceEndpoints = [addBuildingBlock, verifyBuildingBlockExist] as const;
