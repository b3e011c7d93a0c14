import type { Context, Next } from "koa";
import { THEME_COUNT } from "../../lib/cache/datasets.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { escapeHtml } from "../../lib/text/html.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { helpPathIn, helpSuffix } from "../../shared/helpPaths.ts";
import { languages } from "../../shared/i18n/languages.ts";
import type { HelpCache } from "./HelpCache.ts";
import type { Help } from "./help.ts";

const MAX_AGE = "public, max-age=3600";

export function serveSitemap(help: HelpCache, origin: string) {
  const sitemaps = new WeakMap<Help, string>();
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (ctx.path === "/robots.txt") {
      nameRoute(ctx.req, "sitemap");
      ctx.set("Cache-Control", MAX_AGE);
      ctx.body = `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
      return;
    }
    if (ctx.path !== "/sitemap.xml") return next();
    nameRoute(ctx.req, "sitemap");
    const current = await help.current();
    ctx.set("Cache-Control", MAX_AGE);
    ctx.type = "xml";
    const sitemap = sitemaps.get(current) ?? renderSitemap(current, origin);
    sitemaps.set(current, sitemap);
    ctx.body = sitemap;
  };
}

function renderSitemap({ municipalities }: Help, origin: string): string {
  const ids = municipalities.map(({ boundaryId }) => boundaryId);
  const boundaryTypeId = BOUNDARY_TYPE.municipality;
  const suffixes = ["", ...ids.map((boundaryId) => helpSuffix({ boundaryId, boundaryTypeId }))];
  const addresses = [
    "/home",
    // The pages of the themes describe their figures to dataset search engines.
    ...Array.from({ length: THEME_COUNT }, (_, at) => at + 1).map(
      (componentId) => `/home/chart?componentId=${componentId}`,
    ),
    ...[COUNTRY, ...ids].map((boundaryId) => `/home/place/${boundaryId}`),
    ...suffixes.flatMap((suffix) => languages.map((code) => helpPathIn(code) + suffix)),
  ];
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(origin + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
