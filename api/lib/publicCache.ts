import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, preferredEncoding, SMALLEST_COMPRESSED } from "./contentEncoding.ts";
import type { Dataset } from "./datasets.ts";
import { contentHash } from "./etag.ts";

const BROTLI_QUALITY = 9;
const LARGEST_KEPT_BYTES = 64 * 1024 * 1024;
/** In shared caches; outlines and names of areas change once in years. */
const cachingOf = (madeOf: Datasets) =>
  `public, max-age=60, s-maxage=${madeOf.every((dataset) => dataset === "boundaries") ? 86_400 : 300}, stale-while-revalidate=86400`;

type Headers = Readonly<Record<string, string>>;

export type Representation = {
  body: Buffer;
  etag: string;
  /** Depending on answer and encoding. */
  headers: Headers;
  /** Those and every answer's, name and value in turn. */
  head: readonly string[];
};

type Datasets = readonly Dataset[];
/** An answer before it is compressed. */
export type Written = {
  body: Buffer;
  /** Of this answer; its type too. */
  headers: Headers;
  isCompressed: boolean;
};
type Kept = Written & { hash: string; ready: Map<Encoding, Representation>; madeOf: Datasets };
type Underway = { answer: Promise<Kept>; madeOf: Datasets; isStale: boolean };

/** Serialised once per data version, compressed once per encoding. Bounded by size, least used first. */
export class PublicCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: LARGEST_KEPT_BYTES,
    // Plain, gzip, brotli, and the address.
    sizeCalculation: (kept, url) => kept.body.length * 2 + url.length + 512,
  });
  readonly #underway = new Map<string, Underway>();
  readonly #everyHeader: Headers;

  /** @param everyHeader headers of every answer of this server */
  constructor(everyHeader: Headers) {
    this.#everyHeader = everyHeader;
  }

  /** Answers being computed are sent, not cached; also with `drop`. */
  clear(): void {
    this.#forget(() => true);
  }

  drop(changed: Datasets): void {
    this.#forget(({ madeOf }) => madeOf.some((dataset) => changed.includes(dataset)));
  }

  /** If it can be sent at once; other spellings need parsing. */
  ready(request: IncomingMessage): Representation | undefined {
    const kept = this.#kept.get(request.url as string);
    return kept?.ready.get(encodingFor(request, kept));
  }

  /** `url` is canonical. `compute` runs once for simultaneous calls. */
  async answer(
    url: string,
    request: IncomingMessage,
    madeOf: Datasets,
    compute: () => Promise<Written>,
  ): Promise<Representation> {
    const kept = this.#kept.get(url) ?? (await this.#computeOnce(url, madeOf, compute));
    const encoding = encodingFor(request, kept);
    const ready = kept.ready.get(encoding);
    if (ready !== undefined) return ready;
    const body = await compress(kept.body, encoding, BROTLI_QUALITY);
    const representation = represent(kept, { body, encoding }, this.#everyHeader);
    kept.ready.set(encoding, representation);
    return representation;
  }

  #forget(isDropped: (one: Kept | Underway) => boolean): void {
    for (const [url, kept] of [...this.#kept.entries()]) if (isDropped(kept)) this.#kept.delete(url);
    for (const [url, underway] of [...this.#underway]) {
      if (!isDropped(underway)) continue;
      underway.isStale = true;
      this.#underway.delete(url);
    }
  }

  #computeOnce(url: string, madeOf: Datasets, compute: () => Promise<Written>): Promise<Kept> {
    const standing = this.#underway.get(url);
    if (standing !== undefined) return standing.answer;
    const answer = compute()
      .then((written) => {
        const hash = contentHash(written.body);
        const kept: Kept = { ...written, hash, ready: new Map(), madeOf };
        if (!underway.isStale) this.#kept.set(url, kept);
        return kept;
      })
      .finally(() => {
        if (this.#underway.get(url) === underway) this.#underway.delete(url);
      });
    const underway: Underway = { answer, madeOf, isStale: false };
    this.#underway.set(url, underway);
    return answer;
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
