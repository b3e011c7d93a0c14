import type { Context } from "koa";
import { formatEtag } from "../cache/etag.ts";
import { isUnchanged } from "../cache/ResponseCache.ts";
import { compress, type Encoding } from "../http/contentEncoding.ts";

/** Brotli qualities. */
export const CACHED_QUALITY = 9;
export const SENT_ONCE_QUALITY = 4;

export type CompressedPage = { body: Buffer; etag: string; encoding: Encoding; policy?: string | undefined };

export async function compressPage(
  { text, policy }: { text: string; policy?: string | undefined },
  encoding: Encoding,
  quality: number = CACHED_QUALITY,
): Promise<CompressedPage> {
  const body = await compress(Buffer.from(text), encoding, quality);
  return { body, etag: formatEtag(body), encoding, policy };
}

/** Renders a page once, and again after a failure. */
export function readOnce<K>(
  pages: Map<K, Promise<CompressedPage>>,
  key: K,
  write: () => Promise<CompressedPage>,
): Promise<CompressedPage> {
  const cached = pages.get(key);
  if (cached !== undefined) return cached;
  const page = write();
  pages.set(key, page);
  page.catch(() => pages.get(key) === page && pages.delete(key));
  return page;
}

export function sendPage(ctx: Context, { body, etag, encoding, policy }: CompressedPage): void {
  ctx.status = 200;
  ctx.body = body;
  ctx.vary("Accept-Encoding");
  ctx.set("ETag", etag);
  if (policy !== undefined) ctx.set("Content-Security-Policy", policy);
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  if (isUnchanged(ctx.req, etag)) ctx.status = 304;
}
