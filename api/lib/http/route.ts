import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { Context, Next } from "koa";
import type { ActionName } from "../../shared/actions.ts";
import { type Endpoint, type Input, isRepeatable, opens, type Returned } from "../../shared/http/endpoint.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { type Audit, auditOf } from "../audit/audit.ts";
import { DATASETS, type Dataset, madeOfTheme } from "../cache/datasets.ts";
import type { FairQueue } from "../cache/FairQueue.ts";
import { isUnchanged, type PublicCache } from "../cache/publicCache.ts";
import type { Database } from "../database/db.ts";
import { readOnly } from "../database/readOnly.ts";
import { retryDeadlocks } from "../database/retryDeadlocks.ts";
import type { Env } from "../operating/env.ts";
import { Fault } from "../operating/loggedError.ts";
import { canonicalUrl } from "../pages/canonicalUrl.ts";
import { refuseManyChanges } from "../security/changeLimits.ts";
import { checkSender } from "../security/crossOrigin.ts";
import { demandFresh } from "../security/freshness.ts";
import type { Secrets } from "../security/secrets.ts";
import { type Visit, visitOf } from "../security/session.ts";
import type { Throttle } from "../security/throttle.ts";
import { networkOf } from "../security/trustedProxy.ts";
import { HttpError, notAllowed, secondFactorNeeded, signedOut } from "./errors.ts";
import { parseInput } from "./parseInput.ts";
import { writeAnswer } from "./writeAnswer.ts";

export type Session = {
  stakeholderId: number;
  /** The row may have ended: see `lockSession`. */
  sessionHash: string;
  actions: ReadonlySet<ActionName>;
  organisationId: number | null;
  passwordGivenAt: Date;
  /** 0: everything else is blocked. */
  daysToAddFactor?: number | undefined;
  municipalityIds: readonly number[];
};
export type ReadSession = (ctx: Context, trx: Knex.Transaction) => Promise<Session | undefined>;

/**
 * What the process holds in memory for its routes. A domain declares its own part.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add to it
export interface AppState {}

type SessionFor<E extends Endpoint> = E["access"] extends "anyone" ? undefined : Session;

type Asked<E extends Endpoint> = Input<E> & {
  session: SessionFor<E>;
  env: Env;
  /** In South Africa (ISO 8601). */
  today: string;
  now: Date;
  secrets: Secrets;
  state: AppState;
} & OfVisit<E>;
/** An answer kept for everybody depends on no visit. */
type OfVisit<E extends Endpoint> = E extends { cache: "public" } ? unknown : { visit: Visit };
type Answered<E extends Endpoint> = Promise<Returned<E>> | Returned<E>;

/** Only for changes and audited reads. */
type ForChanges<E extends Endpoint> = E extends { method: "GET" } | { reads: true; audits?: never }
  ? unknown
  : { audit: Audit };

type Handler<E extends Endpoint> = (
  request: Asked<E> & { trx: Knex.Transaction } & ForChanges<E>,
) => Answered<E>;

type SteppedHandler<E extends Endpoint> = (
  request: Asked<E> & {
    transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
    database: Database;
    upload: Readable;
    throttle: Throttle;
    audit: Audit;
  },
) => Answered<E>;

/** Needs no session row. */
type Meanwhile = (asked: { query: unknown; sessionHash: string; now: Date }) => unknown;

/** `route` and `steppedRoute` check that the two fit. */
export type Route = { endpoint: Endpoint; meanwhile?: Meanwhile } & (
  | { handler: Handler<Endpoint> }
  | { steppedHandler: SteppedHandler<Endpoint> }
);

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** The handler runs its own transactions: a password is hashed between two, or a try stays counted when refused. */
export function steppedRoute<E extends Endpoint>(endpoint: E, handler: SteppedHandler<E>): Route {
  return { endpoint, steppedHandler: handler as unknown as SteppedHandler<Endpoint> };
}

const isReading = ({ method, reads }: Endpoint): boolean => method === "GET" || reads === true;

export const asksWhoCalls = ({ access, session }: Endpoint): boolean =>
  access !== "anyone" || session === "optional";

/** Anonymous clients choose what it computes, so it runs in the fair queue; what people send to a survey, too. */
export const isQueued = (endpoint: Endpoint): boolean => isRepeatable(endpoint) && !asksWhoCalls(endpoint);

type PublicQueues = { heavy: FairQueue; others: FairQueue; surveys: FairQueue };

type RouteServices = {
  database: Database;
  env: Env;
  cache: PublicCache;
  queues: PublicQueues;
  readSession: ReadSession;
  throttle: Throttle;
  secrets: Secrets;
  state: AppState;
  now: () => Date;
};

function datasetsOf({ madeOf = DATASETS }: Endpoint, input: { query: unknown }): readonly Dataset[] {
  if (madeOf !== "the theme of componentId") return madeOf;
  return madeOfTheme((input.query as { componentId: number }).componentId);
}

/** Read-only for GET. Only what the response schema declares goes out. */
export function answerRoute(answered: Route, services: RouteServices) {
  const { endpoint } = answered;
  const { database, env, cache, queues, readSession, throttle, secrets, state, now } = services;
  const isPublicRead = isReading(endpoint) && !asksWhoCalls(endpoint);
  const connection = () => {
    if (endpoint.cache === "public") return database.keptReads();
    return isPublicRead ? database.publicReads : database.knex;
  };
  const isReadOnly = isReading(endpoint) && endpoint.audits === undefined;
  const transact = <T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
    isReadOnly ? readOnly(connection(), step) : retryDeadlocks(connection(), step);
  const readCaller = async (ctx: Context, trx: Knex.Transaction) => {
    const session = endpoint.access === "anyone" ? undefined : await readSession(ctx, trx);
    checkAccess(endpoint, session, now());
    if (session !== undefined)
      await refuseManyChanges(trx, endpoint, { actor: session.stakeholderId, now: now() });
    return session;
  };

  const handle = async (ctx: Context): Promise<unknown> => {
    const at = now();
    const asked = (session: Session | undefined) => ({
      ...parseInput(endpoint, ctx),
      session: session as Session,
      visit: visitOf(ctx, env),
      audit: auditOf(session, at),
      env,
      secrets,
      state,
      today: dayInSouthAfrica(at),
      now: at,
    });
    if ("handler" in answered) {
      return transact(async (trx) => {
        const session = await readCaller(ctx, trx);
        return present(endpoint, await answered.handler({ ...asked(session), trx }));
      });
    }
    const session = endpoint.access === "anyone" ? undefined : await transact((trx) => readCaller(ctx, trx));
    const given = asked(session);
    if (endpoint.upload) demandFile(ctx);
    const steps = { throttle, database, upload: ctx.req, transact };
    return present(endpoint, await answered.steppedHandler({ ...given, ...steps }));
  };

  const queue = endpoint.heavy ? queues.heavy : endpoint.repeatable ? queues.surveys : queues.others;
  const handleInQueue = (ctx: Context): Promise<unknown> => {
    // Two people who send the same are two.
    const key = endpoint.repeatable
      ? randomUUID()
      : `uncached ${canonicalUrl(endpoint, parseInput(endpoint, ctx), ctx.query)}`;
    return queue.share(key, networkOf(ctx.ip), () => handle(ctx));
  };

  if (endpoint.cache === "public") {
    return async (ctx: Context) => {
      const input = parseInput(endpoint, ctx);
      const url = canonicalUrl(endpoint, input, ctx.query);
      const madeOf = datasetsOf(endpoint, input);
      const write = async () => writeAnswer(endpoint, await handle(ctx));
      const asked = { url, request: ctx.req, network: networkOf(ctx.ip), queue, madeOf };
      const { body, headers, etag } = await cache.answer(asked, write);
      ctx.set(headers as Record<string, string>);
      if (isUnchanged(ctx.req, etag)) ctx.status = 304;
      else ctx.body = body;
    };
  }
  return async (ctx: Context) => {
    if (endpoint.method !== "GET") checkSender(ctx, endpoint);
    ctx.set("Cache-Control", "no-store");
    const answer = isQueued(endpoint) ? await handleInQueue(ctx) : await handle(ctx);
    if (endpoint.file === undefined) {
      ctx.body = answer;
      return;
    }
    const { body, headers } = writeAnswer(endpoint, answer);
    ctx.set(headers as Record<string, string>);
    ctx.body = body;
  };
}

/** Runs before the session middleware, which asks the database. */
export function answerMeanwhile({ endpoint, meanwhile }: Route, { env, now }: RouteServices) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const { sessionHash } = visitOf(ctx, env);
    const known = sessionHash && meanwhile?.({ query: ctx.query, sessionHash, now: now() });
    if (known === undefined) return next();
    ctx.set("Cache-Control", "no-store");
    ctx.body = present(endpoint, known);
  };
}

function demandFile(ctx: Context): void {
  if (!ctx.is("application/octet-stream")) throw new HttpError(415, "not-a-file", "Please send a file.");
}

function checkAccess(
  { access, withoutSecondFactor, freshness }: Endpoint,
  session: Session | undefined,
  at: Date,
): void {
  if (access === "anyone") return;
  if (session === undefined) throw signedOut();
  if (session.daysToAddFactor === 0 && !withoutSecondFactor) throw secondFactorNeeded();
  if (!opens(access, session.actions)) throw notAllowed();
  if (freshness === "needed") demandFresh(session, at);
}

/** Breaking our own contract is our fault, not bad input. */
function present({ response, method, path }: Endpoint, returned: unknown): unknown {
  const presented = response.safeParse(returned);
  if (presented.success) return presented.data;
  const where = presented.error.issues.map((issue) => `${issue.code} at ${issue.path.join(".")}`);
  throw new Fault(`${method} ${path} answers against its contract: ${where.join(", ")}`);
}
