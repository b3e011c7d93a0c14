import { z } from "zod";
import { BuildingBlockData, buildingBlockEndpoints } from "../building-block/contract.ts";
import { CollectiveActions, collectiveActionEndpoints } from "../collective-action/contract.ts";
import { CrimeStats, crimeEndpoints } from "../crime/contract.ts";
import { Boundary, BoundaryQuery } from "../geography/contract.ts";
import { HealthCheckStats, healthCheckEndpoints } from "../health-check/contract.ts";
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
export type Themes = Omit<Dashboard, "boundary">;

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

export const TABLES_BY_THEME = {
  common: ["places.csv", "precincts.csv", "services.csv"],
  crime: ["crime.csv", "crime-by-offence.csv"],
  buildingBlock: [
    "building-blocks.csv",
    "building-blocks-by-block.csv",
    "building-blocks-by-requirement.csv",
  ],
  healthCheck: ["health-checks.csv", "health-checks-by-category.csv"],
  collectiveAction: [
    "collective-actions.csv",
    "collective-actions-by-pillar.csv",
    "collective-actions-by-cycle.csv",
  ],
} as const satisfies Record<"common" | keyof Themes, readonly `${string}.csv`[]>;

export const dashboardEndpoints = [
  ...crimeEndpoints,
  ...buildingBlockEndpoints,
  ...healthCheckEndpoints,
  ...collectiveActionEndpoints,
  getDashboard,
  getComponents,
] as const;
