import { RESPONSE_DEADLINE_MS, withTimeout } from "../http/deadline.ts";
import { TooManyRequests } from "../security/RateLimiter.ts";

const MAX_QUEUED = 50;

type Work = {
  key: string;
  compute: () => Promise<unknown>;
  result: PromiseWithResolvers<unknown>;
  /** Number of queued requests by network; empty once the work runs. */
  waitingByNetwork: Map<string, number>;
};

/**
 * Computes for the clients' networks in turn. No network may use every slot: one stays free for the others.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #maxQueued: number;
  readonly #runningByNetwork = new Map<string, number>();
  readonly #workByKey = new Map<string, Work>();
  readonly #queueByNetwork = new Map<string, Set<Work>>();

  constructor(slots: number, maxQueued = MAX_QUEUED) {
    this.#slots = slots;
    this.#maxQueued = maxQueued;
  }

  /**
   * Requests with the same key share a computation, which starts only while a client is waiting. `withinMs`
   * includes the time in the queue.
   * @throws {TooManyRequests} if the network has too many queued requests; {HttpError} 503 after `withinMs`
   */
  async share<T>(
    key: string,
    network: string,
    compute: () => Promise<T>,
    withinMs: number = RESPONSE_DEADLINE_MS,
  ): Promise<T> {
    const existing = this.#workByKey.get(key);
    const work = existing ?? { key, compute, result: Promise.withResolvers(), waitingByNetwork: new Map() };
    if (existing === undefined && this.#hasSlotFor(network)) this.#begin(work, network);
    else if (existing === undefined || existing.waitingByNetwork.size > 0) this.#enqueue(work, network);
    try {
      return (await withTimeout(withinMs, work.result.promise)) as T;
    } finally {
      this.#leave(work, network);
    }
  }

  #enqueue(work: Work, network: string): void {
    const queue = this.#queueByNetwork.get(network) ?? new Set();
    if (!queue.has(work) && queue.size >= this.#maxQueued) {
      throw new TooManyRequests(
        "Too many requests came from your network at once. Please wait a moment and try again.",
        RESPONSE_DEADLINE_MS / 1000,
      );
    }
    this.#workByKey.set(work.key, work);
    this.#queueByNetwork.set(network, queue.add(work));
    work.waitingByNetwork.set(network, (work.waitingByNetwork.get(network) ?? 0) + 1);
  }

  #leave(work: Work, network: string): void {
    const requests = work.waitingByNetwork.get(network);
    if (requests === undefined) return;
    if (requests > 1) return void work.waitingByNetwork.set(network, requests - 1);
    this.#dequeue(work, network);
    if (work.waitingByNetwork.size === 0) this.#workByKey.delete(work.key);
  }

  #dequeue(work: Work, network: string): void {
    work.waitingByNetwork.delete(network);
    const queue = this.#queueByNetwork.get(network);
    queue?.delete(work);
    if (queue?.size === 0) this.#queueByNetwork.delete(network);
  }

  #hasSlotFor(network: string): boolean {
    const runningCount = this.#runningByNetwork.values().reduce((sum, each) => sum + each, 0);
    const runningOfNetwork = this.#runningByNetwork.get(network) ?? 0;
    return runningCount < this.#slots && runningOfNetwork < Math.max(1, this.#slots - 1);
  }

  #begin(work: Work, network: string): void {
    this.#runningByNetwork.set(network, (this.#runningByNetwork.get(network) ?? 0) + 1);
    this.#workByKey.set(work.key, work);
    for (const each of [...work.waitingByNetwork.keys()]) this.#dequeue(work, each);
    // The computation may fail after all clients have gone, and would then be an unhandled rejection.
    work.result.promise.catch(() => undefined);
    void work
      .compute()
      .then(work.result.resolve, work.result.reject)
      .finally(() => {
        this.#workByKey.delete(work.key);
        this.#release(network);
        this.#beginNext();
      });
  }

  #release(network: string): void {
    const runningCount = (this.#runningByNetwork.get(network) ?? 1) - 1;
    if (runningCount > 0) this.#runningByNetwork.set(network, runningCount);
    else this.#runningByNetwork.delete(network);
  }

  #beginNext(): void {
    const next = this.#queueByNetwork.entries().find(([network]) => this.#hasSlotFor(network));
    if (next === undefined) return;
    const [network, queue] = next;
    this.#queueByNetwork.delete(network);
    this.#queueByNetwork.set(network, queue);
    const [work] = queue;
    if (work !== undefined) this.#begin(work, network);
  }
}
