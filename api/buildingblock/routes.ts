import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/errors.ts";
import { route } from "../lib/route.ts";
import { getBuildingBlockData, getBuildingBlockRequirementDetailData } from "./contract.ts";
import { findBuildingBlockData } from "./queries.ts";

export const buildingBlockRoutes = [
  route(getBuildingBlockData, ({ query, trx }) => findBuildingBlockData(trx, query.boundaryId)),
  route(getBuildingBlockRequirementDetailData, async ({ query, trx }) => {
    await findBoundary(trx, query.boundaryId);
    throw notFound("This category");
  }),
];
