import type { Bench } from "./Bench.ts";

/** One line of the table: something measured, beside what it is compared with. */
export type Row = {
  what: string;
  measured: string;
  /** The same run's measurement of the least that could do the work; empty where the limit is absolute. */
  baseline: string;
  ratio: string;
  limit: string;
  isMet: boolean;
};

/** Measures one thing and answers the table's rows for it. */
export type Measurement = (bench: Bench) => Promise<Row[]>;

/** Thrown where this machine lacks what a measurement needs; the message says what. */
export class Skipped extends Error {}

type Compared = { what: string; measured: number; baseline: number; unit: string } & (
  | { atMost: number; atLeast?: never }
  | { atLeast: number; atMost?: never }
);

/** A row whose limit is a ratio of two measurements in one unit. */
export function compared({ what, measured, baseline, unit, atMost, atLeast }: Compared): Row {
  const ratio = measured / baseline;
  return {
    what,
    measured: `${rounded(measured)} ${unit}`,
    baseline: `${rounded(baseline)} ${unit}`,
    ratio: `${ratio.toFixed(2)}×`,
    limit: atMost === undefined ? `≥ ${atLeast}×` : `≤ ${atMost}×`,
    isMet: atMost === undefined ? ratio >= (atLeast as number) : ratio <= atMost,
  };
}

type Limited = { what: string; measured: number; unit?: string } & (
  | { atMost: number; atLeast?: never }
  | { atLeast: number; atMost?: never }
);

/** A row whose limit is a number of its own. */
export function limited({ what, measured, unit = "", atMost, atLeast }: Limited): Row {
  const withUnit = (number: number) => `${rounded(number)} ${unit}`.trim();
  return {
    what,
    measured: withUnit(measured),
    baseline: "",
    ratio: "",
    limit: atMost === undefined ? `≥ ${withUnit(atLeast as number)}` : `≤ ${withUnit(atMost)}`,
    isMet: atMost === undefined ? measured >= (atLeast as number) : measured <= atMost,
  };
}

/** Three figures, and all those before the decimal point. */
const rounded = (number: number) =>
  number.toLocaleString("en", { maximumSignificantDigits: Math.max(3, String(Math.trunc(number)).length) });

export function median(numbers: readonly number[]): number {
  const ordered = numbers.toSorted((a, b) => a - b);
  const middle = ordered.length >> 1;
  const upper = ordered[middle] as number;
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] as number)) / 2;
}

/**
 * Runs two things in turn, so that whatever else the machine does falls on both, and answers the median of each.
 * What they answer is what is compared: a time or a speed.
 */
export async function inTurn(
  rounds: number,
  measured: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ measured: number; baseline: number }> {
  const results = { measured: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (["measured", "baseline"] as const) : (["baseline", "measured"] as const);
    for (const name of order) results[name].push(await (name === "measured" ? measured : baseline)());
  }
  return { measured: median(results.measured), baseline: median(results.baseline) };
}

/** How long some work took, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
