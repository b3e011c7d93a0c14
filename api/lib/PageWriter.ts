import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { compress, type Encoding } from "./contentEncoding.ts";
import { escapeHtml } from "./html.ts";

type Slots = Readonly<Record<string, string>>;
type WrittenPage = { body: Buffer; etag: string };

const BROTLI_QUALITY = 9;
/** Manual changes in the database are not announced. */
const READ_AGAIN_MS = 60_000;

/** `<!--help-lines 2: <a href="tel:{dialled}">{number}</a>-->`: markup for the first two lines. */
const PLACE = /<!--help-lines (\d+):(\s[\s\S]*?)-->/g;

/**
 * Writes help lines into pages, for before or without scripts. Pages are cached until lines change, and keep them if
 * the database cannot be read.
 */
export class PageWriter {
  readonly #readLines: () => Promise<readonly Slots[]>;
  readonly #logger: Logger;
  readonly #written = new Map<string, Promise<WrittenPage>>();
  #lines: readonly Slots[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(readLines: () => Promise<readonly Slots[]>, logger: Logger) {
    this.#readLines = readLines;
    this.#logger = logger;
  }

  drop(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  async write(name: string, html: Buffer, encoding: Encoding): Promise<WrittenPage> {
    if (performance.now() - this.#readAt > READ_AGAIN_MS) this.#reading ??= this.#read();
    // With lines to show, nobody waits for a database that hangs.
    if (this.#lines.length === 0) await this.#reading;
    const key = `${encoding} ${name}`;
    const page = this.#written.get(key) ?? writePage(html.toString(), this.#lines, encoding);
    this.#written.set(key, page);
    return page;
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

async function writePage(html: string, lines: readonly Slots[], encoding: Encoding): Promise<WrittenPage> {
  const text = html.replace(PLACE, (_, count: string, markup: string) =>
    lines
      .slice(0, Number(count))
      .map((line) => markup.replace(/\{(\w+)\}/g, (_slot, name: string) => escapeHtml(line[name] ?? "")))
      .join(""),
  );
  const body = await compress(Buffer.from(text), encoding, BROTLI_QUALITY);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}
