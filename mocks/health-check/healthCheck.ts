import {
  type BoundaryHealth,
  getHealthCheckStats,
  type HealthCheckStats,
} from "@gbvf/api/health-check/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { getRecorded } from "../recorded.ts";

export const createHealthChecks = (boundaryId: number): HealthCheckStats =>
  getRecorded(getHealthCheckStats, { query: { boundaryId } });

export const healthCheckSource = createHealthChecks(0).source as FigureSource;

const ZULULAND = 119;

/** Returns a municipality of Zululand, where all states are recorded. */
export function findBoundaryInState(state: BoundaryHealth["state"]): BoundaryHealth {
  const boundary = createHealthChecks(ZULULAND).containedBoundaryData.find((each) => each.state === state);
  if (boundary === undefined) throw new Error(`No municipality of Zululand is recorded as ${state}.`);
  return boundary;
}

export function createNoHealthChecks(boundaryId: number): HealthCheckStats {
  const { boundaryLevel, containedBoundaryData, lastQuarter } = createHealthChecks(boundaryId);
  const clearResult = ({ boundaryId, boundary, boundaryTypeId }: BoundaryHealth): BoundaryHealth => ({
    ...findBoundaryInState("none"),
    boundaryId,
    boundary,
    boundaryTypeId,
  });
  return {
    source: null,
    lastQuarter,
    currentQuarter: null,
    boundaryLevel: clearResult(boundaryLevel),
    quarters: [],
    healthCheckStats: [],
    allData: [],
    containedBoundaryData: containedBoundaryData.map(clearResult),
  };
}
