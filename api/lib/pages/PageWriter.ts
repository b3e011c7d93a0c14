import type { Logger } from "pino";
import type { Encoding } from "../http/contentEncoding.ts";
import { escapeHtml } from "../text/html.ts";
import { type FirstView, type FirstViews, NO_FIRST_VIEW, type PageAddress } from "./FirstViews.ts";
import { KeptPages, type WrittenPage, writePage } from "./KeptPages.ts";

type Slots = Readonly<Record<string, string>>;
/** No cache should store a page without its first view. */
type SentPage = WrittenPage & { isWhole: boolean };

/** Manual changes in the database are not announced. */
const READ_AGAIN_MS = 60_000;

/** `<!--help-lines 2: <a href="tel:{dialled}">{number}</a>-->` */
const PLACE = /<!--help-lines (\d+):(\s[\s\S]*?)-->/g;
const FIRST_VIEW = "<!--first-view-->";
const FIRST_VIEW_HEAD = "<!--first-view-head-->";
const MAX_WRITTEN = 4000;

/** For readers without scripts. Pages keep their lines if the database cannot be read. */
export class PageWriter {
  readonly #readLines: () => Promise<readonly Slots[]>;
  readonly #firstViews: FirstViews;
  readonly #logger: Logger;
  readonly #written = new KeptPages(MAX_WRITTEN);
  #lines: readonly Slots[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(readLines: () => Promise<readonly Slots[]>, firstViews: FirstViews, logger: Logger) {
    this.#readLines = readLines;
    this.#firstViews = firstViews;
    this.#logger = logger;
  }

  drop(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#firstViews.drop();
  }

  async write(name: string, html: Buffer, encoding: Encoding, address: PageAddress): Promise<SentPage> {
    if (performance.now() - this.#readAt > READ_AGAIN_MS) this.#reading ??= this.#read();
    // With lines to show, nobody waits for a database that hangs.
    if (this.#lines.length === 0) await this.#reading;
    const firstView = html.includes(FIRST_VIEW) ? await this.#firstViews.read(address) : NO_FIRST_VIEW;
    const written = firstView ?? NO_FIRST_VIEW;
    const key = `${encoding} ${name} ${written.head} ${written.body}`;
    const page = await this.#written.read(key, () =>
      writePage(fill(html.toString(), this.#lines, written), encoding),
    );
    return { ...page, isWhole: firstView !== undefined };
  }

  async #read(): Promise<void> {
    try {
      const lines = await this.#readLines();
      this.#readAt = performance.now();
      if (JSON.stringify(lines) === JSON.stringify(this.#lines)) return;
      this.#lines = lines;
      this.#written.clear();
    } catch (err) {
      this.#logger.warn({ err }, "help lines could not be read; pages keep those that they have");
    } finally {
      this.#reading = undefined;
    }
  }
}

function fill(html: string, lines: readonly Slots[], { head, body }: FirstView): string {
  const written = html.replace(FIRST_VIEW, () => body).replace(FIRST_VIEW_HEAD, () => head);
  return written.replace(PLACE, (_, count: string, markup: string) =>
    lines
      .slice(0, Number(count))
      .map((line) => markup.replace(/\{(\w+)\}/g, (_slot, name: string) => escapeHtml(line[name] ?? "")))
      .join(""),
  );
}
