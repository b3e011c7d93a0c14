import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import type { Context, Next } from "koa";
import { LRUCache } from "lru-cache";
import { compress, preferredEncoding } from "../../lib/contentEncoding.ts";
import type { Env } from "../../lib/env.ts";
import { isUnchanged } from "../../lib/publicCache.ts";
import { dayInSouthAfrica } from "../../lib/quarters.ts";
import { readOnly } from "../../lib/readOnly.ts";
import { nameRoute } from "../../lib/requestLog.ts";
import { securityHeaders } from "../../lib/securityHeaders.ts";
import { styleHashes } from "../../lib/styleHashes.ts";
import { type EmbedView, embedHtml } from "./embedHtml.ts";
import { findFigure } from "./findFigure.ts";

/** Where the figure goes into the built document. */
const PLACE = "<!--embed-->";
const PLAIN_DOCUMENT = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GBVF Dashboard</title></head><body>${PLACE}</body></html>`;
const BROTLI_QUALITY = 9;
const KEPT_PAGES = 500;

export const embedDocument = (appDir: string): string => readFileSync(join(appDir, "embed.html"), "utf8");

export type EmbedServices = {
  knex: Knex;
  env: Env;
  now: () => Date;
  /** As built; without it the figures have no look. */
  document?: string | undefined;
};

type Page = { body: Buffer; etag: string };

/** "/embed/map/crime/0/3": by the municipalities of the country; without a level, by what is directly inside. */
const ADDRESS = /^\/embed\/(areas|map|trend)\/(\w{1,20})\/(\d{1,9})(?:\/([1-5]))?$/;

/** Figures that other sites may frame: no script, no cookie, nothing kept in the reader's browser. */
export function serveEmbed({ knex, env, now, document = PLAIN_DOCUMENT }: EmbedServices) {
  const styles = styleHashes(document);
  const headers: Record<string, string> = {
    ...securityHeaders(env),
    "Content-Security-Policy": `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "X-Robots-Tag": "noindex",
  };
  const pages = new LRUCache<string, Promise<Page>>({ max: KEPT_PAGES });

  const write = async (path: string, encoding: ReturnType<typeof preferredEncoding>): Promise<Page> => {
    const [, kind, anchor, boundaryId, level] = ADDRESS.exec(path) ?? [];
    const asked = {
      kind: kind as EmbedView["kind"],
      anchor,
      boundaryId: Number(boundaryId),
      areaTypeId: level === undefined ? undefined : Number(level),
    };
    const figure = await readOnly(knex, (trx) => findFigure(trx, asked, dayInSouthAfrica(now())));
    const text = embedHtml({ ...figure, origin: env.PUBLIC_ORIGIN });
    const body = await compress(
      Buffer.from(document.replace(PLACE, () => text.markup)),
      encoding,
      BROTLI_QUALITY,
    );
    return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
  };

  const middleware = async (ctx: Context, next: Next): Promise<void> => {
    if (!ADDRESS.test(ctx.path) || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "embed");
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const key = `${encoding} ${ctx.path}`;
    const underway = pages.get(key) ?? write(ctx.path, encoding);
    pages.set(key, underway);
    const { body, etag } = await underway.catch((error) => {
      pages.delete(key);
      throw error;
    });
    ctx.set(headers);
    ctx.remove("Cross-Origin-Opener-Policy");
    ctx.status = 200;
    ctx.type = "html";
    ctx.vary("Accept-Encoding");
    ctx.set("ETag", etag);
    if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
    ctx.body = body;
    if (isUnchanged(ctx.req, etag)) ctx.status = 304;
  };
  return { middleware, drop: () => pages.clear() };
}
