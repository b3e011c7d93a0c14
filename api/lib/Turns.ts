import { unavailable } from "./errors.ts";
import { TooManyRequests } from "./throttle.ts";

/** Of one network. More would be answered when nobody waits any longer. */
const MOST_WAITING = 50;
/** Below nginx's 8 s, after which it asks another process the same. */
const LONGEST_WAIT_MS = 5000;

/**
 * Lets few computations run at once, and the networks that ask for them take turns: however much one of them asks, the
 * next of another one waits for those that run, and no longer.
 */
export class Turns {
  readonly #atOnce: number;
  #running = 0;
  /** By network, the next one first. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** @throws {TooManyRequests} and 503 after `longestWaitMs`; then nothing is computed. */
  async take<T>(
    network: string,
    compute: () => Promise<T>,
    longestWaitMs: number = LONGEST_WAIT_MS,
  ): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(network, longestWaitMs);
    try {
      return await compute();
    } finally {
      this.#passOn();
    }
  }

  #wait(network: string, longestWaitMs: number): Promise<void> {
    const waiting = this.#waiting.get(network) ?? new Set();
    if (waiting.size >= MOST_WAITING) {
      throw new TooManyRequests(
        "Too many requests came from your network at once. Please wait a moment and try again.",
        LONGEST_WAIT_MS / 1000,
      );
    }
    this.#waiting.set(network, waiting);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        if (waiting.size === 0) this.#waiting.delete(network);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(unavailable());
      }, longestWaitMs);
      waiting.add(begin);
    });
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [network, waiting] = next;
    this.#waiting.delete(network);
    this.#waiting.set(network, waiting);
    const [begin] = waiting;
    begin?.();
  }
}
