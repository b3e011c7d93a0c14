import { LRUCache } from "lru-cache";
import type { FairQueue } from "./FairQueue.ts";

/** Computes in the fair queue and caches until figures change. */
export class ComputeCache<T extends NonNullable<unknown>> {
  readonly #name: string;
  readonly #queue: FairQueue;
  readonly #cached: LRUCache<string, T>;
  #changes = 0;

  constructor(name: string, queue: FairQueue, max: number) {
    this.#name = name;
    this.#queue = queue;
    this.#cached = new LRUCache({ max });
  }

  drop(): void {
    this.#cached.clear();
    this.#changes += 1;
  }

  async read(
    key: string,
    { network, withinMs }: { network: string; withinMs?: number },
    compute: () => Promise<T>,
  ): Promise<T> {
    const cached = this.#cached.get(key);
    if (cached !== undefined) return cached;
    const changes = this.#changes;
    const computeAndCache = async () => {
      const computed = await compute();
      // It was begun before a change.
      if (changes === this.#changes) this.#cached.set(key, computed);
      return computed;
    };
    return this.#queue.share(`${this.#name} ${changes} ${key}`, network, computeAndCache, withinMs);
  }
}
