import { LRUCache } from "lru-cache";
import type { Turns } from "./Turns.ts";

/** In turn, and cached until figures change. */
export class Computed<T extends NonNullable<unknown>> {
  readonly #name: string;
  readonly #turns: Turns;
  readonly #kept: LRUCache<string, T>;
  #changes = 0;

  constructor(name: string, turns: Turns, max: number) {
    this.#name = name;
    this.#turns = turns;
    this.#kept = new LRUCache({ max });
  }

  drop(): void {
    this.#kept.clear();
    this.#changes += 1;
  }

  async read(
    key: string,
    { network, withinMs }: { network: string; withinMs?: number },
    compute: () => Promise<T>,
  ): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const changes = this.#changes;
    const computeAndKeep = async () => {
      const computed = await compute();
      // A result begun before a change is stale.
      if (changes === this.#changes) this.#kept.set(key, computed);
      return computed;
    };
    return this.#turns.share(`${this.#name} ${changes} ${key}`, network, computeAndKeep, withinMs);
  }
}
