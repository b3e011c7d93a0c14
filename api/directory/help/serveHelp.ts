import { readFileSync } from "node:fs";
import type { Context, Next } from "koa";
import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { MAX_PLACE_NAME } from "../../geography/gazetteer/placeNames.ts";
import { WITH_PLACES } from "../../lib/cache/publicCache.ts";
import { preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Env } from "../../lib/operating/env.ts";
import { publisherIn } from "../../lib/operating/env.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sendPage } from "../../lib/pages/KeptPages.ts";
import { templateIn } from "../../lib/pages/serveApp.ts";
import { securityHeaders } from "../../lib/security/securityHeaders.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import { networkOf } from "../../lib/security/trustedProxy.ts";
import type { HelpPages, PageRequest } from "./HelpPages.ts";
import type { Help } from "./help.ts";
import { type HelpDocuments, PLAIN_DOCUMENTS } from "./helpPage.ts";
import type { KeptHelp } from "./KeptHelp.ts";
import { addressIn, helpPathIn, languageOfPath, viewOfPlace, viewOfSearch } from "./view.ts";

const HelpQuery = z.object({
  boundaryId: BoundaryId.optional().catch(undefined),
  place: z
    .string()
    .transform((typed) => typed.slice(0, MAX_PLACE_NAME).toWellFormed())
    .optional()
    .catch(undefined),
  town: z.string().optional().catch(undefined),
});

export const helpDocuments = (appDir: string | undefined): HelpDocuments =>
  appDir === undefined
    ? PLAIN_DOCUMENTS
    : {
        english: readFileSync(templateIn(appDir, "help.html"), "utf8"),
        translated: readFileSync(templateIn(appDir, "help-translated.html"), "utf8"),
      };

export type HelpServices = {
  help: KeptHelp;
  pages: HelpPages;
  env: Env;
  documents: HelpDocuments;
};

export const styledHeaders = ({ env, documents }: Pick<HelpServices, "env" | "documents">) =>
  ({ ...securityHeaders(env, styleHashes(documents.english)) }) as Record<string, string>;

export const surroundingsIn = (env: Env) => ({
  origin: env.PUBLIC_ORIGIN,
  exitUrl: env.EXIT_URL,
  feedbackEmail: env.FEEDBACK_EMAIL,
  publisher: publisherIn(env),
});

/** Complete without scripts. What was typed is neither logged nor kept. */
export function serveHelp({ help, pages, env, documents }: HelpServices) {
  const headers = styledHeaders({ env, documents });

  async function respond(ctx: Context, current: Help, request: PageRequest): Promise<void> {
    const { language, encoding } = request;
    const { place, boundaryId, town } = HelpQuery.parse(ctx.query);
    if (place === undefined) {
      const view = viewOfPlace(current, boundaryId, town);
      const isPlace = view.kind !== "country" || boundaryId === undefined;
      const page = await pages.read(current, view, request);
      // A proxy may serve this when we are down; see deploy/nginx.conf.
      if (isPlace && town === undefined && isReadAlike(ctx.querystring, boundaryId))
        ctx.set("X-Accel-Expires", "1");
      return sendPage(ctx, page, encoding);
    }
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex");
    const found = await pages.search(place, request, async () => {
      const view = viewOfSearch(current, place);
      const isOnePlace = view.kind === "municipality" || view.kind === "area";
      return isOnePlace ? addressIn(view, language) : pages.write(current, view, request);
    });
    if (typeof found !== "string") return sendPage(ctx, found, encoding);
    ctx.status = 303;
    ctx.set("Location", found);
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const language = languageOfPath(ctx.path);
    if (language === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "help");
    // `KeptHelp` has logged why; the app's page says so.
    const current = await help.current().catch(() => undefined);
    if (current === undefined) return language === "en" ? next() : ctx.redirect(helpPathIn("en"));
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const request = { language, encoding, network: networkOf(ctx.ip) };
    ctx.set({ ...headers, "Cache-Control": WITH_PLACES, "X-Robots-Tag": "all" });
    ctx.type = "html";
    try {
      await respond(ctx, current, request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      ctx.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
      sendPage(ctx, await pages.read(current, { kind: "country" }, request), encoding);
      // A proxy in front has copies of the page itself, which it serves instead of a 503.
      if (env.TRUST_PROXY !== undefined) ctx.status = 503;
    }
  };
}

/** nginx keys by the first raw `boundaryid`: another spelling could store one place's page under another. */
function isReadAlike(querystring: string, boundaryId: number | undefined): boolean {
  const others = /^(?!boundaryid\b)\w+(=|$)/i;
  const rest = querystring.split("&").filter((part) => !others.test(part));
  return rest.join("&") === (boundaryId === undefined ? "" : `boundaryId=${boundaryId}`);
}
