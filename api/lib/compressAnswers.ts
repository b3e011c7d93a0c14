import type { Context, Next } from "koa";
import { compress, preferredEncoding, SMALLEST_COMPRESSED } from "./contentEncoding.ts";

/** Quick, and still a fifth of the size: each of these answers is sent once. */
const BROTLI_QUALITY = 4;

/** Compresses the JSON answers that are not kept; those that are have been compressed already. */
export async function compressAnswers(ctx: Context, next: Next): Promise<void> {
  await next();
  const { body } = ctx;
  if (typeof body !== "object" || body === null || Buffer.isBuffer(body) || "pipe" in body) return;
  const json = Buffer.from(JSON.stringify(body));
  ctx.vary("Accept-Encoding");
  const encoding =
    json.length < SMALLEST_COMPRESSED ? "identity" : preferredEncoding(ctx.req.headers["accept-encoding"]);
  // Koa sets the type and the length of what it is given, so the type comes after.
  ctx.body = await compress(json, encoding, BROTLI_QUALITY);
  ctx.type = "json";
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
}
