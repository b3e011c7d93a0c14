import type { Resources } from "./Resources.ts";

export type Row = {
  what: string;
  measured: string;
  /** Empty if the limit is absolute. */
  baseline: string;
  ratio: string;
  limit: string;
  isMet: boolean;
};

export type Measurement = (resources: Resources) => Promise<Row[]>;

type Limit = { atMost: number } | { atLeast: number };

/** Compares a measurement with its baseline; the limit is for their ratio. */
export function compareToBaseline(
  row: { what: string; measured: number; baseline: number; unit: string } & Limit,
): Row {
  const { what, measured, baseline, unit } = row;
  const ratio = measured / baseline;
  return {
    what,
    measured: formatWithUnit(measured, unit),
    baseline: formatWithUnit(baseline, unit),
    ratio: `${ratio.toFixed(2)}×`,
    ...judgeLimit(ratio, row, (number) => `${number}×`),
  };
}

/** Checks a measurement against an absolute limit. */
export function checkLimit(row: { what: string; measured: number; unit?: string } & Limit): Row {
  const { what, measured, unit = "" } = row;
  return {
    what,
    measured: formatWithUnit(measured, unit),
    baseline: "",
    ratio: "",
    ...judgeLimit(measured, row, (number) => formatWithUnit(number, unit)),
  };
}

const judgeLimit = (measured: number, limit: Limit, write: (limit: number) => string) =>
  "atMost" in limit
    ? { limit: `≤ ${write(limit.atMost)}`, isMet: measured <= limit.atMost }
    : { limit: `≥ ${write(limit.atLeast)}`, isMet: measured >= limit.atLeast };

const formatWithUnit = (number: number, unit: string) => `${formatNumber(number)} ${unit}`.trim();

const formatNumber = (number: number) =>
  number.toLocaleString("en", { maximumSignificantDigits: Math.max(3, String(Math.trunc(number)).length) });

export function median(numbers: readonly number[]): number {
  const ordered = numbers.toSorted((a, b) => a - b);
  const middle = ordered.length >> 1;
  const upper = ordered[middle] as number;
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] as number)) / 2;
}

export const percentile = (share: number, numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil((numbers.length * share) / 100) - 1] as number;

/** Runs the tasks in turn, at least three times, so that other load affects each of them. Returns medians. */
export async function measureInterleaved<Name extends string>(
  limit: { rounds: number; seconds?: number },
  tasks: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(tasks) as Name[];
  const results = new Map(names.map((name) => [name, [] as number[]]));
  const endsAt = performance.now() + (limit.seconds ?? Infinity) * 1000;
  for (let round = 0; round < limit.rounds && (round < 3 || performance.now() < endsAt); round++) {
    // Each run leaves warm caches to the next.
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results.get(name)?.push(await tasks[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(results.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Returns the 95th percentile of the runs after some that compile the code. */
export async function measureP95(runs: number, run: () => Promise<number>): Promise<number> {
  for (let warmUp = 0; warmUp < 5; warmUp++) await run();
  const times: number[] = [];
  for (let each = 0; each < runs; each++) times.push(await run());
  return percentile(95, times);
}

/** Returns the time in ms. */
export async function measureTime(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
