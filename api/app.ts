import { createServer, type RequestListener, type Server } from "node:http";
import { bodyParser } from "@koa/bodyparser";
import Router from "@koa/router";
import type { Knex } from "knex";
import Koa, { type Context, type Next } from "koa";
import type { Logger } from "pino";
import { createSessionLoader } from "./access/loadSession.ts";
import { report } from "./building-block/check/reportNumber.ts";
import type { HelpLine } from "./directory/contract.ts";
import { HelpCache } from "./directory/help/HelpCache.ts";
import { HelpPages } from "./directory/help/HelpPages.ts";
import { ProxyCopies } from "./directory/help/ProxyCopies.ts";
import { readHelp } from "./directory/help/readHelp.ts";
import { serveHelp } from "./directory/help/serveHelp.ts";
import { serveReport } from "./directory/help/serveReport.ts";
import { serveSitemap } from "./directory/help/serveSitemap.ts";
import { serveEmbed } from "./findings/embed/serveEmbed.ts";
import type { OnDataChange } from "./lib/cache/dataVersion.ts";
import { FairQueue } from "./lib/cache/FairQueue.ts";
import { isUnchanged, ResponseCache } from "./lib/cache/ResponseCache.ts";
import type { Database } from "./lib/database/db.ts";
import { retryDeadlocks } from "./lib/database/retryDeadlocks.ts";
import { compressResponses } from "./lib/http/compressResponses.ts";
import { enforceDeadline } from "./lib/http/deadline.ts";
import { ConflictError, HttpError, toHttpError } from "./lib/http/errors.ts";
import {
  handleRoute,
  hasSession,
  type LoadSession,
  type Route,
  respondWithoutSession,
} from "./lib/http/route.ts";
import { type Env, publisherIn } from "./lib/operating/env.ts";
import { Metrics } from "./lib/operating/metrics.ts";
import { getRequestId, nameRoute, REQUEST_ID, RequestLog } from "./lib/operating/requestLog.ts";
import { HelpLinePages } from "./lib/pages/HelpLinePages.ts";
import type { DocumentRenderers } from "./lib/pages/loadRenderers.ts";
import { PageRenderer } from "./lib/pages/PageRenderer.ts";
import { readPageDocument, writeFallback } from "./lib/pages/pageDocument.ts";
import { readPublic } from "./lib/pages/readPublic.ts";
import { serveApp } from "./lib/pages/serveApp.ts";
import { CROSS_ORIGIN, respondToPreflight } from "./lib/security/crossOrigin.ts";
import { RateLimiter, TooManyRequests } from "./lib/security/RateLimiter.ts";
import { createSecrets } from "./lib/security/secrets.ts";
import { securityHeaders } from "./lib/security/securityHeaders.ts";
import { sessions } from "./lib/security/session.ts";
import { styleHashes } from "./lib/security/styleHashes.ts";
import { refuseClaims } from "./lib/security/trustedProxy.ts";
import { dayWatch } from "./lib/time/dayWatch.ts";
import { addOperatorRoutes } from "./operatorRoutes.ts";
import { routes as allRoutes } from "./routes.ts";
import { helpPathIn } from "./shared/helpPaths.ts";
import type { Problem } from "./shared/http/problem.ts";
import { dayInSouthAfrica } from "./shared/quarters.ts";

const NO_LINES: readonly HelpLine[] = [];
const BODY_LIMIT = "100kb";
/** nginx allows 32 kB; we refuse longer headers with our message. */
const MAX_HEADER_BYTES = 48 * 1024;
/** One of six connections stays free for health checks and help pages. */
const SLOTS = { heavy: 2, others: 3, surveys: 3, help: 2, pages: 4 } as const;
/** Then a page of help is written without the app. */
const HELP_WITHIN_MS = 800;
/** A hall of people may share one address. */
const MAX_QUEUED_SURVEYS = 300;

export type AppOptions = {
  database: Database;
  env: Env;
  logger: Logger;
  appDir?: string;
  /** Without it the copy of the help pages is in memory only. */
  varDir?: string;
  loadSession?: LoadSession;
  routes?: readonly Route[];
  now?: () => Date;
  /** Missing in development: then no help pages and embeds. */
  renderers?: DocumentRenderers;
  /** Replaces its copy at each change, even without requests. */
  refreshesHelp?: boolean;
  /** Includes the proxy's copies. */
  replacesCopies?: boolean;
};

export type App = {
  server: Server;
  prepare(): Promise<void>;
  dropCachedResponses: OnDataChange;
  startDraining(): void;
};

export function createApp(options: AppOptions): App {
  const { database, env, logger, appDir, varDir, routes = allRoutes, now = () => new Date() } = options;
  const { refreshesHelp = false, replacesCopies = false, renderers } = options;
  const { knex } = database;
  const headers = securityHeaders(env);
  const buildPolicy = (styles: readonly string[]) =>
    securityHeaders(env, styles)["Content-Security-Policy"] ?? "";
  const cache = new ResponseCache(headers);
  const metrics = new Metrics(() => database.replicaReads() !== database.publicReads);
  const requestLog = new RequestLog(logger, metrics);
  const state = { isDraining: false };

  // The proxy saw the last forwarded address; the others are claims.
  const koa = new Koa({ proxy: env.TRUST_PROXY !== undefined, maxIpsCount: 1 });
  const loadClient = sessions(koa, { knex, env, now });
  const loadSession = options.loadSession ?? createSessionLoader(env, now);
  const secrets = createSecrets(env);
  const rateLimiter = new RateLimiter({ knex, secrets, now });
  const queues = {
    heavy: new FairQueue(SLOTS.heavy),
    others: new FairQueue(SLOTS.others),
    surveys: new FairQueue(SLOTS.surveys, MAX_QUEUED_SURVEYS),
    help: new FairQueue(SLOTS.help),
    helpOfApp: new FairQueue(SLOTS.help),
    pages: new FairQueue(SLOTS.pages),
  };
  const readOfToday = () => readHelp(database.publicReads, dayInSouthAfrica(now()));
  const help = new HelpCache(readOfToday, varDir, logger, (before, after) => {
    if (before !== undefined) void copies?.replace(before, after);
  });
  const appState = { latestHelp: () => help.latest() };
  const services = {
    database,
    env,
    cache,
    queues,
    loadSession,
    rateLimiter,
    secrets,
    state: appState,
    now,
  };

  const router = new Router();
  addOperatorRoutes(router, { database, env, logger, metrics, state, now });
  for (const each of routes) {
    const { method, path } = each.endpoint;
    const name = (ctx: Context, next: Next) => {
      nameRoute(ctx.req, path, each.endpoint.untraced && "everywhere");
      if (each.endpoint.open) ctx.set(CROSS_ORIGIN);
      return next();
    };
    const meanwhile = each.sessionlessHandler ? [respondWithoutSession(each, services)] : [];
    const caller = hasSession(each.endpoint) ? [loadClient] : [];
    router.register(
      path,
      [method],
      [name, enforceDeadline(each.endpoint), ...meanwhile, ...caller, handleRoute(each, services)],
    );
  }
  const open = routes.filter(({ endpoint }) => endpoint.open);
  respondToPreflight(
    router,
    open.map(({ endpoint }) => endpoint.path),
  );

  // Koa would print the whole error.
  koa.on("error", (err) => logger.warn({ err }, "an answer broke off"));
  koa.use((ctx, next) => respondWithError(ctx, next, logger));
  koa.use(compressResponses);
  koa.use(
    bodyParser({ enableTypes: ["json"], jsonLimit: BODY_LIMIT, parsedMethods: ["POST", "PUT", "DELETE"] }),
  );
  koa.use(async (ctx, next) => {
    await next().finally(() => {
      if (typeof ctx._matchedRoute === "string") nameRoute(ctx.req, ctx._matchedRoute);
    });
  });
  koa.use(router.routes());
  koa.use(refuseMethods);
  const withLines = new HelpLinePages(async () => (await help.stored())?.lines ?? NO_LINES);
  const embeds =
    renderers &&
    serveEmbed({
      readFrom: database.replicaReads,
      env,
      now,
      queue: queues.heavy,
      render: renderers.renderEmbed,
    });
  koa.use(enforceDeadline());
  if (embeds) koa.use(embeds.middleware);
  koa.use(serveSitemap(help, env.PUBLIC_ORIGIN));
  const document = appDir === undefined ? undefined : readPageDocument(appDir);
  const createRenderer = (queue: FairQueue, withinMs?: number) =>
    appDir === undefined || document === undefined
      ? undefined
      : new PageRenderer({
          appDir,
          document,
          read: readPublic(koa, router),
          policyOf: buildPolicy,
          queue,
          withinMs,
          logger,
          countFailure: () => metrics.pageFailed(),
        });
  const renderer = createRenderer(queues.pages);
  const helpRenderer = createRenderer(queues.helpOfApp, HELP_WITHIN_MS);
  const helpPages =
    renderers &&
    new HelpPages({
      queue: queues.help,
      render: renderers.renderHelp,
      app: helpRenderer,
      site: siteIn(env),
      policyOf: buildPolicy,
    });
  const copies =
    replacesCopies && helpPages
      ? new ProxyCopies({
          origin: env.PUBLIC_ORIGIN,
          pages: helpPages,
          current: () => help.current(),
          logger,
        })
      : undefined;
  if (helpPages !== undefined) {
    const helpServices = { help, env, pages: helpPages };
    const transact = <T>(step: (trx: Knex.Transaction) => Promise<T>) => retryDeadlocks(knex, step);
    koa.use(
      serveReport({
        ...helpServices,
        logger,
        report: (reported, network) =>
          report(reported, { network, rateLimiter, transact, secrets, today: dayInSouthAfrica(now()) }),
      }),
    );
    koa.use(serveHelp(helpServices));
  }
  // Other ports are possible elsewhere.
  const publicOrigin = env.NODE_ENV === "production" ? env.PUBLIC_ORIGIN : undefined;
  const fallback =
    document === undefined || renderers === undefined
      ? undefined
      : (lines: readonly HelpLine[]) =>
          writeFallback(document, renderers.renderFallback({ exitUrl: env.EXIT_URL, lines }));
  const rendered = renderer &&
    fallback && { renderer, fallback, fallbackPolicy: buildPolicy(styleHashes(fallback([]))) };
  if (appDir !== undefined)
    koa.use(serveApp(appDir, { withLines, origin: publicOrigin, ...(rendered && { rendered }) }));
  const answer = koa.callback() as RequestListener;
  const everyHeader = new Headers(headers);

  const isNewDay = dayWatch(now);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    if (isNewDay()) {
      cache.clear();
      help.drop();
      embeds?.drop();
      renderer?.drop();
      helpRenderer?.drop();
    }
    if (env.TRUST_PROXY !== undefined) refuseClaims(request, env.TRUST_PROXY);
    const requestId = requestLog.record(request, response);
    const ready = request.method === "GET" ? cache.findRepresentation(request) : undefined;
    if (ready === undefined) {
      response.setHeader(REQUEST_ID, requestId).setHeaders(everyHeader);
      return void answer(request, response);
    }
    // Logging would take as long as the response.
    nameRoute(request, "cached response", "from the log");
    const isSame = isUnchanged(request, ready.etag);
    // Several times as fast as separate headers.
    response.writeHead(isSame ? 304 : 200, ready.head.concat(REQUEST_ID, requestId));
    response.end(isSame ? undefined : ready.body);
  });
  // Above a usual proxy's keep-alive, so that the proxy ends idle connections.
  server.keepAliveTimeout = 65_000;

  return {
    server,
    prepare: async () => {
      await help.prepare();
      // The first page loads all code.
      const visitor = { network: "", hasSession: false, mayBeSignedIn: false };
      void renderer?.render({ url: `${env.PUBLIC_ORIGIN}/home`, ...visitor });
      void helpRenderer?.render({ url: env.PUBLIC_ORIGIN + helpPathIn("en"), ...visitor });
    },
    dropCachedResponses: (datasets) => {
      embeds?.drop();
      cache.drop(datasets);
      help.drop();
      if (refreshesHelp) help.refreshSoon();
      renderer?.drop(datasets);
      helpRenderer?.drop(datasets);
      metrics.dataChanged();
    },
    startDraining: () => {
      state.isDraining = true;
    },
  };
}

const siteIn = (env: Env) => ({
  origin: env.PUBLIC_ORIGIN,
  exitUrl: env.EXIT_URL,
  feedbackEmail: env.FEEDBACK_EMAIL,
  publisher: publisherIn(env),
});

async function refuseMethods(ctx: Context, next: Next): Promise<void> {
  await next();
  const routes = (ctx.matched ?? []) as readonly { methods: readonly string[] }[];
  const allowed = new Set(routes.flatMap(({ methods }) => methods));
  if (ctx.status !== 404 || allowed.size === 0 || allowed.has(ctx.method)) return;
  ctx.set("Allow", [...allowed].sort().join(", "));
  throw new HttpError(405, "method-not-allowed", "This address does not take that method.");
}

/** The client gets an id, the operator the error. */
async function respondWithError(ctx: Context, next: Next, logger: Logger): Promise<void> {
  try {
    await next();
    if (ctx.status === 404 && ctx.body === undefined) {
      throw new HttpError(404, "not-found", "There is nothing at this address.");
    }
  } catch (error) {
    const refusal = toHttpError(error);
    const { status, code, message, errors } = refusal;
    const requestId = getRequestId(ctx.res);
    if (status >= 500) logger.error({ requestId, err: error }, "request failed");
    ctx.status = status;
    ctx.set("Cache-Control", "no-store");
    if (status === 503) ctx.set("Retry-After", "5");
    if (error instanceof TooManyRequests) ctx.set("Retry-After", String(error.retryAfterSeconds));
    const conflict = refusal instanceof ConflictError ? refusal.conflict : {};
    ctx.body = {
      success: false,
      code,
      message,
      ...(errors && { errors }),
      ...conflict,
      requestId,
    } satisfies Problem;
  }
}
