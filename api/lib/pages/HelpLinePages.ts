import type { HelpLine } from "../../directory/contract.ts";
import type { Encoding } from "../http/contentEncoding.ts";
import { escapeHtml } from "../text/html.ts";
import { type CompressedPage, compressPage, readOnce } from "./sendPage.ts";

/** Matches a comment such as `<!--help-lines 2: <a href="tel:{dialled}">{number}</a>-->`. */
const HELP_LINES_COMMENT = /<!--help-lines (\d+):(\s[\s\S]*?)-->/g;

export class HelpLinePages {
  readonly #readLines: () => Promise<readonly HelpLine[]>;
  readonly #pages = new Map<string, Promise<CompressedPage>>();
  #lines: readonly HelpLine[] = [];

  constructor(readLines: () => Promise<readonly HelpLine[]>) {
    this.#readLines = readLines;
  }

  async write(
    name: string,
    encoding: Encoding,
    render: (lines: readonly HelpLine[]) => string,
  ): Promise<CompressedPage> {
    const lines = await this.#readLines();
    if (lines !== this.#lines) this.#pages.clear();
    this.#lines = lines;
    return readOnce(this.#pages, `${encoding} ${name}`, () =>
      compressPage({ text: fillHelpLines(render(lines), lines) }, encoding),
    );
  }
}

const fillHelpLines = (html: string, lines: readonly HelpLine[]): string =>
  html.replace(HELP_LINES_COMMENT, (_, count: string, markup: string) =>
    lines
      .slice(0, Number(count))
      .map(({ name, calls: [call] }) =>
        markup.replace(/\{(\w+)\}/g, (_slot, slot: string) =>
          escapeHtml({ name, ...call }[slot as "name" | "dialled" | "number"] ?? ""),
        ),
      )
      .join(""),
  );
