import type { PeriodKey } from "../lib/quarters.ts";
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
 * Included types count, but a total counts only in periods that captured none of its included parts, so that no report
 * is counted twice.
 *
 * @param captured the types captured anywhere in the country, with their periods
 */
export function inclusionOf(
  types: readonly CrimeType[],
  captured: Iterable<PeriodKey & { crimeTypeId: number }>,
): Inclusion {
  const byId = new Map(types.map((type) => [type.crimeTypeId, type]));
  const splitTotals = new Set<string>();
  for (const { crimeTypeId, ...period } of captured) {
    const type = byId.get(crimeTypeId);
    if (type?.isIncluded && type.parentCrimeTypeId !== null) {
      splitTotals.add(`${type.parentCrimeTypeId} ${periodId(period)}`);
    }
  }
  return (crimeTypeId, period) =>
    byId.get(crimeTypeId)?.isIncluded === true && !splitTotals.has(`${crimeTypeId} ${periodId(period)}`);
}

/**
 * One entry per type with figures, in the order of `types`. A type that counts in some periods only (a total, later
 * split) is summed over those alone, so that the included entries always add up to the total.
 */
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
