import type { Logger } from "pino";
import type { Encoding } from "../http/contentEncoding.ts";
import { escapeHtml } from "../text/html.ts";
import { KeptPages, type WrittenPage, writePage } from "./KeptPages.ts";

type Slots = Readonly<Record<string, string>>;

/** Manual changes in the database are not announced. */
const READ_AGAIN_MS = 60_000;

/** `<!--help-lines 2: <a href="tel:{dialled}">{number}</a>-->` */
const PLACE = /<!--help-lines (\d+):(\s[\s\S]*?)-->/g;
/** Pages and encodings of the build. */
const MAX_WRITTEN = 100;

/** For readers without scripts. Pages keep their lines if the database cannot be read. */
export class PageWriter {
  readonly #readLines: () => Promise<readonly Slots[]>;
  readonly #logger: Logger;
  readonly #written = new KeptPages(MAX_WRITTEN);
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
    return this.#written.read(`${encoding} ${name}`, () =>
      writePage(fill(html.toString(), this.#lines), encoding),
    );
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

const fill = (html: string, lines: readonly Slots[]): string =>
  html.replace(PLACE, (_, count: string, markup: string) =>
    lines
      .slice(0, Number(count))
      .map((line) => markup.replace(/\{(\w+)\}/g, (_slot, name: string) => escapeHtml(line[name] ?? "")))
      .join(""),
  );
