import { ANSWER_WITHIN_MS, within } from "../http/deadline.ts";
import { TooManyRequests } from "../security/throttle.ts";

/** Later callers would have given up. */
const MAX_WAITING = 50;

type Work = {
  key: string;
  compute: () => Promise<unknown>;
  answer: PromiseWithResolvers<unknown>;
  waiting: Map<string, number>;
};

/**
 * Networks take turns, so a busy one delays another only by what is running. Callers of the same key share
 * one computation.
 */
export class Turns {
  readonly #atOnce: number;
  #running = 0;
  readonly #works = new Map<string, Work>();
  readonly #queues = new Map<string, Set<Work>>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /**
   * The time counts waiting and computing. Abandoned work does not begin; running work goes on.
   * @throws {TooManyRequests} and 503 after `withinMs`
   */
  async share<T>(
    key: string,
    network: string,
    compute: () => Promise<T>,
    withinMs: number = ANSWER_WITHIN_MS,
  ): Promise<T> {
    const existing = this.#works.get(key);
    const work = existing ?? { key, compute, answer: Promise.withResolvers(), waiting: new Map() };
    if (existing === undefined && this.#running < this.#atOnce) this.#begin(work);
    else if (existing === undefined || existing.waiting.size > 0) this.#enqueue(work, network);
    try {
      return (await within(withinMs, work.answer.promise)) as T;
    } finally {
      this.#leave(work, network);
    }
  }

  #enqueue(work: Work, network: string): void {
    const queue = this.#queues.get(network) ?? new Set();
    if (!queue.has(work) && queue.size >= MAX_WAITING) {
      throw new TooManyRequests(
        "Too many requests came from your network at once. Please wait a moment and try again.",
        ANSWER_WITHIN_MS / 1000,
      );
    }
    this.#works.set(work.key, work);
    this.#queues.set(network, queue.add(work));
    work.waiting.set(network, (work.waiting.get(network) ?? 0) + 1);
  }

  #leave(work: Work, network: string): void {
    const callers = work.waiting.get(network);
    if (callers === undefined) return;
    if (callers > 1) return void work.waiting.set(network, callers - 1);
    this.#dequeue(work, network);
    if (work.waiting.size === 0) this.#works.delete(work.key);
  }

  #dequeue(work: Work, network: string): void {
    work.waiting.delete(network);
    const queue = this.#queues.get(network);
    queue?.delete(work);
    if (queue?.size === 0) this.#queues.delete(network);
  }

  #begin(work: Work): void {
    this.#running += 1;
    this.#works.set(work.key, work);
    for (const network of [...work.waiting.keys()]) this.#dequeue(work, network);
    // It may fail when nobody waits any longer.
    work.answer.promise.catch(() => undefined);
    void work
      .compute()
      .then(work.answer.resolve, work.answer.reject)
      .finally(() => {
        this.#works.delete(work.key);
        this.#running -= 1;
        this.#passOn();
      });
  }

  #passOn(): void {
    const [next] = this.#queues;
    if (next === undefined) return;
    const [network, queue] = next;
    this.#queues.delete(network);
    this.#queues.set(network, queue);
    const [work] = queue;
    if (work !== undefined) this.#begin(work);
  }
}
