import type { Boundary } from "@gbvf/api/geography/contract.ts";
import {
  type BoundaryHealth,
  getHealthCheckStats,
  getSummarisedHealthCheck,
  type HealthCheckResult,
  type HealthCheckStats,
  type SummarisedHealthCheck,
} from "@gbvf/api/health-check/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { boundaryOf, containedIn } from "../geography/boundaries.ts";
import { CURRENT, lastQuarter, quarters } from "../quarters.ts";
import { answer } from "../respond.ts";
import { noneTookPart, resultOf, tooFewToShow } from "./results.ts";

const organisationTypes = [
  { organisationTypeId: 1, description: "Government", share: 0.4 },
  { organisationTypeId: 2, description: "Business", share: 0.25 },
  { organisationTypeId: 3, description: "Civil society", share: 0.25 },
  { organisationTypeId: 4, description: "University or college", share: 0.1 },
] as const;

/** 0 for none, 1 or 2 for too few. */
const organisations: Partial<Record<number, number>> = {
  0: 412, 1: 44, 2: 31, 3: 118, 4: 67, 5: 29, 6: 26, 7: 21, 8: 18, 9: 58,
  139: 2, 143: 0, 144: 4, 145: 5, 146: 10,
  1163: 6, 1164: 2, 1165: 2, 1166: 0,
}; // biome-ignore format: a table

const maturities: Partial<Record<number, number>> = {
  0: 58.36, 1: 47.12, 2: 24, 3: 66.08, 4: 55.91, 5: 49, 6: 38.4, 7: 52.75, 8: 21.6, 9: 76.33,
  144: 0, 145: 49.5, 146: 61.27, 1163: 74.01,
}; // biome-ignore format: a table

export const healthCheckSource: FigureSource = {
  description: "Invented organisations and answers, for demonstration",
  url: null,
  capturedOn: "2026-08-15",
  isDemonstration: true,
};

function resultIn(boundary: Boundary, quarter: number, share = 1): HealthCheckResult {
  const all = organisations[boundary.boundaryId] ?? 0;
  if (all === 0) return noneTookPart;
  const growth = 1 - (CURRENT - quarter) * 0.06;
  const count = Math.round(all * growth * share);
  if (count < 3) return tooFewToShow;
  const maturity = maturities[boundary.boundaryId] ?? 50;
  return resultOf(count, maturity === 0 ? 0 : Math.max(1, maturity - (CURRENT - quarter) * 0.8));
}

const levelOf = (boundary: Boundary): BoundaryHealth => ({
  boundaryId: boundary.boundaryId,
  boundary: boundary.description,
  boundaryTypeId: boundary.boundaryTypeId,
  ...resultIn(boundary, CURRENT),
});

export function healthChecksOf(boundaryId: number): HealthCheckStats {
  const boundary = boundaryOf(boundaryId);
  const contained = boundary.boundaryTypeId < BOUNDARY_TYPE.municipality ? containedIn(boundaryId) : [];
  return {
    source: healthCheckSource,
    lastQuarter,
    currentQuarter: lastQuarter,
    boundaryLevel: levelOf(boundary),
    quarters: quarters.map((quarter, index) => ({
      ...quarter,
      isCurrent: index === CURRENT,
      ...resultIn(boundary, index),
    })),
    healthCheckStats: quarters.flatMap((quarter, index) =>
      organisationTypes.map(({ share, ...type }) => ({
        ...quarter,
        ...type,
        ...resultIn(boundary, index, share),
      })),
    ),
    containedBoundaryData: contained.map(levelOf),
  };
}

export function noHealthChecksOf(boundaryId: number): HealthCheckStats {
  const { boundaryLevel, containedBoundaryData } = healthChecksOf(boundaryId);
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
    containedBoundaryData: containedBoundaryData.map(empty),
  };
}

function summarisedHealthChecks(): SummarisedHealthCheck {
  return {
    allData: quarters.map((quarter, index) => {
      const all = resultIn(boundaryOf(0), index);
      return {
        ...quarter,
        isCurrent: index === CURRENT,
        totalActualResponses: all.totalActualResponses,
        totalExpectedResponses: all.totalExpectedResponses,
        totalParticipatingOrganisations: all.participatingOrganisations,
        totalOrganisations: 520 - (CURRENT - index) * 12,
      };
    }),
  };
}

export const healthCheckHandlers = {
  "GET /api/healthcheck/stats": answer(getHealthCheckStats, ({ query }) => healthChecksOf(query.boundaryId)),
  "GET /api/healthcheck/getSummarisedHealthCheck": answer(getSummarisedHealthCheck, () =>
    summarisedHealthChecks(),
  ),
};
