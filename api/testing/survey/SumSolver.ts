import { randomInt } from "node:crypto";

/** Products of two smaller numbers are exact in floating point. */
const PRIME = 67_108_859;

export class SumSolver {
  readonly #unnoticedChanges: Float64Array[];

  /**
   * @param sums the weights of the numbers in each known sum
   * @param maxNumbers how many numbers `isComputable` gets at most
   */
  constructor(sums: readonly (readonly number[])[], width: number, maxNumbers: number) {
    const rows = toEchelon(sums.map((sum) => Float64Array.from(sum, reduceModulo)));
    this.#unnoticedChanges = Array.from({ length: maxNumbers + 2 }, () => drawUnnoticedChange(rows, width));
  }

  /** True if some weighted sum of these numbers follows from the known sums. */
  isComputable(numbers: readonly number[]): boolean {
    const changes = this.#unnoticedChanges.map((change) =>
      Float64Array.from(numbers, (column) => change[column] as number),
    );
    return toEchelon(changes).length < numbers.length;
  }
}

const reduceModulo = (value: number) => ((value % PRIME) + PRIME) % PRIME;

type Row = { pivot: number; values: Float64Array };

function toEchelon(vectors: readonly Float64Array[]): Row[] {
  const rows: Row[] = [];
  for (const values of vectors) {
    for (const row of rows) {
      const factor = values[row.pivot] as number;
      if (factor === 0) continue;
      for (let column = row.pivot; column < values.length; column++) {
        values[column] =
          ((values[column] as number) + (PRIME - factor) * (row.values[column] as number)) % PRIME;
      }
    }
    const pivot = values.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const scale = invert(values[pivot] as number);
    rows.push({ pivot, values: values.map((value) => (value * scale) % PRIME) });
  }
  return rows;
}

/** Draws changes of the numbers that change none of the sums. */
function drawUnnoticedChange(rows: readonly Row[], width: number): Float64Array {
  const change = Float64Array.from({ length: width }, () => randomInt(PRIME));
  for (const { pivot, values } of rows.toReversed()) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      if (column !== pivot) sum = (sum + (values[column] as number) * (change[column] as number)) % PRIME;
    }
    change[pivot] = (PRIME - sum) % PRIME;
  }
  return change;
}

function invert(value: number): number {
  let [result, base] = [1, value];
  for (let exponent = PRIME - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
