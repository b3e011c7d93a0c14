import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { etagOf } from "../cache/etag.ts";
import { compress, type Encoding } from "../http/contentEncoding.ts";
import type { FirstViews, PageAddress } from "./FirstViews.ts";
import { escapeHtml } from "./html.ts";

type Slots = Readonly<Record<string, string>>;
type WrittenPage = { body: Buffer; etag: string };
/** No cache should store a page without its first view. */
type SentPage = WrittenPage & { isWhole: boolean };

const BROTLI_QUALITY = 9;
/** Manual changes in the database are not announced. */
const READ_AGAIN_MS = 60_000;

/** `<!--help-lines 2: <a href="tel:{dialled}">{number}</a>-->` */
const PLACE = /<!--help-lines (\d+):(\s[\s\S]*?)-->/g;
const FIRST_VIEW = "<!--first-view-->";
const MAX_WRITTEN = 4000;

/** For readers without scripts. Pages keep their lines if the database cannot be read. */
export class PageWriter {
  readonly #readLines: () => Promise<readonly Slots[]>;
  readonly #firstViews: FirstViews;
  readonly #logger: Logger;
  readonly #written = new LRUCache<string, Promise<WrittenPage>>({ max: MAX_WRITTEN });
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
    const firstView = html.includes(FIRST_VIEW) ? await this.#firstViews.read(address) : "";
    const key = `${encoding} ${name} ${firstView ?? ""}`;
    const page = this.#written.get(key) ?? writePage(html.toString(), this.#lines, firstView ?? "", encoding);
    this.#written.set(key, page);
    return { ...(await page), isWhole: firstView !== undefined };
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

async function writePage(
  html: string,
  lines: readonly Slots[],
  firstView: string,
  encoding: Encoding,
): Promise<WrittenPage> {
  const written = html.replace(FIRST_VIEW, () => firstView);
  const text = written.replace(PLACE, (_, count: string, markup: string) =>
    lines
      .slice(0, Number(count))
      .map((line) => markup.replace(/\{(\w+)\}/g, (_slot, name: string) => escapeHtml(line[name] ?? "")))
      .join(""),
  );
  const body = await compress(Buffer.from(text), encoding, BROTLI_QUALITY);
  return { body, etag: etagOf(body) };
}
