import {
  type BoundaryHealth,
  getHealthCheckStats,
  type HealthCheckStats,
} from "@gbvf/api/health-check/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { recorded } from "../recorded.ts";

export const createHealthChecks = (boundaryId: number): HealthCheckStats =>
  recorded(getHealthCheckStats, { query: { boundaryId } });

export const healthCheckSource = createHealthChecks(0).source as FigureSource;

const ZULULAND = 119;

/** Returns a municipality of Zululand, where every state was recorded. */
export function resultIn(state: BoundaryHealth["state"]): BoundaryHealth {
  const boundary = createHealthChecks(ZULULAND).containedBoundaryData.find((each) => each.state === state);
  if (boundary === undefined) throw new Error(`No municipality of Zululand is recorded as ${state}.`);
  return boundary;
}

export function createNoHealthChecks(boundaryId: number): HealthCheckStats {
  const { boundaryLevel, containedBoundaryData, lastQuarter } = createHealthChecks(boundaryId);
  const empty = ({ boundaryId, boundary, boundaryTypeId }: BoundaryHealth): BoundaryHealth => ({
    ...resultIn("none"),
    boundaryId,
    boundary,
    boundaryTypeId,
  });
  return {
    source: null,
    lastQuarter,
    currentQuarter: null,
    boundaryLevel: empty(boundaryLevel),
    quarters: [],
    healthCheckStats: [],
    allData: [],
    containedBoundaryData: containedBoundaryData.map(empty),
  };
}
