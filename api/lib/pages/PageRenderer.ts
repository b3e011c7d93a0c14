import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Context } from "koa";
import type { Logger } from "pino";
import type { PageContent, PageRequest, RenderResult } from "../../shared/pageRendering.ts";
import { ComputeCache } from "../cache/ComputeCache.ts";
import type { Dataset } from "../cache/datasets.ts";
import type { FairQueue } from "../cache/FairQueue.ts";
import type { Encoding } from "../http/contentEncoding.ts";
import { HttpError } from "../http/errors.ts";
import { styleHashes } from "../security/styleHashes.ts";
import { fillDocument } from "./pageDocument.ts";
import type { PublicResponse } from "./readPublic.ts";
import { type CompressedPage, compressPage, readOnce, SENT_ONCE_QUALITY } from "./sendPage.ts";

type Data = Record<string, PublicResponse | { status: number }>;

export type RenderedPage = {
  status: number;
  text: string;
  policy: string;
  isShared: boolean;
  isCached: boolean;
  changes: number;
  compressed: Map<Encoding, Promise<CompressedPage>>;
};
type Outcome = RenderedPage | { location: string };

type Address = {
  url: string;
  network: string;
  /** A page for a session is neither cached nor shared. */
  hasSession: boolean;
  mayBeSignedIn: boolean;
};

type Options = {
  appDir: string;
  document: string;
  /** @throws {HttpError} */
  read: (url: string, network: string) => Promise<PublicResponse>;
  policyOf: (styleHashes: readonly string[]) => string;
  queue: FairQueue;
  withinMs?: number | undefined;
  logger: Logger;
  countError: () => void;
};

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** Milliseconds after which the page is sent without content. */
const RENDER_DEADLINE_MS = 2000;
/** Milliseconds. Loading the code of all pages takes less, even on a busy machine. */
const HANG_TIMEOUT_MS = 10_000;
/** A page may send further requests once it has a response. */
const MAX_ROUNDS = 5;

export class PageRenderer {
  readonly #options: Options;
  readonly #pages: ComputeCache<Outcome>;
  #worker: RenderWorker | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new ComputeCache("page", options.queue, { maxBytes: MAX_CACHED_BYTES, sizeOf });
  }

  /**
   * Serves old pages until they are rendered again, except after a change of places, because a place may have
   * become confidential.
   */
  drop(changed?: readonly Dataset[]): void {
    this.#pages.drop(changed !== undefined && !changed.includes("building-block"));
  }

  isOld(page: Outcome): boolean {
    return "text" in page && page.changes !== this.#pages.changes;
  }

  /** Returns "late" after a failure, too. */
  async render(address: Address): Promise<Outcome | "late"> {
    const { url, network, hasSession } = address;
    const { withinMs = RENDER_DEADLINE_MS } = this.#options;
    const key = hasSession ? `${crypto.randomUUID()} ${url}` : url;
    try {
      return await this.#pages.read(
        key,
        { network, withinMs },
        () => this.#renderLogged(address),
        isCacheable,
      );
    } catch {
      return "late";
    }
  }

  async #renderLogged(address: Address): Promise<Outcome> {
    try {
      return await this.#renderNow(address);
    } catch (err) {
      if (!(err instanceof HttpError)) {
        this.#options.countError();
        this.#options.logger.error({ err }, "a page could not be rendered");
      }
      throw err;
    }
  }

  async #renderNow({ url, network, hasSession, mayBeSignedIn }: Address): Promise<Outcome> {
    const { changes } = this.#pages;
    const data: Data = {};
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const result = await this.#render({ url, data, mayBeSignedIn });
      if (result.kind === "redirect") return { location: result.location };
      if (result.kind === "incomplete") {
        await Promise.all(result.missing.map(async (each) => (data[each] = await this.#read(each, network))));
        continue;
      }
      const isShared = Object.values(data).every((each) => "json" in each && each.isShared);
      const policy = this.#options.policyOf(styleHashes(result.head));
      const isCached = !hasSession && result.isCanonical && result.status === 200;
      const text = this.#write(result);
      return { status: result.status, text, policy, isShared, isCached, changes, compressed: new Map() };
    }
    throw new Error("A page requests more data in every round.");
  }

  async #read(url: string, network: string): Promise<Data[string]> {
    try {
      return await this.#options.read(url, network);
    } catch (error) {
      // Throws temporary failures, because a returned status would be cached.
      if (error instanceof HttpError && error.status < 500 && error.status !== 429)
        return { status: error.status };
      throw error;
    }
  }

  #render(request: PageRequest): Promise<RenderResult> {
    if (this.#worker === undefined || this.#worker.hasEnded) {
      this.#worker = new RenderWorker(join(this.#options.appDir, "server/render.js"));
    }
    return this.#worker.render(request);
  }

  #write({ head, html, hydration: { id, json } }: PageContent): string {
    return fillDocument(this.#options.document, {
      head,
      html,
      end: `<script type="application/json" id="${id}">${json}</script>`,
      startsAtOnce: id === "responses",
    });
  }
}

const isCacheable = (page: Outcome) => "text" in page && page.isCached;

const sizeOf = (page: Outcome) => ("text" in page ? page.text.length * 3 : 0) + 2048;

class RenderWorker {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<RenderResult>>();
  #last = 0;
  hasEnded = false;

  constructor(renderer: string) {
    this.#worker = new Worker(new URL("./renderWorker.ts", import.meta.url), { workerData: { renderer } });
    this.#worker.unref();
    this.#worker.on("message", ({ id, result, error }) => {
      if (result === undefined) this.#pending.get(id)?.reject(error);
      else this.#pending.get(id)?.resolve(result);
      this.#pending.delete(id);
    });
    this.#worker.on("error", (error) => this.#end(error as Error));
    this.#worker.on("exit", () => this.#end(new Error("The worker that renders pages has exited.")));
  }

  /** Terminates the worker if a page hangs, because it would block all others. */
  render(request: PageRequest): Promise<RenderResult> {
    const id = ++this.#last;
    const pending = Promise.withResolvers<RenderResult>();
    this.#pending.set(id, pending);
    this.#worker.postMessage({ id, request });
    const timer = setTimeout(() => {
      this.#end(new Error("The worker that renders pages hangs."));
      void this.#worker.terminate();
    }, HANG_TIMEOUT_MS);
    return pending.promise.finally(() => clearTimeout(timer));
  }

  #end(error: Error): void {
    this.hasEnded = true;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

/** Brotli quality. Output is 6 % smaller than with quality 9, but takes twice as long. */
const RENDERED_QUALITY = 10;

export const compressOnce = (page: RenderedPage, encoding: Encoding): Promise<CompressedPage> =>
  readOnce(page.compressed, encoding, () =>
    compressPage(page, encoding, page.isCached ? RENDERED_QUALITY : SENT_ONCE_QUALITY),
  );

export function sessionHints(ctx: Context): { hasSession: boolean; mayBeSignedIn: boolean } {
  const cookies = ctx.get("Cookie");
  return { hasSession: SESSION_COOKIES.test(cookies), mayBeSignedIn: HINT.test(cookies) };
}

const SESSION_COOKIES = /(?:^|;) *(?:(?:__Host-)?session|signed-in)=/;
const HINT = /(?:^|;) *signed-in=/;
