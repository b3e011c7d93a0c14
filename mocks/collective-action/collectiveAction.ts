import {
  type BoundaryActions,
  type CollectiveActions,
  getCollectiveActionsByBoundary,
} from "@gbvf/api/collective-action/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { recorded } from "../recorded.ts";

export const createCollectiveActions = (boundaryId: number): CollectiveActions =>
  recorded(getCollectiveActionsByBoundary, { query: { boundaryId } });

export const collectiveActionSource = createCollectiveActions(0).source as FigureSource;

export function createNoCollectiveActions(boundaryId: number): CollectiveActions {
  const { boundaryLevel, containedBoundaryData, collectiveActionStats } = createCollectiveActions(boundaryId);
  const zero = { activeCollectiveActions: 0, inactiveCollectiveActions: 0, totalCollectiveActions: 0 };
  const empty = (level: BoundaryActions): BoundaryActions => ({ ...level, ...zero, pillars: [] });
  return {
    source: null,
    boundaryLevel: empty(boundaryLevel),
    activeCollectiveActions: 0,
    inactiveCollectiveActions: 0,
    collectiveActionStats: collectiveActionStats.map((stat) => ({ ...stat, ...zero, total: 0 })),
    cycles: [],
    containedBoundaryData: containedBoundaryData.map(empty),
  };
}
