import type { Logger } from "pino";
import { ComputeCache } from "../cache/ComputeCache.ts";
import type { FairQueue } from "../cache/FairQueue.ts";
import { HttpError } from "../http/errors.ts";

/** `head` is data for machines, `body` what people read. */
export type FirstView = { head: string; body: string };
export const NO_FIRST_VIEW: FirstView = { head: "", body: "" };

/** `key` names all that it depends on. */
export type FirstViewOf = (
  path: string,
  query: URLSearchParams,
) => { key: string; write: () => Promise<FirstView> } | undefined;

export type PageAddress = {
  path: string;
  query: URLSearchParams;
  network: string;
};

const MAX_CACHED = 2000;
/** A page without its first view is better than a late one. */
const WITHIN_MS = 300;

/** Empty while figures cannot be read. */
export class FirstViews {
  readonly #viewOf: FirstViewOf;
  readonly #logger: Logger;
  readonly #views: ComputeCache<FirstView>;

  constructor(viewOf: FirstViewOf, queue: FairQueue, logger: Logger) {
    this.#viewOf = viewOf;
    this.#logger = logger;
    this.#views = new ComputeCache("first view", queue, MAX_CACHED);
  }

  drop(): void {
    this.#views.drop();
  }

  /** Undefined if not ready in time. */
  async read({ path, query, network }: PageAddress): Promise<FirstView | undefined> {
    const view = this.#viewOf(path, query);
    if (view === undefined) return NO_FIRST_VIEW;
    try {
      return await this.#views.read(view.key, { network, withinMs: WITHIN_MS }, view.write);
    } catch (err) {
      if (!(err instanceof HttpError)) this.#logger.warn({ err }, "a page goes out without its finding");
      return undefined;
    }
  }
}
