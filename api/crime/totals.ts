import type { PeriodKey } from "../shared/quarters.ts";
import type { CrimeStat } from "./contract.ts";

export type CrimeType = {
  crimeTypeId: number;
  description: string;
  parentCrimeTypeId: number | null;
  isIncluded: boolean;
};
export type Figure = PeriodKey & { crimeTypeId: number; value: number };

export type Inclusion = (crimeTypeId: number, period: PeriodKey) => boolean;

export const periodId = ({ year, quarter }: PeriodKey) => year * 5 + quarter;

/**
 * Decides whether a total or its parts count, never both. The parts count if they add up to the total, or if
 * there is no total.
 * @param captured the country's sums by type and period
 */
export function getInclusion(types: readonly CrimeType[], captured: readonly Figure[]): Inclusion {
  const byId = new Map(types.map((type) => [type.crimeTypeId, type]));
  const getKey = (crimeTypeId: number, period: PeriodKey) => `${crimeTypeId} ${periodId(period)}`;
  const figures = new Map(captured.map((each) => [getKey(each.crimeTypeId, each), each.value]));
  const sumsOfParts = new Map<string, number>();
  for (const { crimeTypeId, value, ...period } of captured) {
    const type = byId.get(crimeTypeId);
    if (!type?.isIncluded || type.parentCrimeTypeId === null) continue;
    const key = getKey(type.parentCrimeTypeId, period);
    sumsOfParts.set(key, (sumsOfParts.get(key) ?? 0) + value);
  }
  const isSplit = (crimeTypeId: number, period: PeriodKey) => {
    const key = getKey(crimeTypeId, period);
    const sumOfParts = sumsOfParts.get(key);
    return sumOfParts !== undefined && sumOfParts === (figures.get(key) ?? sumOfParts);
  };
  return (crimeTypeId, period) => {
    const type = byId.get(crimeTypeId);
    if (!type?.isIncluded || isSplit(crimeTypeId, period)) return false;
    const total = byId.get(type.parentCrimeTypeId ?? 0);
    return (
      !total?.isIncluded ||
      !figures.has(getKey(total.crimeTypeId, period)) ||
      isSplit(total.crimeTypeId, period)
    );
  };
}

/** Sums each type over the periods in which it counts. The result has the order of `types`. */
export function sumByType(
  types: readonly CrimeType[],
  figures: readonly Figure[],
  isIncluded: Inclusion,
): CrimeStat[] {
  return types.flatMap(({ crimeTypeId, description }) => {
    const own = figures.filter((figure) => figure.crimeTypeId === crimeTypeId);
    if (own.length === 0) return [];
    const counting = own.filter((figure) => isIncluded(crimeTypeId, figure));
    const value = sum(counting.length > 0 ? counting : own);
    return [{ crimeTypeId, description, value, isIncluded: counting.length > 0 }];
  });
}

const sum = (figures: readonly Figure[]) => figures.reduce((total, { value }) => total + value, 0);
