import {
  type BoundaryActions,
  type CollectiveActions,
  getCollectiveActionsByBoundary,
} from "@gbvf/api/collective-action/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { getRecorded } from "../recorded.ts";

export const createCollectiveActions = (boundaryId: number): CollectiveActions =>
  getRecorded(getCollectiveActionsByBoundary, { query: { boundaryId } });

export const collectiveActionSource = createCollectiveActions(0).source as FigureSource;

export function createNoCollectiveActions(boundaryId: number): CollectiveActions {
  const { boundaryLevel, containedBoundaryData, collectiveActionStats } = createCollectiveActions(boundaryId);
  const NO_ACTIONS = { activeCollectiveActions: 0, inactiveCollectiveActions: 0, totalCollectiveActions: 0 };
  const clearActions = (level: BoundaryActions): BoundaryActions => ({
    ...level,
    ...NO_ACTIONS,
    pillars: [],
  });
  return {
    source: null,
    boundaryLevel: clearActions(boundaryLevel),
    activeCollectiveActions: 0,
    inactiveCollectiveActions: 0,
    collectiveActionStats: collectiveActionStats.map((stat) => ({ ...stat, ...NO_ACTIONS, total: 0 })),
    cycles: [],
    containedBoundaryData: containedBoundaryData.map(clearActions),
  };
}
