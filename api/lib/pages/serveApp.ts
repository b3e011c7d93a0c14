import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Context } from "koa";
import type { HelpLine } from "../../directory/contract.ts";
import { formatEtag } from "../cache/etag.ts";
import { preferredEncoding } from "../http/contentEncoding.ts";
import { nameRoute } from "../operating/requestLog.ts";
import { getNetwork } from "../security/trustedProxy.ts";
import type { HelpLinePages } from "./HelpLinePages.ts";
import { compressOnce, type PageRenderer, type RenderedPage, sessionHints } from "./PageRenderer.ts";
import { type CompressedPage, sendPage } from "./sendPage.ts";

const SURVEY_PATH = "/Questionnaire/";
/** Browsers revalidate on every visit, shared caches after five minutes. */
const PUBLIC_PAGE_CACHING = "public, max-age=0, s-maxage=300";
/** Shared caches revalidate sooner, because a place may become confidential. */
const PAGE_WITH_PLACES_CACHING = "public, max-age=0, s-maxage=60";
const PAGE_HEADERS = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "X-Request-Id",
];
const FILE_ENDINGS = { br: ".br", gzip: ".gz" } as const;

type Pages = {
  withLines: HelpLinePages;
  /** Undefined if the app has not been built. */
  rendered?: {
    renderer: PageRenderer;
    fallback: (lines: readonly HelpLine[]) => string;
    fallbackPolicy: string;
  };
  origin?: string | undefined;
};

/** Reads all files at the start, so that a new build on disk never mixes with this one. */
export function serveApp(appDir: string, { withLines, rendered, origin }: Pages) {
  const files = readFiles(appDir);

  const sendRendered = async (ctx: Context, { renderer, fallback, fallbackPolicy }: Rendered) => {
    const encoding = preferredEncoding(ctx.req);
    const hints = sessionHints(ctx);
    const page = await renderer.render({
      url: (origin ?? `${ctx.protocol}://${ctx.host}`) + ctx.path + ctx.search,
      network: getNetwork(ctx.ip),
      ...hints,
    });
    ctx.vary("Cookie");
    const isCurrent = page !== "late" && !renderer.isOld(page);
    const caching = isCurrent ? getRenderedCacheControl(ctx.path, page) : "no-cache";
    ctx.set("Cache-Control", hints.hasSession ? "private, no-store" : caching);
    if (page !== "late" && "location" in page) return ctx.redirect(page.location);
    ctx.type = "html";
    if (page === "late") {
      const page = await withLines.write("fallback", encoding, fallback);
      return sendPage(ctx, { ...page, policy: fallbackPolicy });
    }
    sendPage(ctx, await compressOnce(page, encoding));
    if (ctx.status === 200) ctx.status = page.status;
  };

  const sendFile = async (ctx: Context, name: string, file: StoredFile) => {
    const encoding = preferredEncoding(ctx.req);
    const compressedFile = encoding === "identity" ? undefined : files.get(name + FILE_ENDINGS[encoding]);
    const page: CompressedPage =
      extname(name) === ".html"
        ? await withLines.write(name, encoding, () => file.body.toString())
        : { ...(compressedFile ?? file), encoding: compressedFile === undefined ? "identity" : encoding };
    ctx.type = extname(name);
    ctx.set("Cache-Control", getCacheControl(ctx.path));
    if (ctx.path.startsWith("/assets/")) for (const header of PAGE_HEADERS) ctx.remove(header);
    if (ctx.path.startsWith(SURVEY_PATH)) ctx.set("X-Robots-Tag", "noindex");
    sendPage(ctx, page);
  };

  return async (ctx: Context): Promise<void> => {
    const { path } = ctx;
    if (path.startsWith("/api/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return;
    nameRoute(ctx.req, "app");
    const isPage = extname(path) === "" && !path.startsWith("/assets/");
    const name = isPage ? `${path}.html` : path;
    const file = files.get(name);
    if (file !== undefined) await sendFile(ctx, name, file);
    else if (isPage && rendered !== undefined) await sendRendered(ctx, rendered);
  };
}

type Rendered = NonNullable<Pages["rendered"]>;

const getRenderedCacheControl = (path: string, page: RenderedPage | { location: string }): string =>
  "text" in page && !page.isShared ? PAGE_WITH_PLACES_CACHING : getCacheControl(path);

function getCacheControl(path: string): string {
  if (path.startsWith(SURVEY_PATH)) return "no-store";
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path === "/" || path === "/home" || path.startsWith("/home/") ? PUBLIC_PAGE_CACHING : "no-cache";
}

type StoredFile = { body: Buffer; etag: string };
type Files = ReadonlyMap<string, StoredFile>;

const HIDDEN = "server";

function readFiles(appDir: string): Files {
  const files = readdirSync(appDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.startsWith(join(appDir, HIDDEN)),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const body = readFileSync(path);
      const etag = formatEtag(body);
      return [path.slice(join(appDir).length).replaceAll("\\", "/"), { body, etag }];
    }),
  );
}
