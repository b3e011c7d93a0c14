import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, preferredEncoding, SMALLEST_COMPRESSED } from "../http/contentEncoding.ts";
import type { Dataset } from "./datasets.ts";
import { contentHash } from "./etag.ts";
import type { FairQueue } from "./FairQueue.ts";

const BROTLI_QUALITY = 9;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** How long a shared cache may go on with old figures. Most change with an import, or as a quarter ends. */
const SHARED_S: Readonly<Partial<Record<Dataset, number>>> = { boundaries: DAY_S, "building-block": 300 };
const cachingOf = (madeOf: Datasets) =>
  `public, max-age=60, s-maxage=${Math.min(DAY_S, ...madeOf.map((each) => SHARED_S[each] ?? HOUR_S))}, stale-while-revalidate=86400`;

/** Nobody else may show a place for longer once it has become confidential. */
export const WITH_PLACES = "public, max-age=60";

type Headers = Readonly<Record<string, string>>;

type Representation = {
  body: Buffer;
  etag: string;
  headers: Headers;
  head: readonly string[];
};

type Datasets = readonly Dataset[];
export type Written = {
  body: Buffer;
  headers: Headers;
  isCompressed: boolean;
};
type Kept = Written & {
  hash: string;
  ready: Map<Encoding, Representation>;
  compressing: Map<Encoding, Promise<Representation>>;
  madeOf: Datasets;
};
type Asked = {
  url: string;
  request: IncomingMessage;
  network: string;
  queue: FairQueue;
  madeOf: Datasets;
};

/** Serialised once per data version, compressed once per encoding. The least used goes first. */
export class PublicCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: (kept, url) => kept.body.length * 2 + url.length + 512,
  });
  readonly #changes = new Map<Dataset | "all", number>();
  readonly #everyHeader: Headers;

  constructor(everyHeader: Headers) {
    this.#everyHeader = everyHeader;
  }

  /** Answers being computed are sent, not cached. */
  clear(): void {
    this.#kept.clear();
    this.#count("all");
  }

  drop(changed: Datasets): void {
    for (const [url, { madeOf }] of [...this.#kept.entries()]) {
      if (madeOf.some((dataset) => changed.includes(dataset))) this.#kept.delete(url);
    }
    for (const dataset of changed) this.#count(dataset);
  }

  /** Undefined if not cached; other spellings need parsing. */
  ready(request: IncomingMessage): Representation | undefined {
    const kept = this.#kept.get(request.url as string);
    return kept?.ready.get(encodingFor(request, kept));
  }

  /** `compute` runs once for simultaneous calls. */
  async answer(asked: Asked, compute: () => Promise<Written>): Promise<Representation> {
    const { url, request } = asked;
    const kept = this.#kept.get(url) ?? (await this.#computeOnce(asked, compute));
    const encoding = encodingFor(request, kept);
    return kept.ready.get(encoding) ?? (await this.#compressOnce(kept, encoding));
  }

  #compressOnce(kept: Kept, encoding: Encoding): Promise<Representation> {
    const running = kept.compressing.get(encoding);
    if (running !== undefined) return running;
    const compressed = Promise.resolve(compress(kept.body, encoding, BROTLI_QUALITY)).then((body) => {
      const representation = represent(kept, { body, encoding }, this.#everyHeader);
      kept.ready.set(encoding, representation);
      return representation;
    });
    kept.compressing.set(encoding, compressed);
    return compressed.finally(() => kept.compressing.delete(encoding));
  }

  #computeOnce({ url, network, queue, madeOf }: Asked, compute: () => Promise<Written>): Promise<Kept> {
    const changes = this.#changesOf(madeOf);
    const computeAndKeep = async (): Promise<Kept> => {
      const written = await compute();
      const kept = {
        ...written,
        hash: contentHash(written.body),
        ready: new Map(),
        compressing: new Map(),
        madeOf,
      };
      if (changes === this.#changesOf(madeOf)) this.#kept.set(url, kept);
      return kept;
    };
    return queue.share(`answer ${changes} ${url}`, network, computeAndKeep);
  }

  #count(changed: Dataset | "all"): void {
    this.#changes.set(changed, (this.#changes.get(changed) ?? 0) + 1);
  }

  #changesOf(madeOf: Datasets): number {
    return (["all", ...madeOf] as const).reduce((sum, each) => sum + (this.#changes.get(each) ?? 0), 0);
  }
}

/** Strong comparison. */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known !== undefined && (known === "*" || known.split(",").some((tag) => tag.trim() === etag));
}

function represent(
  kept: Kept,
  { body, encoding }: { body: Buffer; encoding: Encoding },
  everyHeader: Headers,
): Representation {
  const etag = `"${kept.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    "cache-control": cachingOf(kept.madeOf),
    ...kept.headers,
    "content-length": String(body.length),
    vary: "Accept-Encoding",
    etag,
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { body, headers, etag, head: Object.entries({ ...everyHeader, ...headers }).flat() };
}

function encodingFor(request: IncomingMessage, { body, isCompressed }: Written): Encoding {
  return isCompressed || body.length < SMALLEST_COMPRESSED
    ? "identity"
    : preferredEncoding(request.headers["accept-encoding"]);
}
