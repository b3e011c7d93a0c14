import { readFileSync } from "node:fs";
import type { Knex } from "knex";
import type { Context, Next } from "koa";
import { THEMES } from "../../dashboard/themes.ts";
import { ComputeCache } from "../../lib/cache/ComputeCache.ts";
import type { FairQueue } from "../../lib/cache/FairQueue.ts";
import { readOnly } from "../../lib/database/readOnly.ts";
import { type Encoding, preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Env } from "../../lib/operating/env.ts";
import { publisherIn } from "../../lib/operating/env.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sendPage, type WrittenPage, writePage } from "../../lib/pages/KeptPages.ts";
import { templateIn } from "../../lib/pages/serveApp.ts";
import { securityHeaders } from "../../lib/security/securityHeaders.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import { networkOf } from "../../lib/security/trustedProxy.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { type EmbedView, embedHtml, notFoundHtml } from "./embedHtml.ts";
import { findFigure } from "./findFigure.ts";

const PLACE = "<!--embed-->";
const PLAIN_DOCUMENT = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GBVF Dashboard</title></head><body>${PLACE}</body></html>`;
const MAX_CACHED = 500;

export const embedDocument = (appDir: string): string =>
  readFileSync(templateIn(appDir, "embed.html"), "utf8");

type EmbedServices = {
  readFrom: () => Knex;
  env: Env;
  now: () => Date;
  queue: FairQueue;
  document?: string | undefined;
};

/**
 * "/embed/map/crime/0/3"; without a level, by what is directly inside. One spelling, because each would be
 * cached.
 */
const ADDRESS = new RegExp(
  `^/embed/(areas|map|trend)/(${Object.keys(THEMES).join("|")})/(0|[1-9]\\d{0,8})(?:/([1-5]))?$`,
);

/** Frames of other sites: no script, no cookie, nothing stored. */
export function serveEmbed({ readFrom, env, now, queue, document = PLAIN_DOCUMENT }: EmbedServices) {
  const styles = styleHashes(document);
  const headers: Record<string, string> = {
    ...securityHeaders(env),
    "Content-Security-Policy": `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "X-Robots-Tag": "noindex",
  };
  const pages = new ComputeCache<WrittenPage>("embed", queue, MAX_CACHED);

  const write = async (path: string, encoding: Encoding): Promise<WrittenPage> => {
    const [, kind, anchor, boundaryId, level] = ADDRESS.exec(path) ?? [];
    const asked = {
      kind: kind as EmbedView["kind"],
      anchor: anchor as keyof typeof THEMES,
      boundaryId: Number(boundaryId),
      areaTypeId: level === undefined ? undefined : Number(level),
    };
    const figure = await readOnly(readFrom(), (trx) => findFigure(trx, asked, dayInSouthAfrica(now())));
    const text = embedHtml({
      ...figure,
      origin: env.PUBLIC_ORIGIN,
      publisher: publisherIn(env)?.name ?? null,
    });
    return writePage(
      document.replace(PLACE, () => text.markup),
      encoding,
    );
  };

  /** Undefined if there is no such figure. */
  const read = (path: string, encoding: Encoding, network: string): Promise<WrittenPage | undefined> =>
    !ADDRESS.test(path)
      ? Promise.resolve(undefined)
      : pages
          .read(`${encoding} ${path}`, { network }, () => write(path, encoding))
          .catch((error: unknown) => {
            if (error instanceof HttpError && error.status === 404) return undefined;
            throw error;
          });

  const middleware = async (ctx: Context, next: Next): Promise<void> => {
    const { path } = ctx;
    if (!path.startsWith("/embed/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "embed");
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const page = await read(path, encoding, networkOf(ctx.ip));
    ctx.set(headers);
    ctx.remove("Cross-Origin-Opener-Policy");
    ctx.type = "html";
    if (page !== undefined) return sendPage(ctx, page, encoding);
    ctx.status = 404;
    ctx.set("Cache-Control", "no-store");
    ctx.body = document.replace(PLACE, () => notFoundHtml(env.PUBLIC_ORIGIN).markup);
  };
  return { middleware, drop: () => pages.drop() };
}
