import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import type { Context, Next } from "koa";
import { LRUCache } from "lru-cache";
import { THEMES } from "../../dashboard/themes.ts";
import { compress, type Encoding, preferredEncoding } from "../../lib/contentEncoding.ts";
import type { Env } from "../../lib/env.ts";
import { notFound } from "../../lib/errors.ts";
import { etagOf } from "../../lib/etag.ts";
import { networkOf } from "../../lib/networkOf.ts";
import { isUnchanged } from "../../lib/publicCache.ts";
import { dayInSouthAfrica } from "../../lib/quarters.ts";
import { readOnly } from "../../lib/readOnly.ts";
import { nameRoute } from "../../lib/requestLog.ts";
import { securityHeaders } from "../../lib/securityHeaders.ts";
import { styleHashes } from "../../lib/styleHashes.ts";
import type { Turns } from "../../lib/Turns.ts";
import { type EmbedView, embedHtml } from "./embedHtml.ts";
import { findFigure } from "./findFigure.ts";

/** Where the figure goes into the built document. */
const PLACE = "<!--embed-->";
const PLAIN_DOCUMENT = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GBVF Dashboard</title></head><body>${PLACE}</body></html>`;
const BROTLI_QUALITY = 9;
const KEPT_PAGES = 500;
const ENCODINGS = 3;

export const embedDocument = (appDir: string): string => readFileSync(join(appDir, "embed.html"), "utf8");

export type EmbedServices = {
  knex: Knex;
  env: Env;
  now: () => Date;
  /** Which places are written is for strangers to choose. */
  turns: Turns;
  /** As built; without it the figures have no look. */
  document?: string | undefined;
};

type Page = { body: Buffer; etag: string };

/**
 * "/embed/map/crime/0/3": by the municipalities of the country; without a level, by what is directly inside. One spelling
 * of each: another would be written and kept beside it.
 */
const ADDRESS = new RegExp(
  `^/embed/(areas|map|trend)/(${Object.keys(THEMES).join("|")})/(0|[1-9]\\d{0,8})(?:/([1-5]))?$`,
);

/** Figures that other sites may frame: no script, no cookie, nothing kept in the reader's browser. */
export function serveEmbed({ knex, env, now, turns, document = PLAIN_DOCUMENT }: EmbedServices) {
  const styles = styleHashes(document);
  const headers: Record<string, string> = {
    ...securityHeaders(env),
    "Content-Security-Policy": `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "X-Robots-Tag": "noindex",
  };
  const texts = new LRUCache<string, Promise<Buffer>>({ max: KEPT_PAGES });
  const pages = new LRUCache<string, Promise<Page>>({ max: KEPT_PAGES * ENCODINGS });

  const write = async (path: string): Promise<Buffer> => {
    const [, kind, anchor, boundaryId, level] = ADDRESS.exec(path) ?? [];
    const asked = {
      kind: kind as EmbedView["kind"],
      anchor: anchor as keyof typeof THEMES,
      boundaryId: Number(boundaryId),
      areaTypeId: level === undefined ? undefined : Number(level),
    };
    const figure = await readOnly(knex, (trx) => findFigure(trx, asked, dayInSouthAfrica(now())));
    const text = embedHtml({ ...figure, origin: env.PUBLIC_ORIGIN });
    return Buffer.from(document.replace(PLACE, () => text.markup));
  };
  const pack = async (text: Promise<Buffer>, encoding: Encoding): Promise<Page> => {
    const body = await compress(await text, encoding, BROTLI_QUALITY);
    return { body, etag: etagOf(body) };
  };

  const middleware = async (ctx: Context, next: Next): Promise<void> => {
    const { path } = ctx;
    if (!path.startsWith("/embed/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "embed");
    if (!ADDRESS.test(path)) throw notFound("This figure");
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const page = onceFor(pages, `${encoding} ${path}`, () =>
      pack(
        onceFor(texts, path, () => turns.take(networkOf(ctx.ip), () => write(path))),
        encoding,
      ),
    );
    const { body, etag } = await page;
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
  const drop = () => {
    texts.clear();
    pages.clear();
  };
  return { middleware, drop };
}

/** One computation for all who ask meanwhile and later; one that fails is not kept. */
function onceFor<T>(kept: LRUCache<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> {
  const standing = kept.get(key);
  if (standing !== undefined) return standing;
  const computed = compute();
  kept.set(key, computed);
  computed.catch(() => {
    if (kept.peek(key) === computed) kept.delete(key);
  });
  return computed;
}
