import {
  type BoundaryHealth,
  getHealthCheckStats,
  type HealthCheckResult,
  type HealthCheckStats,
} from "@gbvf/api/health-check/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { recorded } from "../recorded.ts";

export const healthChecksOf = (boundaryId: number): HealthCheckStats =>
  recorded(getHealthCheckStats, { query: { boundaryId } });

export const healthCheckSource = healthChecksOf(0).source as FigureSource;

const noneTookPart: HealthCheckResult = {
  state: "none",
  isIncluded: false,
  organisationCount: 0,
  participatingOrganisations: 0,
  totalActualResponses: 0,
  totalExpectedResponses: 0,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
};

export function noHealthChecksOf(boundaryId: number): HealthCheckStats {
  const { boundaryLevel, containedBoundaryData, lastQuarter } = healthChecksOf(boundaryId);
  const empty = ({ boundaryId, boundary, boundaryTypeId }: BoundaryHealth): BoundaryHealth => ({
    boundaryId,
    boundary,
    boundaryTypeId,
    ...noneTookPart,
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
