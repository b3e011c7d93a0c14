import type { Knex } from "knex";
import type { Context, Next } from "koa";
import { THEMES } from "../../dashboard/themes.ts";
import { ComputeCache } from "../../lib/cache/ComputeCache.ts";
import type { FairQueue } from "../../lib/cache/FairQueue.ts";
import { readOnly } from "../../lib/database/readOnly.ts";
import { type Encoding, preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Env } from "../../lib/operating/env.ts";
import { getPublisher } from "../../lib/operating/env.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { type CompressedPage, compressPage, sendPage } from "../../lib/pages/sendPage.ts";
import { securityHeaders } from "../../lib/security/securityHeaders.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import { getNetwork } from "../../lib/security/trustedProxy.ts";
import type { EmbedFigure, RenderEmbed } from "../../shared/embedRendering.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { type FigureRequest, findFigure } from "./findFigure.ts";

const MAX_CACHED = 500;

type EmbedServices = {
  readFrom: () => Knex;
  env: Env;
  now: () => Date;
  queue: FairQueue;
  render: RenderEmbed;
};

/**
 * Matches paths such as "/embed/map/crime/0/3". It accepts only one spelling of a path, because each spelling
 * would be cached separately.
 */
const ADDRESS = new RegExp(
  `^/embed/(areas|map|trend)/(${Object.keys(THEMES).join("|")})/(0|[1-9]\\d{0,8})(?:/([1-5]))?$`,
);

/** Serves pages for frames in other sites. The pages use no script, cookie or storage. */
export function serveEmbed({ readFrom, env, now, queue, render }: EmbedServices) {
  const site = { origin: env.PUBLIC_ORIGIN, publisher: getPublisher(env)?.name ?? null };
  const headers: Record<string, string> = {
    ...securityHeaders(env),
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Robots-Tag": "noindex",
  };
  const pages = new ComputeCache<CompressedPage>("embed", queue, { max: MAX_CACHED });

  const compressFigure = (figure: EmbedFigure | null, encoding: Encoding): Promise<CompressedPage> => {
    const text = render({ figure, ...site });
    return compressPage({ text, policy: buildPolicy(text) }, encoding);
  };

  const renderFigure = async (request: FigureRequest, encoding: Encoding): Promise<CompressedPage> => {
    const figure = await readOnly(readFrom(), (trx) => findFigure(trx, request, dayInSouthAfrica(now())));
    return compressFigure(figure, encoding);
  };

  const middleware = async (ctx: Context, next: Next): Promise<void> => {
    const { path } = ctx;
    if (!path.startsWith("/embed/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "embed");
    const encoding = preferredEncoding(ctx.req);
    const request = parseAddress(path);
    const page =
      request &&
      (await pages
        .read(`${encoding} ${path}`, { network: getNetwork(ctx.ip) }, () => renderFigure(request, encoding))
        .catch(ignoreNotFound));
    ctx.set(headers);
    ctx.remove("Cross-Origin-Opener-Policy");
    ctx.type = "html";
    ctx.set("Cache-Control", page ? "public, max-age=300, stale-while-revalidate=86400" : "no-store");
    sendPage(ctx, page ?? (await compressFigure(null, "identity")));
    if (page === undefined) ctx.status = 404;
  };
  return { middleware, drop: () => pages.drop() };
}

function parseAddress(path: string): FigureRequest | undefined {
  const [, kind, theme, boundaryId, level] = ADDRESS.exec(path) ?? [];
  return kind === undefined
    ? undefined
    : {
        kind: kind as EmbedFigure["kind"],
        theme: theme as EmbedFigure["theme"],
        boundaryId: Number(boundaryId),
        areaTypeId: level === undefined ? undefined : Number(level),
      };
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}

const buildPolicy = (text: string) =>
  `default-src 'none'; style-src ${styleHashes(text).join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
