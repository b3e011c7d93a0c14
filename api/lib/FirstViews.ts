import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

/** What an address shows first; `key` names all that it depends on. Undefined for addresses without. */
export type FirstViewOf = (
  path: string,
  query: URLSearchParams,
) => { key: string; write: () => Promise<string> } | undefined;

const MOST_KEPT = 2000;
/** A page without its first view is better than none. */
const LONGEST_WAIT_MS = 300;

/** Markup of first views, kept until figures change; empty while they cannot be read. */
export class FirstViews {
  readonly #viewOf: FirstViewOf;
  readonly #logger: Logger;
  readonly #kept = new LRUCache<string, string>({ max: MOST_KEPT });
  #underway = new Map<string, Promise<string>>();

  constructor(viewOf: FirstViewOf, logger: Logger) {
    this.#viewOf = viewOf;
    this.#logger = logger;
  }

  drop(): void {
    this.#kept.clear();
    this.#underway = new Map();
  }

  async read(path: string, query: URLSearchParams): Promise<string> {
    const view = this.#viewOf(path, query);
    if (view === undefined) return "";
    const standing = this.#kept.get(view.key);
    if (standing !== undefined) return standing;
    const written = this.#underway.get(view.key) ?? this.#write(view);
    return Promise.race([written, delay(LONGEST_WAIT_MS, "", { ref: false })]);
  }

  #write({ key, write }: { key: string; write: () => Promise<string> }): Promise<string> {
    const underway = this.#underway;
    const written = write()
      .then((markup) => {
        // Figures that changed meanwhile would otherwise stay.
        if (underway === this.#underway) this.#kept.set(key, markup);
        return markup;
      })
      .catch((err: unknown) => {
        this.#logger.warn({ err }, "a page goes out without its finding");
        return "";
      })
      .finally(() => underway.delete(key));
    underway.set(key, written);
    return written;
  }
}
