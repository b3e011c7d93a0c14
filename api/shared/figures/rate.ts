import type { CrimeStat } from "../../crime/contract.ts";

export function totalOf(stats: readonly CrimeStat[]): number | null {
  const values = stats.flatMap(({ isIncluded, value }) => (isIncluded && value !== null ? [value] : []));
  return values.length === 0 ? null : values.reduce((a, b) => a + b, 0);
}

/** Rounded to two decimals. Null if a number is unknown, or there are no people. */
export function ratePer100000(total: number | null, peopleCount: number | null): number | null {
  if (total === null || peopleCount === null || peopleCount === 0) return null;
  return Math.round((total / peopleCount) * 10_000_000) / 100;
}
