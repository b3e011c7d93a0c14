import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { Context, Next } from "koa";
import {
  type Endpoint,
  type Input,
  isAllowed,
  isRepeatable,
  type Returned,
} from "../../shared/http/endpoint.ts";
import type { PermissionName } from "../../shared/permissions.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { type Audit, createAudit } from "../audit/audit.ts";
import { DATASETS, type Dataset, listThemeDatasets } from "../cache/datasets.ts";
import type { FairQueue } from "../cache/FairQueue.ts";
import { isUnchanged, type ResponseCache } from "../cache/ResponseCache.ts";
import type { Database } from "../database/db.ts";
import { readOnly } from "../database/readOnly.ts";
import { retryDeadlocks } from "../database/retryDeadlocks.ts";
import type { Env } from "../operating/env.ts";
import { InternalError } from "../operating/serializeError.ts";
import { canonicalUrl } from "../pages/canonicalUrl.ts";
import { checkCsrf } from "../security/csrf.ts";
import { limitChanges } from "../security/limitChanges.ts";
import type { RateLimiter } from "../security/RateLimiter.ts";
import { requireRecentAuth } from "../security/recentAuth.ts";
import type { Secrets } from "../security/secrets.ts";
import { createVisit, type Visit } from "../security/session.ts";
import { getNetwork } from "../security/trustedProxy.ts";
import { HttpError, notAllowed, secondFactorNeeded, signedOut } from "./errors.ts";
import { parseInput } from "./parseInput.ts";
import { serializeResponse } from "./serializeResponse.ts";

export type Session = {
  stakeholderId: number;
  /** The session may have ended since it was read: see `lockSession`. */
  sessionHash: string;
  permissions: ReadonlySet<PermissionName>;
  organisationId: number | null;
  authenticatedAt: Date;
  /** At 0 the user may only add a second factor. */
  daysToAddFactor?: number | undefined;
  municipalityIds: readonly number[];
};
export type LoadSession = (ctx: Context, trx: Knex.Transaction) => Promise<Session | undefined>;

/**
 * Each module declares its in-memory state here.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add to it
export interface AppState {}

type SessionFor<E extends Endpoint> = E["access"] extends "anyone" ? undefined : Session;

type HandlerRequest<E extends Endpoint> = Input<E> & {
  session: SessionFor<E>;
  env: Env;
  /** Today's date in South Africa (ISO 8601). */
  today: string;
  now: Date;
  secrets: Secrets;
  state: AppState;
} & VisitFor<E>;
/**
 * Handlers of cached responses get no `visit`, because the response must not depend on who sent the request.
 */
type VisitFor<E extends Endpoint> = E extends { cache: "public" } ? unknown : { visit: Visit };
type HandlerResult<E extends Endpoint> = Promise<Returned<E>> | Returned<E>;

type AuditFor<E extends Endpoint> = E extends { method: "GET" } | { reads: true; audits?: never }
  ? unknown
  : { audit: Audit };

type Handler<E extends Endpoint> = (
  request: HandlerRequest<E> & { trx: Knex.Transaction } & AuditFor<E>,
) => HandlerResult<E>;

type MultiTxHandler<E extends Endpoint> = (
  request: HandlerRequest<E> & {
    transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
    database: Database;
    upload: Readable;
    rateLimiter: RateLimiter;
    audit: Audit;
  },
) => HandlerResult<E>;

type SessionlessHandler = (request: { query: unknown; sessionHash: string; now: Date }) => unknown;

/** Create it with `route` or `multiTxRoute`, because they check the handler's type. */
export type Route = { endpoint: Endpoint; sessionlessHandler?: SessionlessHandler } & (
  | { handler: Handler<Endpoint> }
  | { multiTxHandler: MultiTxHandler<Endpoint> }
);

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** The handler runs its own transactions, for example to hash a password between two of them. */
export function multiTxRoute<E extends Endpoint>(endpoint: E, handler: MultiTxHandler<E>): Route {
  return { endpoint, multiTxHandler: handler as unknown as MultiTxHandler<Endpoint> };
}

const isReading = ({ method, reads }: Endpoint): boolean => method === "GET" || reads === true;

export const hasSession = ({ access, session }: Endpoint): boolean =>
  access !== "anyone" || session === "optional";

/** Without a session, a queue limits how much clients can make the server compute. */
export const isQueued = (endpoint: Endpoint): boolean => isRepeatable(endpoint) && !hasSession(endpoint);

type PublicQueues = { heavy: FairQueue; light: FairQueue; surveys: FairQueue };

export type RouteServices = {
  database: Database;
  env: Env;
  cache: ResponseCache;
  queues: PublicQueues;
  loadSession: LoadSession;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  state: AppState;
  now: () => Date;
};

function findDatasets({ dependsOn = DATASETS }: Endpoint, input: { query: unknown }): readonly Dataset[] {
  if (dependsOn !== "the theme of componentId") return dependsOn;
  return listThemeDatasets((input.query as { componentId: number }).componentId);
}

/** GETs run in read-only transactions. Fields outside the response schema are not sent. */
export function handleRoute(target: Route, services: RouteServices) {
  const { endpoint } = target;
  const { database, env, cache, queues, loadSession, rateLimiter, secrets, state, now } = services;
  const isPublicRead = isReading(endpoint) && !hasSession(endpoint);
  const connection = () => {
    if (endpoint.cache === "public") return database.replicaReads();
    return isPublicRead ? database.publicReads : database.knex;
  };
  const isReadOnly = isReading(endpoint) && endpoint.audits === undefined;
  const transact = <T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
    isReadOnly ? readOnly(connection(), step) : retryDeadlocks(connection(), step);
  const authorizeRequest = async (ctx: Context, trx: Knex.Transaction) => {
    const session = endpoint.access === "anyone" ? undefined : await loadSession(ctx, trx);
    checkAccess(endpoint, session, now());
    if (session !== undefined)
      await limitChanges(trx, endpoint, { actor: session.stakeholderId, now: now() });
    return session;
  };

  const handle = async (ctx: Context): Promise<unknown> => {
    const at = now();
    const createRequest = (session: Session | undefined) => ({
      ...parseInput(endpoint, ctx),
      session: session as Session,
      visit: createVisit(ctx, env),
      audit: createAudit(session, at),
      env,
      secrets,
      state,
      today: dayInSouthAfrica(at),
      now: at,
    });
    if ("handler" in target) {
      return transact(async (trx) => {
        const session = await authorizeRequest(ctx, trx);
        return presentResponse(endpoint, await target.handler({ ...createRequest(session), trx }));
      });
    }
    const session =
      endpoint.access === "anyone" ? undefined : await transact((trx) => authorizeRequest(ctx, trx));
    const input = createRequest(session);
    if (endpoint.upload) assertSendsFile(ctx);
    const steps = { rateLimiter, database, upload: ctx.req, transact };
    return presentResponse(endpoint, await target.multiTxHandler({ ...input, ...steps }));
  };

  const queue = endpoint.heavy ? queues.heavy : endpoint.repeatable ? queues.surveys : queues.light;
  const handleInQueue = (ctx: Context): Promise<unknown> => {
    // Repeatable requests belong to different people, so they do not share a result.
    const key = endpoint.repeatable
      ? randomUUID()
      : `uncached ${canonicalUrl(endpoint, parseInput(endpoint, ctx), ctx.query)}`;
    return queue.share(key, getNetwork(ctx.ip), () => handle(ctx));
  };

  if (endpoint.cache === "public") {
    return async (ctx: Context) => {
      const input = parseInput(endpoint, ctx);
      const url = canonicalUrl(endpoint, input, ctx.query);
      const dependsOn = findDatasets(endpoint, input);
      const computeResponse = async () => serializeResponse(endpoint, await handle(ctx));
      const cacheRequest = { url, request: ctx.req, network: getNetwork(ctx.ip), queue, dependsOn };
      const { body, headers, etag } = await cache.respond(cacheRequest, computeResponse);
      ctx.set(headers as Record<string, string>);
      if (isUnchanged(ctx.req, etag)) ctx.status = 304;
      else ctx.body = body;
    };
  }
  return async (ctx: Context) => {
    if (endpoint.method !== "GET") checkCsrf(ctx, endpoint);
    ctx.set("Cache-Control", "no-store");
    const result = isQueued(endpoint) ? await handleInQueue(ctx) : await handle(ctx);
    if (endpoint.file === undefined) {
      ctx.body = result;
      return;
    }
    const { body, headers } = serializeResponse(endpoint, result);
    ctx.set(headers as Record<string, string>);
    ctx.body = body;
  };
}

/** Does not run the session middleware, because it queries the database. */
export function respondWithoutSession({ endpoint, sessionlessHandler }: Route, { env, now }: RouteServices) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const { sessionHash } = createVisit(ctx, env);
    const response = sessionHash && sessionlessHandler?.({ query: ctx.query, sessionHash, now: now() });
    if (response === undefined) return next();
    ctx.set("Cache-Control", "no-store");
    ctx.body = presentResponse(endpoint, response);
  };
}

function assertSendsFile(ctx: Context): void {
  if (!ctx.is("application/octet-stream")) throw new HttpError(415, "not-a-file", "Please send a file.");
}

function checkAccess(
  { access, withoutSecondFactor, recentAuth }: Endpoint,
  session: Session | undefined,
  at: Date,
): void {
  if (access === "anyone") return;
  if (session === undefined) throw signedOut();
  if (session.daysToAddFactor === 0 && !withoutSecondFactor) throw secondFactorNeeded();
  if (!isAllowed(access, session.permissions)) throw notAllowed();
  if (recentAuth === "needed") requireRecentAuth(session, at);
}

/** If a response breaks the contract, the server is at fault, so the client gets a 500. */
function presentResponse({ response, method, path }: Endpoint, returned: unknown): unknown {
  const presented = response.safeParse(returned);
  if (presented.success) return presented.data;
  const issues = presented.error.issues.map((issue) => `${issue.code} at ${issue.path.join(".")}`);
  throw new InternalError(`${method} ${path} does not match its contract: ${issues.join(", ")}`);
}
