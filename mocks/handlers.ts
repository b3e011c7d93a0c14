import type { Endpoints } from "@gbvf/api/contract.ts";
import type { HttpHandler } from "msw/http";
import { authHandlers } from "./auth/auth.ts";
import { buildingBlockHandlers } from "./buildingblock/buildingBlock.ts";
import { collectiveActionHandlers } from "./collectiveaction/collectiveAction.ts";
import { configHandlers } from "./config/config.ts";
import { crimeHandlers } from "./crime/crime.ts";
import { dashboardHandlers } from "./dashboard/dashboard.ts";
import { directoryHandlers } from "./directory/directory.ts";
import { geographyHandlers } from "./geography/geography.ts";
import { healthCheckHandlers } from "./healthcheck/healthCheck.ts";
import { securityHandlers } from "./security/security.ts";

/** One default mock for every endpoint; an endpoint without one does not compile. */
export const handlerOf = {
  ...geographyHandlers,
  ...crimeHandlers,
  ...buildingBlockHandlers,
  ...directoryHandlers,
  ...healthCheckHandlers,
  ...collectiveActionHandlers,
  ...dashboardHandlers,
  ...configHandlers,
  ...authHandlers,
  ...securityHandlers,
} satisfies Record<keyof Endpoints, HttpHandler>;

export const handlers: HttpHandler[] = Object.values(handlerOf);
