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
 * A total counts only in periods without captured parts, so that nothing is counted twice.
 * @param captured periods by type, anywhere in the country
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
 * In the order of `types`. A type that counts in some periods only is summed over those, so that included entries add
 * up to the total.
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
