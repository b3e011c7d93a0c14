import { createServer, type RequestListener, type Server } from "node:http";
import { bodyParser } from "@koa/bodyparser";
import Router from "@koa/router";
import Koa from "koa";
import type { Logger } from "pino";
import { createSessionLoader } from "./access/loadSession.ts";
import { HelpCache } from "./directory/help/HelpCache.ts";
import { readHelp } from "./directory/help/readHelp.ts";
import type { OnDataChange } from "./lib/cache/dataVersion.ts";
import { FairQueue } from "./lib/cache/FairQueue.ts";
import { isUnchanged, ResponseCache } from "./lib/cache/ResponseCache.ts";
import type { Database } from "./lib/database/db.ts";
import { compressResponses } from "./lib/http/compressResponses.ts";
import { registerRoutes } from "./lib/http/registerRoutes.ts";
import { rejectUnsupportedMethods, respondWithError } from "./lib/http/respondWithError.ts";
import type { LoadSession, Route } from "./lib/http/route.ts";
import type { Env } from "./lib/operating/env.ts";
import { Metrics } from "./lib/operating/metrics.ts";
import { createRequestId, nameRoute, REQUEST_ID, RequestLog } from "./lib/operating/requestLog.ts";
import type { DocumentRenderers } from "./lib/pages/loadRenderers.ts";
import { RateLimiter } from "./lib/security/RateLimiter.ts";
import { createSecrets } from "./lib/security/secrets.ts";
import { securityHeaders } from "./lib/security/securityHeaders.ts";
import { sessions } from "./lib/security/session.ts";
import { dropUntrustedHeaders } from "./lib/security/trustedProxy.ts";
import { dayWatch } from "./lib/time/dayWatch.ts";
import { addMetricsRoute } from "./metricsRoute.ts";
import { addPublicPages } from "./publicPages.ts";
import { addReadinessProbes } from "./readinessProbes.ts";
import { routes as allRoutes } from "./routes.ts";
import { dayInSouthAfrica } from "./shared/quarters.ts";

const BODY_LIMIT = "100kb";
/** nginx allows 32 kB. A higher limit here lets this server refuse longer headers with its own message. */
const MAX_HEADER_BYTES = 48 * 1024;
/** Leaves one of the six connections free for health checks and for reading the data of help pages. */
const SLOTS = { heavy: 2, light: 3, surveys: 3 } as const;
/** A hall full of people may answer a survey from one network address. */
const MAX_QUEUED_SURVEYS = 300;

export type AppOptions = {
  database: Database;
  env: Env;
  logger: Logger;
  appDir?: string;
  varDir?: string;
  loadSession?: LoadSession;
  routes?: readonly Route[];
  now?: () => Date;
  /** Undefined in development, where help pages and embeds are not built. */
  renderers?: DocumentRenderers;
  /** Reads the help pages' data again at each change, even without requests. */
  refreshesHelp?: boolean;
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
  const cache = new ResponseCache(headers);
  const metrics = new Metrics(() => database.replicaReads() !== database.publicReads);
  const requestLog = new RequestLog(logger, metrics);
  const state = { isDraining: false };

  // Earlier addresses in X-Forwarded-For are the client's claims; the proxy has only seen the last one.
  const koa = new Koa({ proxy: env.TRUST_PROXY !== undefined, maxIpsCount: 1 });
  const sessionMiddleware = sessions(koa, { knex, env, now });
  const loadSession = options.loadSession ?? createSessionLoader(env, now);
  const secrets = createSecrets(env);
  const rateLimiter = new RateLimiter({ knex, secrets, now });
  const queues = {
    heavy: new FairQueue(SLOTS.heavy),
    light: new FairQueue(SLOTS.light),
    surveys: new FairQueue(SLOTS.surveys, MAX_QUEUED_SURVEYS),
  };
  const readTodaysHelp = () => readHelp(database.publicReads, dayInSouthAfrica(now()));
  const help = new HelpCache(readTodaysHelp, varDir, logger, (before, after) => {
    if (before !== undefined) void pages.replaceCopies?.(before, after);
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
  addReadinessProbes(router, { database, state });
  addMetricsRoute(router, { database, env, logger, metrics, now });
  registerRoutes(router, { routes, services, sessionMiddleware });

  // Koa's default handler would print the whole error.
  koa.on("error", (err) => logger.warn({ err }, "a response broke off"));
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
  koa.use(rejectUnsupportedMethods);
  const pages = addPublicPages({
    ...{ koa, router, database, env, logger, metrics, help, rateLimiter, secrets, now },
    ...{ appDir, renderers, replacesCopies, heavyQueue: queues.heavy },
  });
  const handleRequest = koa.callback() as RequestListener;
  const commonHeaders = new Headers(headers);

  const isNewDay = dayWatch(now);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    if (isNewDay()) {
      cache.clear();
      help.drop();
      pages.drop();
    }
    if (env.TRUST_PROXY !== undefined) dropUntrustedHeaders(request, env.TRUST_PROXY);
    const requestId = createRequestId();
    requestLog.beginRequest(requestId, request, response);
    const cachedRepresentation = request.method === "GET" ? cache.findRepresentation(request) : undefined;
    if (cachedRepresentation === undefined) {
      response.setHeader(REQUEST_ID, requestId).setHeaders(commonHeaders);
      return void handleRequest(request, response);
    }
    // Omits cached responses from the log, because logging one takes as long as sending it.
    nameRoute(request, "cached response", "from the log");
    const isNotModified = isUnchanged(request, cachedRepresentation.etag);
    // Writing one list of headers is several times as fast as setting each.
    response.writeHead(
      isNotModified ? 304 : 200,
      cachedRepresentation.headerList.concat(REQUEST_ID, requestId),
    );
    response.end(isNotModified ? undefined : cachedRepresentation.body);
  });
  // Longer than the usual 60 seconds of a proxy, so that the proxy closes idle connections first.
  server.keepAliveTimeout = 65_000;

  return {
    server,
    prepare: async () => {
      await help.prepare();
      pages.renderFirst();
    },
    dropCachedResponses: (datasets) => {
      cache.drop(datasets);
      help.drop(datasets);
      if (refreshesHelp) help.refreshSoon();
      pages.drop(datasets);
      metrics.countDataChange();
    },
    startDraining: () => {
      state.isDraining = true;
    },
  };
}
