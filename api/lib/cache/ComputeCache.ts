import { LRUCache } from "lru-cache";
import type { FairQueue } from "./FairQueue.ts";

type Entry<T> = { value: T; changes: number };
type Limit<T> = { max: number } | { maxBytes: number; sizeOf: (value: T) => number };

export class ComputeCache<T extends NonNullable<unknown>> {
  readonly #name: string;
  readonly #queue: FairQueue;
  readonly #cached: LRUCache<string, Entry<T>>;
  #changes = 0;

  constructor(name: string, queue: FairQueue, limit: Limit<T>) {
    this.#name = name;
    this.#queue = queue;
    this.#cached = new LRUCache<string, Entry<T>>(
      "max" in limit
        ? limit
        : {
            maxSize: limit.maxBytes,
            sizeCalculation: ({ value }, key) => limit.sizeOf(value) + key.length,
          },
    );
  }

  get changes(): number {
    return this.#changes;
  }

  drop(servesOldValues = false): void {
    if (!servesOldValues) this.#cached.clear();
    this.#changes += 1;
  }

  async read(
    key: string,
    { network, withinMs }: { network: string; withinMs?: number | undefined },
    compute: () => Promise<T>,
    shouldCache: (value: T) => boolean = () => true,
  ): Promise<T> {
    const cached = this.#cached.get(key);
    const changes = this.#changes;
    if (cached?.changes === changes) return cached.value;
    const computeAndCache = async () => {
      const value = await compute();
      // Does not cache a value if the figures changed during its computation.
      if (changes === this.#changes && shouldCache(value)) this.#cached.set(key, { value, changes });
      return value;
    };
    const computed = this.#queue.share(`${this.#name} ${changes} ${key}`, network, computeAndCache, withinMs);
    if (cached === undefined) return computed;
    computed.catch(() => undefined);
    return cached.value;
  }
}
