import { z } from "zod";
import { BoundaryId, BoundaryQuery, BoundaryTypeId, MarkerCollection } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * A 100-Day Challenge is active while the day lies within its first and last day. One with an unknown first or last
 * day is inactive: nobody can say that it is running. One that has not begun is in no answer.
 */
const Counts = z.object({
  activeCollectiveActions: z.number().int(),
  inactiveCollectiveActions: z.number().int(),
});

/** For the filter by pillar; only pillars with a challenge. */
const Pillars = z.array(Counts.extend({ pillarId: z.number().int() }));

/** One pillar of the National Strategic Plan, and the challenges of a boundary that serve it. */
export const PillarStat = Counts.extend({
  pillarId: z.number().int().min(1).max(6),
  description: z.string(),
  /** What the pillar is about, in a sentence or two. */
  help: z.string(),
  /** Challenges of this pillar; `totalCollectiveActions` counts those of all pillars. */
  total: z.number().int(),
  totalCollectiveActions: z.number().int(),
  isIncluded: z.boolean(),
});
export type PillarStat = z.infer<typeof PillarStat>;

/** A round of challenges that began together. Months are ISO 8601 ("2024-08"), null where they are not known. */
export const CycleStat = z.object({
  cycleId: z.number().int(),
  description: z.string(),
  startMonth: z.string().nullable(),
  endMonth: z.string().nullable(),
  /** Whether this month lies within it. */
  isActive: z.boolean(),
  /** Of the active ones the latest; at most one. */
  isCurrentCycle: z.boolean(),
  /** Its challenges in the boundary that are active, and all of them: the difference is complete. */
  activeCycles: z.number().int(),
  totalCollectiveActions: z.number().int(),
  pillars: Pillars,
});
export type CycleStat = z.infer<typeof CycleStat>;

/** One boundary of the map or grid. */
export const BoundaryActions = Counts.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  totalCollectiveActions: z.number().int(),
  pillars: Pillars,
});
export type BoundaryActions = z.infer<typeof BoundaryActions>;

export const CollectiveActions = Counts.extend({
  /** Null where no challenge is known at all. Challenges that nobody brought in are not counted: zero means none known. */
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryActions,
  collectiveActionStats: z.array(PillarStat),
  /** Oldest first; only cycles with a challenge somewhere in the country. */
  cycles: z.array(CycleStat),
  /** The boundaries directly inside, by name. Empty inside a municipality: challenges are known by municipality. */
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
  /** Who works on it: a municipality, a court or a college. */
  team: z.string(),
  description: z.string().nullable(),
  pillarId: z.number().int(),
  /** False where the source does not name the pillar and this project chose it by what the challenge is about. */
  isPillarStated: z.boolean(),
  cycle: z.string(),
  /** First and last day, ISO 8601; null where not known. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  /** Null where none is recorded: 'In progress' while it is active, and unknown afterwards. */
  outcome: z.string().nullable(),
  active: z.boolean(),
  /** The page that tells of it. */
  sourceUrl: z.string().nullable(),
  isDemonstration: z.boolean(),
});
export type CollectiveAction = z.infer<typeof CollectiveAction>;

export const CollectiveActionDetails = z.object({
  stakeholderId: z.number().int(),
  /** The team: a municipality's, a court's or a college's. */
  name: z.string(),
  boundaryId: z.number().int(),
  localMunicipalityName: z.string(),
  /** Those of all teams of its municipality: active ones first, then the latest first. */
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
 * The pins of challenges in a boundary of that type: one for each team and pillar, `active` where any of these
 * challenges is. Teams without a place of their own stand inside their municipality, side by side.
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
