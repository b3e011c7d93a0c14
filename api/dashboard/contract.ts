import { z } from "zod";
import { BuildingBlockData } from "../building-block/contract.ts";
import { CollectiveActions } from "../collective-action/contract.ts";
import { CrimeStats } from "../crime/contract.ts";
import { Boundary, BoundaryQuery } from "../geography/contract.ts";
import { HealthCheckStats } from "../health-check/contract.ts";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { endpoint } from "../shared/http/endpoint.ts";

export const SubOption = z.object({ id: z.number().int(), name: z.string() });
const Option = z.object({ id: z.number().int(), name: z.string(), subOptions: z.array(SubOption) });

export const Component = z.object({
  componentId: z.number().int().min(1).max(THEME_COUNT),
  name: z.string(),
  description: z.string(),
  linkTitle: z.string(),
  linkUrl: z.url(),
  seq: z.number().int(),
  options: z.array(Option),
  isDemonstration: z.boolean(),
});
export type Component = z.infer<typeof Component>;

export const getComponents = endpoint({
  method: "GET",
  path: "/api/dashboard/components",
  access: "anyone",
  open: {
    summary: "The four themes, with what can be chosen in each, and whether their figures are invented.",
  },
  cache: "public",
  response: z.array(Component),
});

export const Dashboard = z.object({
  boundary: Boundary,
  crime: CrimeStats,
  buildingBlock: BuildingBlockData,
  healthCheck: HealthCheckStats,
  collectiveAction: CollectiveActions,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/dashboard",
  access: "anyone",
  open: {
    summary: "All four themes of one place and the places directly inside it, in one answer.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  heavy: true,
  query: BoundaryQuery,
  response: Dashboard,
});

export const dashboardEndpoints = [getDashboard, getComponents] as const;
