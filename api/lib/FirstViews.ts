import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { HttpError } from "./errors.ts";
import type { Turns } from "./Turns.ts";

/** What an address shows first; `key` names all that it depends on. Undefined for addresses without. */
export type FirstViewOf = (
  path: string,
  query: URLSearchParams,
) => { key: string; write: () => Promise<string> } | undefined;

export type PageAddress = {
  path: string;
  query: URLSearchParams;
  /** Of the caller. */
  network: string;
};

const MOST_KEPT = 2000;
/** A page without its first view is better than none. */
const LONGEST_WAIT_MS = 300;

/** Markup of first views, kept until figures change; empty while they cannot be read. */
export class FirstViews {
  readonly #viewOf: FirstViewOf;
  readonly #turns: Turns;
  readonly #logger: Logger;
  readonly #kept = new LRUCache<string, string>({ max: MOST_KEPT });
  #underway = new Map<string, Promise<string | undefined>>();

  constructor(viewOf: FirstViewOf, turns: Turns, logger: Logger) {
    this.#viewOf = viewOf;
    this.#turns = turns;
    this.#logger = logger;
  }

  drop(): void {
    this.#kept.clear();
    this.#underway = new Map();
  }

  /** Undefined if it cannot be had in time. */
  async read({ path, query, network }: PageAddress): Promise<string | undefined> {
    const view = this.#viewOf(path, query);
    if (view === undefined) return "";
    const standing = this.#kept.get(view.key);
    if (standing !== undefined) return standing;
    const written = this.#underway.get(view.key) ?? this.#write(view, network);
    return Promise.race([written, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
  }

  #write(
    { key, write }: { key: string; write: () => Promise<string> },
    network: string,
  ): Promise<string | undefined> {
    const underway = this.#underway;
    // What has not begun by then is not computed for nobody.
    const written = this.#turns
      .take(network, write, LONGEST_WAIT_MS)
      .then((markup) => {
        // Figures that changed meanwhile would otherwise stay.
        if (underway === this.#underway) this.#kept.set(key, markup);
        return markup;
      })
      .catch((err: unknown) => {
        if (!(err instanceof HttpError)) this.#logger.warn({ err }, "a page goes out without its finding");
        return undefined;
      })
      .finally(() => underway.delete(key));
    underway.set(key, written);
    return written;
  }
}
