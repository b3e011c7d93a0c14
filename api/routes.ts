import { authRoutes } from "./auth/routes.ts";
import { buildingBlockRoutes } from "./buildingblock/routes.ts";
import { collectiveActionRoutes } from "./collectiveaction/routes.ts";
import { configRoutes } from "./config/routes.ts";
import { crimeRoutes } from "./crime/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { directoryRoutes } from "./directory/routes.ts";
import { geographyRoutes } from "./geography/routes.ts";
import { healthCheckRoutes } from "./healthcheck/routes.ts";
import type { Route } from "./lib/route.ts";
import { securityRoutes } from "./security/routes.ts";

export const routes: readonly Route[] = [
  ...geographyRoutes,
  ...crimeRoutes,
  ...buildingBlockRoutes,
  ...directoryRoutes,
  ...healthCheckRoutes,
  ...collectiveActionRoutes,
  ...dashboardRoutes,
  ...configRoutes,
  ...authRoutes,
  ...securityRoutes,
];
