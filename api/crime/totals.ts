import type { PeriodKey } from "../shared/quarters.ts";
import type { CrimeStat } from "./contract.ts";

export type CrimeType = {
  crimeTypeId: number;
  description: string;
  parentCrimeTypeId: number | null;
  isIncluded: boolean;
};
export type Figure = PeriodKey & { crimeTypeId: number; value: number };

export type CountsInTotal = (crimeTypeId: number, period: PeriodKey) => boolean;

export const periodId = ({ year, quarter }: PeriodKey) => year * 5 + quarter;

/**
 * Decides whether a total or its parts count, never both. The parts count if they add up to the total, or if
 * there is no total.
 * @param nationalSums the country's sums by type and period
 */
export function createCountsInTotal(
  types: readonly CrimeType[],
  nationalSums: readonly Figure[],
): CountsInTotal {
  const byId = new Map(types.map((type) => [type.crimeTypeId, type]));
  const getKey = (crimeTypeId: number, period: PeriodKey) => `${crimeTypeId} ${periodId(period)}`;
  const figures = new Map(nationalSums.map((each) => [getKey(each.crimeTypeId, each), each.value]));
  const sumsOfParts = new Map<string, number>();
  for (const { crimeTypeId, value, ...period } of nationalSums) {
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
    const parentType = byId.get(type.parentCrimeTypeId ?? 0);
    return (
      !parentType?.isIncluded ||
      !figures.has(getKey(parentType.crimeTypeId, period)) ||
      isSplit(parentType.crimeTypeId, period)
    );
  };
}

/**
 * Sums each type over the periods in which it counts. A type that counts in none is summed over all periods
 * and has `isIncluded` false. The result has the order of `types`.
 */
export function sumByType(
  types: readonly CrimeType[],
  figures: readonly Figure[],
  countsInTotal: CountsInTotal,
): CrimeStat[] {
  return types.flatMap(({ crimeTypeId, description }) => {
    const typeFigures = figures.filter((figure) => figure.crimeTypeId === crimeTypeId);
    if (typeFigures.length === 0) return [];
    const countingFigures = typeFigures.filter((figure) => countsInTotal(crimeTypeId, figure));
    const value = sum(countingFigures.length > 0 ? countingFigures : typeFigures);
    return [{ crimeTypeId, description, value, isIncluded: countingFigures.length > 0 }];
  });
}

const sum = (figures: readonly Figure[]) => figures.reduce((total, { value }) => total + value, 0);
