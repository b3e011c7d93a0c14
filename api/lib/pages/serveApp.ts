import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Context } from "koa";
import { formatEtag } from "../cache/etag.ts";
import { type Encoding, preferredEncoding } from "../http/contentEncoding.ts";
import { nameRoute } from "../operating/requestLog.ts";
import { getNetwork } from "../security/trustedProxy.ts";
import { sendPage } from "./KeptPages.ts";
import { compressOnce, type PageRenderer, type RenderedPage, sessionHints } from "./PageRenderer.ts";
import type { PageWriter } from "./PageWriter.ts";

const BEHIND_A_CODE = "/Questionnaire/";
/** A browser asks every time, and finds new versions. */
const PAGE_FOR_ALL = "public, max-age=0, s-maxage=300";
/** One of them may become confidential. */
const PAGE_WITH_PLACES = "public, max-age=0, s-maxage=60";
/** They mean nothing on scripts and styles. */
const ONLY_OF_PAGES = ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"];
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** All files are read once, so that a new build does not mix with a running server. */
export function serveApp(
  appDir: string,
  pages: PageWriter,
  renderer: PageRenderer | undefined,
  origin?: string,
) {
  const files = readFiles(appDir);
  const sendRendered = async (ctx: Context, encoding: Encoding): Promise<"sent" | "late" | "unknown"> => {
    const hints = sessionHints(ctx);
    const address = {
      url: (origin ?? `${ctx.protocol}://${ctx.host}`) + ctx.path + ctx.search,
      network: getNetwork(ctx.ip),
      ...hints,
    };
    const page = (await renderer?.render(address)) ?? "unknown";
    if (typeof page === "string") return page;
    ctx.vary("Cookie");
    ctx.set("Cache-Control", hints.hasSession ? "private, no-store" : cachingOfRendered(ctx.path, page));
    if ("location" in page) {
      ctx.redirect(page.location);
      return "sent";
    }
    ctx.type = "html";
    ctx.set("Content-Security-Policy", page.policy);
    sendPage(ctx, await compressOnce(page, encoding), encoding);
    if (ctx.status === 200) ctx.status = page.status;
    return "sent";
  };
  return async (ctx: Context): Promise<void> => {
    const { path } = ctx;
    if (path.startsWith("/api/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return;
    nameRoute(ctx.req, "app");
    const name = getName(path, files);
    const plain = files.get(name);
    if (plain === undefined) return;
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const outcome = name === EVERY_PAGE ? await sendRendered(ctx, encoding) : "unknown";
    if (outcome === "sent") return;
    const page = extname(name) === ".html" && (await pages.write(name, plain.body, encoding));
    const packed = page || (encoding !== "identity" && files.get(name + ENDINGS[encoding]));
    ctx.type = extname(name);
    const isPersonal = page !== false && sessionHints(ctx).hasSession;
    ctx.set("Cache-Control", isPersonal ? "private, no-store" : getCacheControl(path, outcome !== "late"));
    if (page !== false) ctx.vary("Cookie");
    if (path.startsWith("/assets/")) for (const name of ONLY_OF_PAGES) ctx.remove(name);
    if (path.startsWith(BEHIND_A_CODE)) ctx.set("X-Robots-Tag", "noindex");
    sendPage(ctx, packed || plain, packed ? encoding : "identity");
  };
}

function cachingOfRendered(path: string, page: RenderedPage | { location: string }): string {
  const isWhole = "location" in page || !page.isOld;
  return isWhole && "isShared" in page && !page.isShared ? PAGE_WITH_PLACES : getCacheControl(path, isWhole);
}

/** The browser draws what could not be rendered. */
const EVERY_PAGE = "/index.html";

function getCacheControl(path: string, isWhole: boolean): string {
  if (path.startsWith(BEHIND_A_CODE)) return "no-store";
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  const isForAll =
    path === "/" || path === "/home" || path.startsWith("/home/") || path.startsWith("/first-paint");
  return isForAll && isWhole ? PAGE_FOR_ALL : "no-cache";
}

type Files = ReadonlyMap<string, { body: Buffer; etag: string }>;

/** The server's own. */
const HIDDEN = ["templates", "server"];

function readFiles(appDir: string): Files {
  const found = readdirSync(appDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !HIDDEN.some((name) => entry.parentPath.startsWith(join(appDir, name))),
  );
  return new Map(
    found.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const body = readFileSync(path);
      const etag = formatEtag(body);
      return [path.slice(join(appDir).length).replaceAll("\\", "/"), { body, etag }];
    }),
  );
}

function getName(path: string, files: Files): string {
  if (extname(path) !== "" || path.startsWith("/assets/")) return path;
  return files.has(`${path}.html`) ? `${path}.html` : EVERY_PAGE;
}

/** A page that a route fills in. It is never sent as it is. */
export const templateIn = (appDir: string, name = "") => join(appDir, "templates", name);
