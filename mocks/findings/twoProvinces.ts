import {
  type BoundaryCrime,
  type CrimeStat,
  type CrimeStats,
  getCrimeStats,
} from "@gbvf/api/crime/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { crimeOf, silent } from "../crime/crime.ts";
import { boundaryOf } from "../geography/boundaries.ts";
import { answer } from "../respond.ts";
import { crimeReading } from "./crimeReading.ts";
import { findingsOf } from "./findings.ts";

const COUNTRY = 0;
const CRIME = 3;
const NORTHERN_CAPE = 7;
const NORTH_WEST = 8;
const COVERED = [NORTHERN_CAPE, NORTH_WEST];
const COVERAGE = { precinctsReporting: 173, precincts: 1165, coveredPeopleShare: 0.08 };

export const twoProvinces = [
  answer(getCrimeStats, ({ query }) => statsOf(query.boundaryId, query.areaTypeId)),
  answer(getFindings, ({ query: { boundaryId, componentId, areaTypeId } }) =>
    findingsOf(
      boundaryId,
      componentId,
      areaTypeId,
      componentId === CRIME ? (id) => crimeReading(levelOf(crimeOf(id).boundaryLevel)) : undefined,
    ),
  ),
];

function statsOf(boundaryId: number, areaTypeId?: number): CrimeStats {
  const stats = crimeOf(boundaryId, areaTypeId);
  return {
    ...stats,
    boundaryLevel: levelOf(stats.boundaryLevel),
    containedBoundaryData: stats.containedBoundaryData.map(levelOf),
    periods: stats.periods.map((period, index) => {
      if (boundaryId !== COUNTRY) return period;
      const crimeStats = summed(COVERED.map((id) => crimeOf(id).periods[index]?.crimeStats ?? []));
      const before = COVERED.map((id) => crimeOf(id).periods[index]?.priorYearQuarter ?? null);
      return {
        ...period,
        ...COVERAGE,
        crimeStats,
        total: totalOf(crimeStats),
        priorYearQuarter: before.includes(null)
          ? null
          : before.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      };
    }),
  };
}

function levelOf(level: BoundaryCrime): BoundaryCrime {
  if (level.boundaryId !== COUNTRY) return isCovered(level.boundaryId) ? level : silent(level);
  const crimeStats = summed(COVERED.map((id) => crimeOf(id).boundaryLevel.crimeStats));
  return {
    ...level,
    ...COVERAGE,
    crimeStats,
    total: totalOf(crimeStats),
    coveredPeopleCount: COVERED.reduce((sum, id) => sum + (boundaryOf(id).peopleCount ?? 0), 0),
    ratePer100000: null,
  };
}

function isCovered(boundaryId: number): boolean {
  const { containingBoundaryId } = boundaryOf(boundaryId);
  if (containingBoundaryId === null) return false;
  return COVERED.includes(boundaryId) || isCovered(containingBoundaryId);
}

/** Types in the order of the first. */
const summed = ([first = [], ...others]: readonly (readonly CrimeStat[])[]): CrimeStat[] =>
  first.map((stat, index) => ({
    ...stat,
    value: others.reduce((sum, stats) => sum + (stats[index]?.value ?? 0), stat.value ?? 0),
  }));

const totalOf = (stats: readonly CrimeStat[]) =>
  stats.reduce((sum, { value, isIncluded }) => sum + (isIncluded ? (value ?? 0) : 0), 0);
