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
import { type CompressedPage, sendPage, writePage } from "../../lib/pages/PageCache.ts";
import { securityHeaders } from "../../lib/security/securityHeaders.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import { getNetwork } from "../../lib/security/trustedProxy.ts";
import type { EmbedFigure, RenderEmbed } from "../../shared/embedRendering.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { findFigure } from "./findFigure.ts";

const MAX_CACHED = 500;

type CompressedEmbed = CompressedPage & { policy: string };

type EmbedServices = {
  readFrom: () => Knex;
  env: Env;
  now: () => Date;
  queue: FairQueue;
  render: RenderEmbed;
};

/**
 * "/embed/map/crime/0/3"; without a level, what is directly inside. One spelling, as each would be cached.
 */
const ADDRESS = new RegExp(
  `^/embed/(areas|map|trend)/(${Object.keys(THEMES).join("|")})/(0|[1-9]\\d{0,8})(?:/([1-5]))?$`,
);

/** For other sites' frames: no script, cookie or storage. */
export function serveEmbed({ readFrom, env, now, queue, render }: EmbedServices) {
  const site = { origin: env.PUBLIC_ORIGIN, publisher: publisherIn(env)?.name ?? null };
  const headers: Record<string, string> = {
    ...securityHeaders(env),
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Robots-Tag": "noindex",
  };
  const pages = new ComputeCache<CompressedEmbed>("embed", queue, MAX_CACHED);

  const write = async (path: string, encoding: Encoding): Promise<CompressedEmbed> => {
    const [, kind, theme, boundaryId, level] = ADDRESS.exec(path) ?? [];
    const requested = {
      kind: kind as EmbedFigure["kind"],
      theme: theme as EmbedFigure["theme"],
      boundaryId: Number(boundaryId),
      areaTypeId: level === undefined ? undefined : Number(level),
    };
    const figure = await readOnly(readFrom(), (trx) => findFigure(trx, requested, dayInSouthAfrica(now())));
    const text = render({ figure, ...site });
    return { ...(await writePage(text, encoding)), policy: buildPolicy(text) };
  };

  /** Undefined without such a figure. */
  const read = (path: string, encoding: Encoding, network: string): Promise<CompressedEmbed | undefined> =>
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
    const page = await read(path, encoding, getNetwork(ctx.ip));
    ctx.set(headers);
    ctx.remove("Cross-Origin-Opener-Policy");
    ctx.type = "html";
    if (page !== undefined) {
      ctx.set("Content-Security-Policy", page.policy);
      ctx.set("Cache-Control", "public, max-age=300, stale-while-revalidate=86400");
      return sendPage(ctx, page, encoding);
    }
    const text = render({ figure: null, ...site });
    ctx.status = 404;
    ctx.set("Content-Security-Policy", buildPolicy(text));
    ctx.set("Cache-Control", "no-store");
    ctx.body = text;
  };
  return { middleware, drop: () => pages.drop() };
}

const buildPolicy = (text: string) =>
  `default-src 'none'; style-src ${styleHashes(text).join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
