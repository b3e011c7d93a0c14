import { z } from "zod";
import { BoundaryId, BoundaryQuery, BoundaryTypeId, MarkerCollection } from "../geography/contract.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * A challenge is active between its first and last day, both of which must be known. The counts exclude
 * challenges that have not begun.
 */
const Counts = z.object({
  activeCollectiveActions: z.number().int(),
  inactiveCollectiveActions: z.number().int(),
});

const Pillars = z.array(Counts.extend({ pillarId: z.number().int() }));

export const PillarStat = Counts.extend({
  pillarId: z.number().int().min(1).max(6),
  description: z.string(),
  help: z.string(),
  total: z.number().int(),
  totalCollectiveActions: z.number().int(),
  isIncluded: z.boolean(),
});
export type PillarStat = z.infer<typeof PillarStat>;

export const CycleStat = z.object({
  cycleId: z.number().int(),
  description: z.string(),
  startMonth: z.string().nullable(),
  endMonth: z.string().nullable(),
  isActive: z.boolean(),
  isCurrentCycle: z.boolean(),
  activeCycles: z.number().int(),
  totalCollectiveActions: z.number().int(),
  pillars: Pillars,
});
export type CycleStat = z.infer<typeof CycleStat>;

export const BoundaryActions = Counts.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  totalCollectiveActions: z.number().int(),
  pillars: Pillars,
});
export type BoundaryActions = z.infer<typeof BoundaryActions>;

export const CollectiveActions = Counts.extend({
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryActions,
  collectiveActionStats: z.array(PillarStat),
  cycles: z.array(CycleStat),
  containedBoundaryData: z.array(BoundaryActions),
});
export type CollectiveActions = z.infer<typeof CollectiveActions>;

export const getCollectiveActionsByBoundary = endpoint({
  method: "GET",
  path: "/api/CollectiveAction/getCollectiveActionsByBoundary",
  access: "anyone",
  open: {
    summary:
      "100-Day Challenges, running and over, by pillar and cycle: one place, and the places directly inside it.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  dependsOn: ["collective-action"],
  query: BoundaryQuery,
  response: CollectiveActions,
});

export const CollectiveAction = z.object({
  collectiveActionId: z.number().int(),
  name: z.string(),
  team: z.string(),
  description: z.string().nullable(),
  pillarId: z.number().int(),
  isPillarStated: z.boolean(),
  cycle: z.string(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  /** If null, show 'In progress' for an active challenge and 'unknown' for others. */
  outcome: z.string().nullable(),
  active: z.boolean(),
  sourceUrl: z.string().nullable(),
  isDemonstration: z.boolean(),
});
export type CollectiveAction = z.infer<typeof CollectiveAction>;

export const CollectiveActionDetails = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  boundaryId: z.number().int(),
  localMunicipalityName: z.string(),
  collectiveActions: z.array(CollectiveAction),
});
export type CollectiveActionDetails = z.infer<typeof CollectiveActionDetails>;

export const getCollectiveActionDetailsByStakeholderId = endpoint({
  method: "GET",
  path: "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId",
  access: "anyone",
  open: {
    summary: "The 100-Day Challenges of a team's municipality, each with its outcome.",
    description: "Teams have their `stakeholderId` on the points of challenges.",
    example: { stakeholderId: 1144 },
  },
  cache: "public",
  dependsOn: ["collective-action"],
  query: z.strictObject({
    stakeholderId: idInAddress(1, MAX_INTEGER).describe("A team, from a point on the map."),
  }),
  response: CollectiveActionDetails,
});

/** A marker is `active` if any challenge of its team and pillar is. */
export const getActionMarkers = endpoint({
  method: "GET",
  path: "/api/geography/boundary/actionsGeomarker/:boundaryId/:boundaryTypeId",
  access: "anyone",
  open: {
    summary: "The points of 100-Day Challenges inside a place, as GeoJSON.",
    description: "Teams without an address are placed side by side in their municipality.",
    example: { boundaryId: 7, boundaryTypeId: 1 },
  },
  cache: "public",
  dependsOn: ["collective-action"],
  params: z.object({ boundaryId: BoundaryId, boundaryTypeId: BoundaryTypeId }),
  response: MarkerCollection,
});

export const collectiveActionEndpoints = [
  getActionMarkers,
  getCollectiveActionsByBoundary,
  getCollectiveActionDetailsByStakeholderId,
] as const;
