import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, preferredEncoding, SMALLEST_COMPRESSED } from "../http/contentEncoding.ts";
import type { Dataset } from "./datasets.ts";
import { contentHash } from "./etag.ts";
import type { FairQueue } from "./FairQueue.ts";

const BROTLI_QUALITY = 9;
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** Seconds for which shared caches may serve a response after its figures changed. */
const SHARED_CACHE_SECONDS: Readonly<Partial<Record<Dataset, number>>> = {
  boundaries: DAY_S,
  "building-block": 300,
};
const formatCacheControl = (dependsOn: Datasets) =>
  `public, max-age=60, s-maxage=${Math.min(DAY_S, ...dependsOn.map((each) => SHARED_CACHE_SECONDS[each] ?? HOUR_S))}, stale-while-revalidate=86400`;

/** Limits how long other caches serve a place that became confidential. */
export const CACHE_CONTROL_WITH_PLACES = "public, max-age=60";

type Headers = Readonly<Record<string, string>>;

type Representation = {
  body: Buffer;
  etag: string;
  headers: Headers;
  headerList: readonly string[];
};

type Datasets = readonly Dataset[];
export type SerializedResponse = {
  body: Buffer;
  headers: Headers;
  isCompressed: boolean;
};
type CachedResponse = SerializedResponse & {
  hash: string;
  compressed: Map<Encoding, Representation>;
  compressing: Map<Encoding, Promise<Representation>>;
  dependsOn: Datasets;
};
type CacheRequest = {
  url: string;
  request: IncomingMessage;
  network: string;
  queue: FairQueue;
  dependsOn: Datasets;
};

/** Compresses each response once per encoding, and evicts the least recently used. */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (cached, url) => cached.body.length * 2 + url.length + 512,
  });
  readonly #changes = new Map<Dataset | "all", number>();
  readonly #commonHeaders: Headers;

  constructor(commonHeaders: Headers) {
    this.#commonHeaders = commonHeaders;
  }

  clear(): void {
    this.#responses.clear();
    this.#recordChange("all");
  }

  drop(changed: Datasets): void {
    for (const [url, { dependsOn }] of [...this.#responses.entries()]) {
      if (dependsOn.some((dataset) => changed.includes(dataset))) this.#responses.delete(url);
    }
    for (const dataset of changed) this.#recordChange(dataset);
  }

  /**
   * Does not parse the URL, so it returns undefined unless the response is cached under exactly this
   * spelling.
   */
  findRepresentation(request: IncomingMessage): Representation | undefined {
    const cached = this.#responses.get(request.url as string);
    return cached?.compressed.get(chooseEncoding(request, cached));
  }

  /** Simultaneous requests share one `compute`. */
  async respond(
    cacheRequest: CacheRequest,
    compute: () => Promise<SerializedResponse>,
  ): Promise<Representation> {
    const { url, request } = cacheRequest;
    const cached = this.#responses.get(url) ?? (await this.#computeOnce(cacheRequest, compute));
    const encoding = chooseEncoding(request, cached);
    return cached.compressed.get(encoding) ?? (await this.#compressOnce(cached, encoding));
  }

  #compressOnce(cached: CachedResponse, encoding: Encoding): Promise<Representation> {
    const runningCompression = cached.compressing.get(encoding);
    if (runningCompression !== undefined) return runningCompression;
    const compressed = Promise.resolve(compress(cached.body, encoding, BROTLI_QUALITY)).then((body) => {
      const representation = createRepresentation(cached, { body, encoding }, this.#commonHeaders);
      cached.compressed.set(encoding, representation);
      return representation;
    });
    cached.compressing.set(encoding, compressed);
    return compressed.finally(() => cached.compressing.delete(encoding));
  }

  #computeOnce(
    { url, network, queue, dependsOn }: CacheRequest,
    compute: () => Promise<SerializedResponse>,
  ): Promise<CachedResponse> {
    const changes = this.#countChanges(dependsOn);
    const computeAndStore = async (): Promise<CachedResponse> => {
      const serialized = await compute();
      const cached = {
        ...serialized,
        hash: contentHash(serialized.body),
        compressed: new Map(),
        compressing: new Map(),
        dependsOn,
      };
      if (changes === this.#countChanges(dependsOn)) this.#responses.set(url, cached);
      return cached;
    };
    return queue.share(`response ${changes} ${url}`, network, computeAndStore);
  }

  #recordChange(changed: Dataset | "all"): void {
    this.#changes.set(changed, (this.#changes.get(changed) ?? 0) + 1);
  }

  #countChanges(dependsOn: Datasets): number {
    return (["all", ...dependsOn] as const).reduce((sum, each) => sum + (this.#changes.get(each) ?? 0), 0);
  }
}

/** Does not accept weak ETags. */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const requestedEtag = request.headers["if-none-match"];
  return (
    requestedEtag !== undefined &&
    (requestedEtag === "*" || requestedEtag.split(",").some((tag) => tag.trim() === etag))
  );
}

function createRepresentation(
  cached: CachedResponse,
  { body, encoding }: { body: Buffer; encoding: Encoding },
  commonHeaders: Headers,
): Representation {
  const etag = `"${cached.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    "cache-control": formatCacheControl(cached.dependsOn),
    ...cached.headers,
    "content-length": String(body.length),
    vary: "Accept-Encoding",
    etag,
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { body, headers, etag, headerList: Object.entries({ ...commonHeaders, ...headers }).flat() };
}

function chooseEncoding(request: IncomingMessage, { body, isCompressed }: SerializedResponse): Encoding {
  return isCompressed || body.length < SMALLEST_COMPRESSED ? "identity" : preferredEncoding(request);
}
