import type { Context } from "koa";
import { LRUCache } from "lru-cache";
import { formatEtag } from "../cache/etag.ts";
import { isUnchanged } from "../cache/ResponseCache.ts";
import { compress, type Encoding } from "../http/contentEncoding.ts";

const BROTLI_QUALITY = 9;

export type CompressedPage = { body: Buffer; etag: string };

/** Retries failed pages. */
export class PageCache<Page extends CompressedPage = CompressedPage> {
  readonly #pages: LRUCache<string, Promise<Page>>;

  constructor(max: number) {
    this.#pages = new LRUCache({ max });
  }

  clear(): void {
    this.#pages.clear();
  }

  read(key: string, write: () => Promise<Page>): Promise<Page> {
    const cached = this.#pages.get(key);
    if (cached !== undefined) return cached;
    const page = write();
    this.#pages.set(key, page);
    page.catch(() => this.#pages.peek(key) === page && this.#pages.delete(key));
    return page;
  }
}

/** @param quality of Brotli: 4 for a page sent once */
export async function writePage(
  text: string,
  encoding: Encoding,
  quality: number = BROTLI_QUALITY,
): Promise<CompressedPage> {
  const body = await compress(Buffer.from(text), encoding, quality);
  return { body, etag: formatEtag(body) };
}

/** Responds 304 if unchanged. */
export function sendPage(ctx: Context, { body, etag }: CompressedPage, encoding: Encoding): void {
  ctx.status = 200;
  ctx.body = body;
  ctx.vary("Accept-Encoding");
  ctx.set("ETag", etag);
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  if (isUnchanged(ctx.req, etag)) ctx.status = 304;
}
