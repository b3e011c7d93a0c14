import { z } from "zod";
import { BoundaryId, BoundaryQuery, BoundaryTypeId, MarkerCollection } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * Active means that the day lies between the first and last day. If either is unknown, the challenge is inactive. One
 * that has not begun appears in no answer.
 */
const Counts = z.object({
  activeCollectiveActions: z.number().int(),
  inactiveCollectiveActions: z.number().int(),
});

/** For the filter by pillar; only pillars with a challenge. */
const Pillars = z.array(Counts.extend({ pillarId: z.number().int() }));

/** A pillar of the National Strategic Plan with the challenges of one boundary that serve it. */
export const PillarStat = Counts.extend({
  pillarId: z.number().int().min(1).max(6),
  description: z.string(),
  help: z.string(),
  /** Challenges of this pillar; `totalCollectiveActions` counts those of all pillars. */
  total: z.number().int(),
  totalCollectiveActions: z.number().int(),
  isIncluded: z.boolean(),
});
export type PillarStat = z.infer<typeof PillarStat>;

/** A round of challenges that began together. Months are ISO 8601 ("2024-08"), null if unknown. */
export const CycleStat = z.object({
  cycleId: z.number().int(),
  description: z.string(),
  startMonth: z.string().nullable(),
  endMonth: z.string().nullable(),
  isActive: z.boolean(),
  /** The latest of the active ones; at most one. */
  isCurrentCycle: z.boolean(),
  /** Active challenges and all challenges of the boundary; the difference is complete. */
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
  /** Null if no challenge is known at all. Unreported challenges are not counted: zero means none known. */
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryActions,
  collectiveActionStats: z.array(PillarStat),
  /** Oldest first; only cycles with a challenge somewhere in the country. */
  cycles: z.array(CycleStat),
  /** Directly contained boundaries, by name. Empty for a municipality: challenges are known by municipality. */
  containedBoundaryData: z.array(BoundaryActions),
});
export type CollectiveActions = z.infer<typeof CollectiveActions>;

export const getCollectiveActionsByBoundary = endpoint({
  method: "GET",
  path: "/api/CollectiveAction/getCollectiveActionsByBoundary",
  access: "anyone",
  cache: "public",
  madeOf: ["collective-action"],
  query: BoundaryQuery,
  response: CollectiveActions,
});

export const CollectiveAction = z.object({
  collectiveActionId: z.number().int(),
  name: z.string(),
  /** A municipality, a court or a college. */
  team: z.string(),
  description: z.string().nullable(),
  pillarId: z.number().int(),
  /** False if the source names no pillar and this project chose one by the subject. */
  isPillarStated: z.boolean(),
  cycle: z.string(),
  /** ISO 8601; null if unknown. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  /** Null if none is recorded: shown as 'In progress' while active, as unknown afterwards. */
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
  /** Of all teams of its municipality: active ones first, then the latest first. */
  collectiveActions: z.array(CollectiveAction),
});
export type CollectiveActionDetails = z.infer<typeof CollectiveActionDetails>;

export const getCollectiveActionDetailsByStakeholderId = endpoint({
  method: "GET",
  path: "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId",
  access: "anyone",
  cache: "public",
  madeOf: ["collective-action"],
  query: z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER) }),
  response: CollectiveActionDetails,
});

/**
 * Pins of challenges in a boundary: one per team and pillar, `active` if any of these challenges is. Teams without a
 * place of their own are drawn side by side inside their municipality.
 */
export const getActionMarkers = endpoint({
  method: "GET",
  path: "/api/geography/boundary/actionsGeomarker/:boundaryId/:boundaryTypeId",
  access: "anyone",
  cache: "public",
  madeOf: ["collective-action"],
  params: z.object({ boundaryId: BoundaryId, boundaryTypeId: BoundaryTypeId }),
  response: MarkerCollection,
});
