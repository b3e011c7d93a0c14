import type { Context, Next } from "koa";
import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { CACHE_CONTROL_WITH_PLACES } from "../../lib/cache/ResponseCache.ts";
import { preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Env } from "../../lib/operating/env.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sessionHints } from "../../lib/pages/PageRenderer.ts";
import { sendPage } from "../../lib/pages/sendPage.ts";
import { getNetwork } from "../../lib/security/trustedProxy.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { helpPathIn, MAX_PLACE_NAME } from "../../shared/helpPaths.ts";
import type { HelpCache } from "./HelpCache.ts";
import type { HelpPages, PageRequest } from "./HelpPages.ts";
import type { Help } from "./help.ts";
import { formatSuffix } from "./presentHelp.ts";
import { languageOfPath, viewOfPlace, viewOfSearch } from "./view.ts";

const HelpQuery = z.object({
  boundaryId: BoundaryId.optional().catch(undefined),
  place: z
    .string()
    .transform((typed) => typed.slice(0, MAX_PLACE_NAME).toWellFormed())
    .optional()
    .catch(undefined),
  town: z.string().optional().catch(undefined),
});

export type HelpServices = { help: HelpCache; pages: HelpPages; env: Env };

/** The page works without scripts. Typed text is neither logged nor stored. */
export function serveHelp({ help, pages, env }: HelpServices) {
  async function respond(ctx: Context, current: Help, request: PageRequest): Promise<void> {
    const { place, boundaryId, town } = HelpQuery.parse(ctx.query);
    if (place === undefined) {
      const view = viewOfPlace(current, boundaryId, town);
      const isPlace = view.kind !== "country" || boundaryId === undefined;
      const isUnknown = !isPlace && boundaryId !== COUNTRY;
      const page = await pages.read(current, view, isUnknown ? { ...request, search: ctx.search } : request);
      if (request.hasSession) ctx.set("Cache-Control", "private, no-store");
      // A proxy may serve its copy of this page while this server is down; see deploy/nginx.conf.
      else if (isPlace && town === undefined && isCanonicalQuery(ctx.querystring, boundaryId))
        ctx.set("X-Accel-Expires", "1");
      return sendPage(ctx, page);
    }
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex");
    const page = await pages.search(place, request, async () => {
      const view = viewOfSearch(current, place);
      const isOnePlace = view.kind === "municipality" || view.kind === "area";
      const address = helpPathIn(request.language) + formatSuffix(view);
      return isOnePlace ? address : pages.renderStatic(current, view, request);
    });
    if (typeof page !== "string") return sendPage(ctx, page);
    ctx.status = 303;
    ctx.set("Location", page);
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const language = languageOfPath(ctx.path);
    if (language === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "help");
    // `HelpCache` has logged the error. The app's page shows a message instead.
    const current = await help.current().catch(() => undefined);
    if (current === undefined) return language === "en" ? next() : ctx.redirect(helpPathIn("en"));
    const encoding = preferredEncoding(ctx.req);
    const request = { language, encoding, network: getNetwork(ctx.ip), ...sessionHints(ctx) };
    ctx.set({ "Cache-Control": CACHE_CONTROL_WITH_PLACES, "X-Robots-Tag": "all" });
    ctx.type = "html";
    try {
      await respond(ctx, current, request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      ctx.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
      sendPage(ctx, await pages.readStatic(current, { kind: "country" }, request));
      // With a 503 the proxy serves its own copy instead of this page.
      if (env.TRUST_PROXY !== undefined) ctx.status = 503;
    }
  };
}

/**
 * nginx uses the first raw `boundaryid` as the cache key. With any other spelling, it could store one place's
 * page under another's key.
 */
function isCanonicalQuery(querystring: string, boundaryId: number | undefined): boolean {
  const otherParameters = /^(?!boundaryid\b)\w+(=|$)/i;
  const boundaryParameters = querystring.split("&").filter((part) => !otherParameters.test(part));
  return boundaryParameters.join("&") === (boundaryId === undefined ? "" : `boundaryId=${boundaryId}`);
}
