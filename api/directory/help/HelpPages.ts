import { ComputeCache } from "../../lib/cache/ComputeCache.ts";
import type { FairQueue } from "../../lib/cache/FairQueue.ts";
import type { Encoding } from "../../lib/http/contentEncoding.ts";
import { compressOnce, type PageRenderer } from "../../lib/pages/PageRenderer.ts";
import {
  CACHED_QUALITY,
  type CompressedPage,
  compressPage,
  readOnce,
  SENT_ONCE_QUALITY,
} from "../../lib/pages/sendPage.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import { helpPathIn } from "../../shared/helpPaths.ts";
import type { HelpSite, RenderHelp } from "../../shared/helpRendering.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Help } from "./help.ts";
import { formatSuffix, presentStaticPage } from "./presentHelp.ts";
import type { View } from "./view.ts";

/** The pages of every municipality in eleven languages take 20 MB. */
const MAX_CACHED = 3000;
/** Milliseconds. Afterwards, time remains for the country's page. */
const RENDER_TIMEOUT_MS = 4000;

export type PageRequest = {
  language: Language;
  encoding: Encoding;
  network: string;
  search?: string;
  hasSession?: boolean;
  mayBeSignedIn?: boolean;
};

type HelpPagesOptions = {
  queue: FairQueue;
  render: RenderHelp;
  /**
   * Renders English pages with the whole directory. While it is busy, English pages are simple, as in other
   * languages.
   */
  app: PageRenderer | undefined;
  site: HelpSite;
  getPolicy: (styleHashes: readonly string[]) => string;
};

export class HelpPages {
  readonly #options: HelpPagesOptions;
  readonly #pages: ComputeCache<CompressedPage>;
  readonly #countryPages = new Map<string, Promise<CompressedPage>>();
  #help: Help | undefined;

  constructor(options: HelpPagesOptions) {
    this.#options = options;
    this.#pages = new ComputeCache("help", options.queue, { max: MAX_CACHED });
  }

  /** @throws 429 or 503 from the fair queue, but never for the country's page */
  async read(help: Help, view: View, request: PageRequest): Promise<CompressedPage> {
    return (await this.#readFromApp(view, request)) ?? this.readStatic(help, view, request);
  }

  readStatic(help: Help, view: View, request: PageRequest): Promise<CompressedPage> {
    this.#dropOlder(help);
    const { language, encoding, network } = request;
    const write = () => this.renderStatic(help, view, request, CACHED_QUALITY);
    const key = `${language} ${encoding} ${getKey(view)}`;
    return view.kind === "country"
      ? readOnce(this.#countryPages, key, write)
      : this.#pages.read(key, { network, withinMs: RENDER_TIMEOUT_MS }, write);
  }

  /** Computes each search again, because no cache may contain typed text. */
  search<T>(typed: string, { language, encoding, network }: PageRequest, find: () => Promise<T>): Promise<T> {
    const key = `search for help ${language} ${encoding} ${typed}`;
    return this.#options.queue.share(key, network, find, RENDER_TIMEOUT_MS);
  }

  async renderStatic(
    help: Help,
    view: View,
    { language, encoding }: PageRequest,
    quality: number = SENT_ONCE_QUALITY,
  ): Promise<CompressedPage> {
    const { render, site, getPolicy } = this.#options;
    const text = render({ language, page: presentStaticPage(help, view), site });
    return compressPage({ text, policy: getPolicy(styleHashes(text)) }, encoding, quality);
  }

  async #readFromApp(view: View, request: PageRequest): Promise<CompressedPage | undefined> {
    const { app, site } = this.#options;
    const { language, encoding, network, hasSession = false, mayBeSignedIn = false } = request;
    if (app === undefined || language !== "en" || !isPublic(view)) return undefined;
    const url = site.origin + helpPathIn(language) + (request.search ?? formatSuffix(view));
    const page = await app.render({ url, network, hasSession, mayBeSignedIn });
    if (page === "late" || "location" in page || page.status >= 500) return undefined;
    return compressOnce(page, encoding);
  }

  #dropOlder(help: Help): void {
    if (help === this.#help) return;
    this.#help = help;
    this.#pages.drop();
    this.#countryPages.clear();
  }
}

const isPublic = ({ kind }: View) => kind !== "found" && kind !== "report";

function getKey(view: View): string {
  if (view.kind === "municipality") return `${view.municipality.boundaryId} ${view.town ?? ""}`;
  if (view.kind === "report") return `report ${view.municipality.boundaryId}`;
  return view.kind === "area" ? `in ${view.boundaryId}` : "";
}
