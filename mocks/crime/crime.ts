import {
  type BoundaryCrime,
  type CrimePeriod,
  type CrimeStat,
  type CrimeStats,
  getCrimeStats,
} from "@gbvf/api/crime/contract.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import type { PrecinctCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { boundaryOf, containedIn } from "../geography/boundaries.ts";
import { quarters as named } from "../quarters.ts";
import { answer } from "../respond.ts";

/** Shares of all sexual offences; then types that are stored but not counted. */
const included = [
  { crimeTypeId: 2, description: "Rape", share: 0.8 },
  { crimeTypeId: 3, description: "Sexual assault", share: 0.14 },
  { crimeTypeId: 4, description: "Attempted sexual offences", share: 0.04 },
  { crimeTypeId: 5, description: "Contact sexual offences", share: 0.02 },
] as const;
const others = [
  { crimeTypeId: 6, description: "Sexual offences detected as a result of police action", share: 0.1 },
  { crimeTypeId: 7, description: "Murder", share: 0.5 },
  { crimeTypeId: 9, description: "Assault with the intent to inflict grievous bodily harm", share: 3.1 },
] as const;

/** Reports per 100,000 people over the four quarters; null: nothing captured. Zero is a real zero. */
const rates: Partial<Record<number, number | null>> = {
  0: 86.2, 1: 111.4, 2: 113.9, 3: 62.5, 4: 77.1, 5: 58.3, 6: 64, 7: 123.24, 8: 106.66, 9: 48.2,
  139: 92.1, 143: 44.7, 144: 131.8, 145: 118.3, 146: 151.2,
  1163: 138.6, 1164: 88.2, 1165: null, 1166: 49.9,
  10418: 46.1, 10419: 0, 10420: 120.4, 10421: 149.7, 10422: 125.4, 10423: null,
}; // biome-ignore format: a table

const weights = [0.25, 0.28, 0.24, 0.22, 0.25, 0.29, 0.24, 0.22] as const;
const quarters = named.map((quarter, index) => ({ ...quarter, weight: weights[index] ?? 0 }));

const people = (boundary: Boundary) => boundary.peopleCount ?? 0;
function reportsOf(boundary: Boundary): number | null {
  const rate = rates[boundary.boundaryId];
  return rate === undefined || rate === null ? null : (rate * people(boundary)) / 100_000;
}

function statsOf(boundary: Boundary, weight: number): CrimeStat[] {
  const reports = reportsOf(boundary);
  if (reports === null) return [];
  const stat = (isIncluded: boolean) => (type: (typeof included)[number] | (typeof others)[number]) => ({
    crimeTypeId: type.crimeTypeId,
    description: type.description,
    value: Math.round(reports * weight * type.share),
    isIncluded,
  });
  return [...included.map(stat(true)), ...others.map(stat(false))];
}

function totalOf(stats: readonly CrimeStat[]): number | null {
  const counted = stats.filter((stat) => stat.isIncluded);
  return counted.length === 0 ? null : counted.reduce((total, { value }) => total + (value ?? 0), 0);
}

/** One precinct of each larger place has no figures yet. */
function coverageOf(boundary: Boundary): PrecinctCoverage {
  const precincts = [1165, 130, 24, 6][boundary.boundaryTypeId] ?? 1;
  const isReporting = reportsOf(boundary) !== null;
  return {
    precincts,
    precinctsReporting: isReporting ? Math.max(precincts - 1, 1) : 0,
    coveredPeopleShare: isReporting && boundary.peopleCount !== null ? 1 : null,
  };
}

function levelOf(boundary: Boundary): BoundaryCrime {
  const crimeStats = statsOf(boundary, 1);
  const total = totalOf(crimeStats);
  const isReporting = total !== null && boundary.peopleCount !== null;
  return {
    boundaryId: boundary.boundaryId,
    boundary: boundary.description,
    boundaryTypeId: boundary.boundaryTypeId,
    peopleCount: boundary.peopleCount,
    peopleYear: 2025,
    coveredPeopleCount: isReporting ? boundary.peopleCount : null,
    reportsElsewhere: 0,
    ...coverageOf(boundary),
    total,
    ratePer100000: isReporting ? Math.round((total / people(boundary)) * 10_000_000) / 100 : null,
    crimeStats,
  };
}

function periodsOf(boundary: Boundary): CrimePeriod[] {
  return quarters.map(({ year, quarter, period, weight }, index) => {
    const before = quarters.find((each) => each.year === year - 1 && each.quarter === quarter);
    const crimeStats = statsOf(boundary, weight);
    return {
      period,
      quarter,
      year,
      isCurrent: index === quarters.length - 1,
      total: totalOf(crimeStats),
      priorYearQuarter: before === undefined ? null : totalOf(statsOf(boundary, before.weight)),
      boundaryId: boundary.boundaryId,
      boundary: boundary.description,
      boundaryTypeId: boundary.boundaryTypeId,
      sources: ["South African Police Service, quarterly crime statistics"],
      ...coverageOf(boundary),
      crimeStats,
    };
  });
}

export function crimeOf(boundaryId: number, areaTypeId?: number): CrimeStats {
  const boundary = boundaryOf(boundaryId);
  return {
    reportingSpan: {
      kind: "quarters",
      quarters: 4,
      missing: [],
      label: "Jul 2025 – Jun 2026",
      from: "2025-07-01",
      to: "2026-06-30",
    },
    source: {
      description: "South African Police Service, quarterly crime statistics",
      url: "https://www.saps.gov.za/services/crimestats.php",
      capturedOn: "2026-08-21",
      isDemonstration: true,
    },
    boundaryLevel: levelOf(boundary),
    containedBoundaryData: containedIn(boundaryId, areaTypeId).map(levelOf),
    periods: periodsOf(boundary),
  };
}

export const silent = (level: BoundaryCrime): BoundaryCrime => ({
  ...level,
  coveredPeopleCount: null,
  coveredPeopleShare: null,
  precinctsReporting: 0,
  total: null,
  ratePer100000: null,
  crimeStats: [],
});

export function noCrimeOf(boundaryId: number): CrimeStats {
  const { boundaryLevel, containedBoundaryData } = crimeOf(boundaryId);
  return {
    reportingSpan: null,
    source: null,
    boundaryLevel: silent(boundaryLevel),
    containedBoundaryData: containedBoundaryData.map(silent),
    periods: [],
  };
}

export function oneQuarterOf(stats: CrimeStats): CrimeStats {
  return {
    ...stats,
    reportingSpan: {
      kind: "quarters",
      quarters: 1,
      label: "Apr - Jun 2026; 1 quarter",
      missing: ["Jul - Sep 2025", "Oct - Dec 2025", "Jan - Mar 2026"],
      from: "2026-04-01",
      to: "2026-06-30",
    },
    periods: stats.periods.filter(({ quarter }) => quarter === 2),
  };
}

/** Nine precincts are too few for a rate. */
export function sparselyCovered(stats: CrimeStats): CrimeStats {
  const { boundaryLevel } = stats;
  const coverage = { precinctsReporting: 9, coveredPeopleShare: 0.04 };
  return {
    ...stats,
    boundaryLevel: {
      ...boundaryLevel,
      ...coverage,
      coveredPeopleCount: Math.round((boundaryLevel.peopleCount ?? 0) * 0.04),
      reportsElsewhere: 12,
      ratePer100000: null,
    },
    periods: stats.periods.map((period) => ({ ...period, ...coverage })),
  };
}

export const crimeHandlers = {
  "GET /api/crime/stats": answer(getCrimeStats, ({ query }) => crimeOf(query.boundaryId, query.areaTypeId)),
};
