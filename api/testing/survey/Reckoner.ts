import { randomInt } from "node:crypto";

/** Products of two smaller numbers are exact in floating point. */
const PRIME = 67_108_859;

export class Reckoner {
  readonly #moves: Float64Array[];

  /**
   * @param sums the weights of the numbers in each known sum
   * @param most how many numbers `isKnown` gets at most
   */
  constructor(sums: readonly (readonly number[])[], width: number, most: number) {
    const rows = toEchelon(sums.map((sum) => Float64Array.from(sum, inField)));
    this.#moves = Array.from({ length: most + 2 }, () => moveAlong(rows, width));
  }

  isKnown(numbers: readonly number[]): boolean {
    const moved = this.#moves.map((move) => Float64Array.from(numbers, (at) => move[at] as number));
    return toEchelon(moved).length < numbers.length;
  }
}

const inField = (value: number) => ((value % PRIME) + PRIME) % PRIME;

type Row = { pivot: number; values: Float64Array };

function toEchelon(vectors: readonly Float64Array[]): Row[] {
  const rows: Row[] = [];
  for (const values of vectors) {
    for (const row of rows) {
      const factor = values[row.pivot] as number;
      if (factor === 0) continue;
      for (let at = row.pivot; at < values.length; at++) {
        values[at] = ((values[at] as number) + (PRIME - factor) * (row.values[at] as number)) % PRIME;
      }
    }
    const pivot = values.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const scale = inverse(values[pivot] as number);
    rows.push({ pivot, values: values.map((value) => (value * scale) % PRIME) });
  }
  return rows;
}

function moveAlong(rows: readonly Row[], width: number): Float64Array {
  const move = Float64Array.from({ length: width }, () => randomInt(PRIME));
  for (const { pivot, values } of rows.toReversed()) {
    let sum = 0;
    for (let at = 0; at < width; at++) {
      if (at !== pivot) sum = (sum + (values[at] as number) * (move[at] as number)) % PRIME;
    }
    move[pivot] = (PRIME - sum) % PRIME;
  }
  return move;
}

function inverse(value: number): number {
  let [result, base] = [1, value];
  for (let exponent = PRIME - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
