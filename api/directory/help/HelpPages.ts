import type { Encoding } from "../../lib/http/contentEncoding.ts";
import { KeptPages, type WrittenPage, writePage } from "../../lib/pages/KeptPages.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Help } from "./help.ts";
import { type HelpDocuments, helpPage, type Surroundings } from "./helpPage.ts";
import type { View } from "./view.ts";

/** Every municipality in eleven languages takes 20 MB. */
const MAX_PAGES = 3000;

/** Written once per change of the help. What was typed is not cached. */
export class HelpPages {
  readonly #documents: HelpDocuments;
  readonly #surroundings: Surroundings;
  readonly #pages = new KeptPages(MAX_PAGES);
  #writtenFrom: Help | undefined;

  constructor(documents: HelpDocuments, surroundings: Surroundings) {
    this.#documents = documents;
    this.#surroundings = surroundings;
  }

  read(help: Help, view: View, language: Language, encoding: Encoding): Promise<WrittenPage> {
    if (help !== this.#writtenFrom) this.#pages.clear();
    this.#writtenFrom = help;
    const write = () =>
      writePage(helpPage(this.#documents, help, view, language, this.#surroundings), encoding);
    const key = keyOf(view);
    return key === undefined ? write() : this.#pages.read(`${language} ${encoding} ${key}`, write);
  }
}

function keyOf(view: View): string | undefined {
  if (view.kind === "country") return "";
  if (view.kind === "municipality") return `${view.municipality.boundaryId} ${view.town ?? ""}`;
  return view.kind === "area" ? `in ${view.boundaryId}` : undefined;
}
