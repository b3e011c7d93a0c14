import { type BoundaryCrime, type CrimeStats, getCrimeStats } from "@gbvf/api/crime/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { getRecorded } from "../recorded.ts";

export const createCrime = (boundaryId: number, areaTypeId?: number): CrimeStats =>
  getRecorded(getCrimeStats, { query: { boundaryId, areaTypeId } });

export const crimeSource = createCrime(0).source as FigureSource;

const clearCrime = (level: BoundaryCrime): BoundaryCrime => ({
  ...level,
  coveredPeopleCount: null,
  coveredPeopleShare: null,
  precinctsReporting: 0,
  total: null,
  ratePer100000: null,
  crimeStats: [],
});

export function createNoCrime(boundaryId: number): CrimeStats {
  const { boundaryLevel, containedBoundaryData } = createCrime(boundaryId);
  return {
    reportingSpan: null,
    source: null,
    boundaryLevel: clearCrime(boundaryLevel),
    containedBoundaryData: containedBoundaryData.map(clearCrime),
    periods: [],
  };
}

export const createOneQuarter = (stats: CrimeStats): CrimeStats => ({
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
});

/** Returns statistics in which only nine precincts report, too few for a rate. */
export function createSparseCrime(stats: CrimeStats): CrimeStats {
  const coverage = { precinctsReporting: 9, coveredPeopleShare: 0.04 };
  return {
    ...stats,
    boundaryLevel: {
      ...stats.boundaryLevel,
      ...coverage,
      coveredPeopleCount: 2_400_000,
      reportsElsewhere: 12,
      ratePer100000: null,
    },
    periods: stats.periods.map((period) => ({ ...period, ...coverage })),
  };
}
