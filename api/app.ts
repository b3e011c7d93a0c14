import { createServer, type RequestListener, type Server } from "node:http";
import { bodyParser } from "@koa/bodyparser";
import Router from "@koa/router";
import Koa, { type Context, type Next } from "koa";
import type { Logger } from "pino";
import { signedInReader } from "./access/signedInReader.ts";
import { KeptHelp } from "./directory/help/KeptHelp.ts";
import { readHelp } from "./directory/help/readHelp.ts";
import { helpDocument, serveHelp } from "./directory/help/serveHelp.ts";
import { slotsOf } from "./directory/help/writeService.ts";
import { embedDocument, serveEmbed } from "./findings/embed/serveEmbed.ts";
import { firstViewOf } from "./findings/firstView.ts";
import { compressAnswers } from "./lib/compressAnswers.ts";
import { answerPreflights, CROSS_ORIGIN } from "./lib/crossOrigin.ts";
import type { OnDataChange } from "./lib/dataVersion.ts";
import { dayWatch } from "./lib/dayWatch.ts";
import type { Database } from "./lib/db.ts";
import type { Env } from "./lib/env.ts";
import { Changed, HttpError, toHttpError } from "./lib/errors.ts";
import { FirstViews } from "./lib/FirstViews.ts";
import { Metrics } from "./lib/metrics.ts";
import { PageWriter } from "./lib/PageWriter.ts";
import type { Problem } from "./lib/problem.ts";
import { isUnchanged, PublicCache } from "./lib/publicCache.ts";
import { dayInSouthAfrica } from "./lib/quarters.ts";
import { nameRoute, REQUEST_ID, RequestLog, requestIdOf } from "./lib/requestLog.ts";
import { answerRoute, asksWhoCalls, type ReadSession, type Route } from "./lib/route.ts";
import { Secrets } from "./lib/secrets.ts";
import { securityHeaders } from "./lib/securityHeaders.ts";
import { serveApp } from "./lib/serveApp.ts";
import { sessions } from "./lib/session.ts";
import { stylesOfScreens } from "./lib/styleHashes.ts";
import { Turns } from "./lib/Turns.ts";
import { Throttle, TooManyRequests } from "./lib/throttle.ts";
import { refuseClaims } from "./lib/trustedProxy.ts";
import { addOperatorRoutes } from "./operatorRoutes.ts";
import { routes as allRoutes } from "./routes.ts";

const BODY_LIMIT = "100kb";
/** Of the six connections for public reads, one is left for health checks and the pages of help. */
const AT_ONCE = { heavy: 2, others: 3 } as const;

export type AppOptions = {
  database: Database;
  env: Env;
  logger: Logger;
  /** The built app; without it only the API and the pages of help are served. */
  appDir?: string;
  /** Where the last copy of the pages of help is kept; without it, only in memory. */
  varDir?: string;
  /** Who is calling: who is signed in, unless a test says otherwise. */
  readSession?: ReadSession;
  routes?: readonly Route[];
  /** The clock; tests set their own. */
  now?: () => Date;
};

export type App = {
  server: Server;
  /** Forgets the kept public answers that are made of these datasets. */
  dropPublicAnswers: OnDataChange;
  /** From now on /readyz says that no new requests should come here. */
  startDraining(): void;
};

/** The whole server: kept public answers first, then the API and the built app through Koa. */
export function createApp(options: AppOptions): App {
  const { database, env, logger, appDir, varDir, routes = allRoutes, now = () => new Date() } = options;
  const { knex } = database;
  const headers = securityHeaders(env, stylesOfScreens(appDir));
  const cache = new PublicCache(headers);
  const metrics = new Metrics();
  const requestLog = new RequestLog(logger, metrics);
  const state = { isDraining: false };

  // Of several addresses that were forwarded, the last is what the configured proxy saw; the others are claims.
  const koa = new Koa({ proxy: env.TRUST_PROXY !== undefined, maxIpsCount: 1 });
  const knowCaller = sessions(koa, { knex, env, now });
  const readSession = options.readSession ?? signedInReader(env, now);
  const secrets = new Secrets(env.SECRET_KEY);
  const throttle = new Throttle({ knex, secrets, now });
  const turns = { heavy: new Turns(AT_ONCE.heavy), others: new Turns(AT_ONCE.others) };
  const services = { database, env, cache, turns, readSession, throttle, secrets, now };

  const router = new Router();
  addOperatorRoutes(router, { database, env, metrics, state });
  for (const each of routes) {
    const { method, path } = each.endpoint;
    const name = (ctx: Context, next: Next) => {
      nameRoute(ctx.req, path, each.endpoint);
      // Refusals too: whoever may call may learn what was wrong.
      if (each.endpoint.open) ctx.set(CROSS_ORIGIN);
      return next();
    };
    const caller = asksWhoCalls(each.endpoint) ? [knowCaller] : [];
    router.register(path, [method], [name, ...caller, answerRoute(each, services)]);
  }
  const open = routes.filter(({ endpoint }) => endpoint.open);
  answerPreflights(
    router,
    open.map(({ endpoint }) => endpoint.path),
  );

  // An answer that breaks off half way; Koa itself would print all of the error.
  koa.on("error", (err) => logger.warn({ err }, "an answer broke off"));
  koa.use((ctx, next) => answerErrors(ctx, next, logger));
  koa.use(compressAnswers);
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
  const help = new KeptHelp(() => readHelp(database.publicReads, dayInSouthAfrica(now())), varDir, logger);
  const firstViews = new FirstViews(firstViewOf(database.publicReads, now), turns.heavy, logger);
  const pages = new PageWriter(async () => (await help.current()).lines.map(slotsOf), firstViews, logger);
  const embeds = serveEmbed({
    knex: database.publicReads,
    env,
    now,
    turns: turns.heavy,
    document: appDir && embedDocument(appDir),
  });
  koa.use(embeds.middleware);
  koa.use(serveHelp({ help, env, document: appDir && helpDocument(appDir) }));
  if (appDir !== undefined) koa.use(serveApp(appDir, pages));
  const answer = koa.callback() as RequestListener;
  const everyHeader = new Headers(headers);

  const isNewDay = dayWatch(now);
  const server = createServer((request, response) => {
    // What is running today, and which quarter is the last completed, is part of the answers that are kept.
    if (isNewDay()) {
      cache.clear();
      help.drop();
      embeds.drop();
    }
    if (env.TRUST_PROXY !== undefined) refuseClaims(request, env.TRUST_PROXY);
    const requestId = requestLog.record(request, response);
    const ready = request.method === "GET" ? cache.ready(request) : undefined;
    if (ready === undefined) {
      response.setHeader(REQUEST_ID, requestId).setHeaders(everyHeader);
      return void answer(request, response);
    }
    // It cannot fail, and is counted: a line for each would cost as much as finding it.
    nameRoute(request, "kept answer", { unlogged: true });
    const isSame = isUnchanged(request, ready.etag);
    // A ready list of headers is written several times as fast as headers that are set one by one.
    response.writeHead(isSame ? 304 : 200, ready.head.concat(REQUEST_ID, requestId));
    response.end(isSame ? undefined : ready.body);
  });
  // A little over a usual proxy's keep-alive, so that the proxy and not we ends idle connections.
  server.keepAliveTimeout = 65_000;

  return {
    server,
    dropPublicAnswers: (datasets) => {
      embeds.drop();
      cache.drop(datasets);
      help.drop();
      pages.drop();
      metrics.dataChanged();
    },
    startDraining: () => {
      state.isDraining = true;
    },
  };
}

/** An address that is one of ours, called with a method that it does not take. */
async function refuseMethods(ctx: Context, next: Next): Promise<void> {
  await next();
  const routes = (ctx.matched ?? []) as readonly { methods: readonly string[] }[];
  const allowed = new Set(routes.flatMap(({ methods }) => methods));
  if (ctx.status !== 404 || allowed.size === 0 || allowed.has(ctx.method)) return;
  ctx.set("Allow", [...allowed].sort().join(", "));
  throw new HttpError(405, "method-not-allowed", "This address does not take that method.");
}

/** The one writer of error bodies: an id and plain words for the caller, the whole error for the operator. */
async function answerErrors(ctx: Context, next: Next, logger: Logger): Promise<void> {
  try {
    await next();
    if (ctx.status === 404 && ctx.respond !== false) {
      throw new HttpError(404, "not-found", "There is nothing at this address.");
    }
  } catch (error) {
    const refusal = toHttpError(error);
    const { status, code, message, errors } = refusal;
    const requestId = requestIdOf(ctx.res);
    if (status >= 500) logger.error({ requestId, err: error }, "request failed");
    ctx.status = status;
    ctx.set("Cache-Control", "no-store");
    if (status === 503) ctx.set("Retry-After", "5");
    if (error instanceof TooManyRequests) ctx.set("Retry-After", String(error.retryAfterSeconds));
    const conflict = refusal instanceof Changed ? refusal.conflict : {};
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
