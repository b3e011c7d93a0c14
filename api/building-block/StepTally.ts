import type { Span } from "../lib/time/spans.ts";

export type Step = { boundaryId: number; id: number; day: number; counts: number[] };

export class StepTally {
  readonly #columns: number;
  readonly #changes = new Map<number, Map<number, Map<number, number[]>>>();

  constructor(columns: number) {
    this.#columns = columns;
  }

  add(boundaryId: number, id: number, { from, until }: Span, column: number): void {
    this.#change(boundaryId, id, from, column, 1);
    if (until !== Number.POSITIVE_INFINITY) this.#change(boundaryId, id, until, column, -1);
  }

  *steps(): Generator<Step> {
    for (const [boundaryId, things] of this.#changes) {
      for (const [id, days] of things) {
        const counts: number[] = Array(this.#columns).fill(0);
        for (const [day, changes] of [...days].sort(([a], [b]) => a - b)) {
          if (changes.every((change) => change === 0)) continue;
          changes.forEach((change, column) => {
            counts[column] = (counts[column] as number) + change;
          });
          yield { boundaryId, id, day, counts: [...counts] };
        }
      }
    }
  }

  #change(boundaryId: number, id: number, day: number, column: number, by: number): void {
    const things = getOrAdd(this.#changes, boundaryId, () => new Map<number, Map<number, number[]>>());
    const days = getOrAdd(things, id, () => new Map<number, number[]>());
    const changes = getOrAdd(days, day, () => Array<number>(this.#columns).fill(0));
    changes[column] = (changes[column] as number) + by;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
