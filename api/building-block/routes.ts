import { route } from "../lib/http/route.ts";
import { captureRoutes } from "./capture/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { checkRoutes } from "./check/routes.ts";
import { getBuildingBlockData, getBuildingBlockRequirementDetailData } from "./contract.ts";
import { findBuildingBlockDetail } from "./detail.ts";
import { instanceRoutes } from "./instance/routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { placeRoutes } from "./place/routes.ts";
import { findBuildingBlockData } from "./queries.ts";
import { saveRoutes } from "./save/routes.ts";
import { sheetRoutes } from "./sheet/routes.ts";

export const buildingBlockRoutes = [
  route(getBuildingBlockData, ({ query, trx, today }) => findBuildingBlockData(trx, query.boundaryId, today)),
  route(getBuildingBlockRequirementDetailData, ({ query, trx, today }) =>
    findBuildingBlockDetail(trx, query, today),
  ),
  ...overviewRoutes,
  ...instanceRoutes,
  ...placeRoutes,
  ...saveRoutes,
  ...checkRoutes,
  ...captureRoutes,
  ...sheetRoutes,
  ...catalogueRoutes,
];
