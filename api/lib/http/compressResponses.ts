import type { Context, Next } from "koa";
import { compress, preferredEncoding, SMALLEST_COMPRESSED } from "./contentEncoding.ts";

const BROTLI_QUALITY = 4;

export async function compressResponses(ctx: Context, next: Next): Promise<void> {
  await next();
  const { body } = ctx;
  if (typeof body !== "object" || body === null || Buffer.isBuffer(body) || "pipe" in body) return;
  const json = Buffer.from(JSON.stringify(body));
  ctx.vary("Accept-Encoding");
  const encoding = json.length < SMALLEST_COMPRESSED ? "identity" : preferredEncoding(ctx.req);
  ctx.body = await compress(json, encoding, BROTLI_QUALITY);
  ctx.type = "json";
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
}
