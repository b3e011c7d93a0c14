import { readFileSync } from "node:fs";
import type { Context, Next } from "koa";
import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { MAX_PLACE_NAME } from "../../geography/gazetteer/findPlaces.ts";
import { WITH_PLACES } from "../../lib/cache/publicCache.ts";
import { preferredEncoding } from "../../lib/http/contentEncoding.ts";
import type { Env } from "../../lib/operating/env.ts";
import { publisherIn } from "../../lib/operating/publisher.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sendPage } from "../../lib/pages/KeptPages.ts";
import { templateIn } from "../../lib/pages/templateIn.ts";
import { securityHeaders } from "../../lib/security/securityHeaders.ts";
import { styleHashes } from "../../lib/security/styleHashes.ts";
import type { HelpPages } from "./HelpPages.ts";
import { type HelpDocuments, PLAIN_DOCUMENTS } from "./helpPage.ts";
import type { KeptHelp } from "./KeptHelp.ts";
import { addressIn, helpPathIn, languageOfPath, viewOfPlace, viewOfSearch } from "./view.ts";

const Asked = z.object({
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
  env: Env;
  documents: HelpDocuments;
  pages: HelpPages;
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
export function serveHelp({ help, env, documents, pages }: HelpServices) {
  const headers = styledHeaders({ env, documents });

  return async (ctx: Context, next: Next): Promise<void> => {
    const language = languageOfPath(ctx.path);
    if (language === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    nameRoute(ctx.req, "help");
    const asked = Asked.parse(ctx.query);
    // `KeptHelp` has logged why; the app's page says so.
    const current = await help.current().catch(() => undefined);
    if (current === undefined) return language === "en" ? next() : ctx.redirect(helpPathIn("en"));
    const isSearch = asked.place !== undefined;
    const view = isSearch
      ? viewOfSearch(current, asked.place ?? "")
      : viewOfPlace(current, asked.boundaryId, asked.town);
    ctx.set(headers);
    ctx.set("Cache-Control", isSearch ? "no-store" : WITH_PLACES);
    ctx.set("X-Robots-Tag", isSearch ? "noindex" : "all");
    if (isSearch && (view.kind === "municipality" || view.kind === "area")) {
      ctx.status = 303;
      ctx.set("Location", addressIn(view, language));
      return;
    }
    const isPlace = view.kind !== "country" || asked.boundaryId === undefined;
    // A proxy may serve this when we are down; see deploy/nginx.conf.
    if (!isSearch && isPlace && asked.town === undefined && isReadAlike(ctx.querystring, asked.boundaryId))
      ctx.set("X-Accel-Expires", "1");
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const page = await pages.read(current, view, language, encoding);
    ctx.type = "html";
    sendPage(ctx, page, encoding);
  };
}

/** nginx keys by the first raw `boundaryid`: another spelling could store one place's page under another. */
function isReadAlike(querystring: string, boundaryId: number | undefined): boolean {
  const others = /^(?!boundaryid\b)\w+(=|$)/i;
  const rest = querystring.split("&").filter((part) => !others.test(part));
  return rest.join("&") === (boundaryId === undefined ? "" : `boundaryId=${boundaryId}`);
}
