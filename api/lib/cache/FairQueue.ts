import { RESPONSE_DEADLINE_MS, withTimeout } from "../http/deadline.ts";
import { TooManyRequests } from "../security/RateLimiter.ts";

const MAX_QUEUED = 50;

type Work = {
  key: string;
  compute: () => Promise<unknown>;
  result: PromiseWithResolvers<unknown>;
  waiters: Map<string, number>;
};

/**
 * Computes for the clients' networks in turn. No network may use every slot: one stays free for the others.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #maxQueued: number;
  readonly #running = new Map<string, number>();
  readonly #works = new Map<string, Work>();
  readonly #queues = new Map<string, Set<Work>>();

  constructor(slots: number, maxQueued = MAX_QUEUED) {
    this.#slots = slots;
    this.#maxQueued = maxQueued;
  }

  /**
   * Requests with the same key share a computation, which starts only while a client is waiting. `withinMs`
   * includes the time in the queue.
   * @throws {TooManyRequests} if the network has too many queued requests, and a 503 after `withinMs`
   */
  async share<T>(
    key: string,
    network: string,
    compute: () => Promise<T>,
    withinMs: number = RESPONSE_DEADLINE_MS,
  ): Promise<T> {
    const existing = this.#works.get(key);
    const work = existing ?? { key, compute, result: Promise.withResolvers(), waiters: new Map() };
    if (existing === undefined && this.#hasSlotFor(network)) this.#begin(work, network);
    else if (existing === undefined || existing.waiters.size > 0) this.#enqueue(work, network);
    try {
      return (await withTimeout(withinMs, work.result.promise)) as T;
    } finally {
      this.#leave(work, network);
    }
  }

  #enqueue(work: Work, network: string): void {
    const queue = this.#queues.get(network) ?? new Set();
    if (!queue.has(work) && queue.size >= this.#maxQueued) {
      throw new TooManyRequests(
        "Too many requests came from your network at once. Please wait a moment and try again.",
        RESPONSE_DEADLINE_MS / 1000,
      );
    }
    this.#works.set(work.key, work);
    this.#queues.set(network, queue.add(work));
    work.waiters.set(network, (work.waiters.get(network) ?? 0) + 1);
  }

  #leave(work: Work, network: string): void {
    const requests = work.waiters.get(network);
    if (requests === undefined) return;
    if (requests > 1) return void work.waiters.set(network, requests - 1);
    this.#dequeue(work, network);
    if (work.waiters.size === 0) this.#works.delete(work.key);
  }

  #dequeue(work: Work, network: string): void {
    work.waiters.delete(network);
    const queue = this.#queues.get(network);
    queue?.delete(work);
    if (queue?.size === 0) this.#queues.delete(network);
  }

  #hasSlotFor(network: string): boolean {
    const running = this.#running.values().reduce((sum, each) => sum + each, 0);
    const runningOfNetwork = this.#running.get(network) ?? 0;
    return running < this.#slots && runningOfNetwork < Math.max(1, this.#slots - 1);
  }

  #begin(work: Work, network: string): void {
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
    this.#works.set(work.key, work);
    for (const each of [...work.waiters.keys()]) this.#dequeue(work, each);
    // The computation may fail after all clients have gone, and would then be an unhandled rejection.
    work.result.promise.catch(() => undefined);
    void work
      .compute()
      .then(work.result.resolve, work.result.reject)
      .finally(() => {
        this.#works.delete(work.key);
        this.#release(network);
        this.#beginNext();
      });
  }

  #release(network: string): void {
    const runningCount = (this.#running.get(network) ?? 1) - 1;
    if (runningCount > 0) this.#running.set(network, runningCount);
    else this.#running.delete(network);
  }

  #beginNext(): void {
    const next = this.#queues.entries().find(([network]) => this.#hasSlotFor(network));
    if (next === undefined) return;
    const [network, queue] = next;
    this.#queues.delete(network);
    this.#queues.set(network, queue);
    const [work] = queue;
    if (work !== undefined) this.#begin(work, network);
  }
}
