import { ComputeCache } from "../../lib/cache/ComputeCache.ts";
import type { FairQueue } from "../../lib/cache/FairQueue.ts";
import type { Encoding } from "../../lib/http/contentEncoding.ts";
import { KeptPages, type WrittenPage, writePage } from "../../lib/pages/KeptPages.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Help } from "./help.ts";
import { type HelpDocuments, helpPage, type Surroundings } from "./helpPage.ts";
import type { View } from "./view.ts";

/** Every municipality in eleven languages takes 20 MB. */
const MAX_CACHED = 3000;
/** In eleven languages and three encodings. */
const MAX_COUNTRY_PAGES = 33;
const FAST_BROTLI = 4;
/** Below a page's deadline, so that there is time for the country's page. */
const WITHIN_MS = 4000;

export type PageRequest = { language: Language; encoding: Encoding; network: string };

/** Pages of help, each computed once for the same data, in the fair queue. */
export class HelpPages {
  readonly #queue: FairQueue;
  readonly #documents: HelpDocuments;
  readonly #surroundings: Surroundings;
  readonly #pages: ComputeCache<WrittenPage>;
  readonly #countryPages = new KeptPages(MAX_COUNTRY_PAGES);
  #help: Help | undefined;

  constructor(queue: FairQueue, documents: HelpDocuments, surroundings: Surroundings) {
    this.#queue = queue;
    this.#documents = documents;
    this.#surroundings = surroundings;
    this.#pages = new ComputeCache("help", queue, MAX_CACHED);
  }

  /** @throws 429 or 503 from the fair queue; never for the country's page, which stands in for the others */
  read(help: Help, view: View, request: PageRequest): Promise<WrittenPage> {
    this.#dropOlder(help);
    const { language, encoding, network } = request;
    const write = () => writePage(this.#compose(help, view, language), encoding);
    const key = `${language} ${encoding} ${keyOf(view)}`;
    return view.kind === "country"
      ? this.#countryPages.read(key, write)
      : this.#pages.read(key, { network, withinMs: WITHIN_MS }, write);
  }

  /** What was typed names the work while it runs, and is in no cache. */
  search<T>(typed: string, { language, encoding, network }: PageRequest, find: () => Promise<T>): Promise<T> {
    const key = `search for help ${language} ${encoding} ${typed}`;
    return this.#queue.share(key, network, find, WITHIN_MS);
  }

  /** For a page that nobody else gets. */
  write(help: Help, view: View, { language, encoding }: PageRequest): Promise<WrittenPage> {
    return writePage(this.#compose(help, view, language), encoding, FAST_BROTLI);
  }

  #compose(help: Help, view: View, language: Language): string {
    return helpPage(this.#documents, help, view, language, this.#surroundings);
  }

  #dropOlder(help: Help): void {
    if (help === this.#help) return;
    this.#help = help;
    this.#pages.drop();
    this.#countryPages.clear();
  }
}

function keyOf(view: View): string {
  if (view.kind === "municipality") return `${view.municipality.boundaryId} ${view.town ?? ""}`;
  if (view.kind === "report") return `report ${view.municipality.boundaryId}`;
  return view.kind === "area" ? `in ${view.boundaryId}` : "";
}
