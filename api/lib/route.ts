import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { ActionName } from "./actions.ts";
import { type Audit, auditOf } from "./audit.ts";
import { canonicalUrl } from "./canonicalUrl.ts";
import { checkSender } from "./checkSender.ts";
import { DATASETS } from "./datasets.ts";
import type { Database } from "./db.ts";
import { type Endpoint, type Input, opens, type Returned } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { HttpError, notAllowed, secondFactorNeeded, signedOut } from "./errors.ts";
import { Fault } from "./loggedError.ts";
import { networkOf } from "./networkOf.ts";
import { parseInput } from "./parseInput.ts";
import { isUnchanged, type PublicCache } from "./publicCache.ts";
import { dayInSouthAfrica } from "./quarters.ts";
import { readOnly } from "./readOnly.ts";
import { retryDeadlocks } from "./retryDeadlocks.ts";
import type { Secrets } from "./secrets.ts";
import { type Visit, visitOf } from "./session.ts";
import type { Turns } from "./Turns.ts";
import type { Throttle } from "./throttle.ts";
import { writeAnswer } from "./writeAnswer.ts";

/** Who is calling, as the server knows it, and whose rows they may see. */
export type Session = {
  stakeholderId: number;
  actions: ReadonlySet<ActionName>;
  /** The organisation that the caller speaks for. */
  organisationId: number | null;
  /** When the password was last given in this browser. */
  passwordGivenAt: Date;
  /** Days left to add a second factor; 0: nothing else is open before. Missing where none is demanded. */
  daysToAddFactor?: number | undefined;
  /** The municipalities whose building blocks the caller may capture. */
  municipalityIds: readonly number[];
};
export type ReadSession = (ctx: Context, trx: Knex.Transaction) => Promise<Session | undefined>;

/** Behind any access but "anyone" there is a session: nobody else gets as far as the handler. */
type SessionFor<E extends Endpoint> = E["access"] extends "anyone" ? undefined : Session;

type Asked<E extends Endpoint> = Input<E> & {
  session: SessionFor<E>;
  env: Env;
  /** The day in South Africa, ISO 8601. Kept public answers are dropped when it changes. */
  today: string;
  /** The moment of the call. */
  now: Date;
};
type Answered<E extends Endpoint> = Promise<Returned<E>> | Returned<E>;

/** What only the handlers of changes get, and of looks that are written down. */
type ForChanges<E extends Endpoint> = E extends { method: "GET" } | { reads: true; audits?: never }
  ? unknown
  : { audit: Audit; secrets: Secrets };

export type Handler<E extends Endpoint> = (
  request: Asked<E> & { trx: Knex.Transaction } & ForChanges<E>,
) => Answered<E>;

export type SteppedHandler<E extends Endpoint> = (
  request: Asked<E> & {
    /** Runs one step in a transaction of its own. */
    transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
    /** For work that goes on after the answer. */
    database: Database;
    /** The file that is sent to an endpoint of uploads. */
    upload: Readable;
    visit: Visit;
    throttle: Throttle;
    secrets: Secrets;
    audit: Audit;
  },
) => Answered<E>;

/** An endpoint and what answers it. Made by `route` or `steppedRoute`, which check that the two fit. */
export type Route = { endpoint: Endpoint } & (
  | { handler: Handler<Endpoint> }
  | { steppedHandler: SteppedHandler<Endpoint> }
);

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/**
 * A route whose handler runs its transactions itself: for what waits in between, or counts a try that is refused. The
 * hash of a password takes as long as fifty queries; nobody should hold a connection meanwhile.
 */
export function steppedRoute<E extends Endpoint>(endpoint: E, handler: SteppedHandler<E>): Route {
  return { endpoint, steppedHandler: handler as unknown as SteppedHandler<Endpoint> };
}

/** Whether calling it leaves everything as it was. */
export const isReading = ({ method, reads }: Endpoint): boolean => method === "GET" || reads === true;

/** Whether who is calling matters: only then is a cookie read. */
export const asksWhoCalls = ({ access, session }: Endpoint): boolean =>
  access !== "anyone" || session === "optional";

/** Of answers that are kept: strangers choose what is computed, and must not take all of the database. */
export type PublicTurns = { heavy: Turns; others: Turns };

export type RouteServices = {
  database: Database;
  env: Env;
  cache: PublicCache;
  turns: PublicTurns;
  readSession: ReadSession;
  throttle: Throttle;
  secrets: Secrets;
  now: () => Date;
};

/**
 * The middleware that answers one route: refuses cross-site changes, checks access, parses the input, runs the
 * handler in a transaction (read-only for GET) and lets only what the response schema declares go out.
 */
export function answerRoute(answered: Route, services: RouteServices) {
  const { endpoint } = answered;
  const { database, env, cache, turns, readSession, throttle, secrets, now } = services;
  const isPublicRead = isReading(endpoint) && !asksWhoCalls(endpoint);
  const knex = isPublicRead ? database.publicReads : database.knex;
  const transact = <T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
    isReading(endpoint) && endpoint.audits === undefined ? readOnly(knex, step) : retryDeadlocks(knex, step);
  const readCaller = async (ctx: Context, trx: Knex.Transaction) => {
    const session = endpoint.access === "anyone" ? undefined : await readSession(ctx, trx);
    checkAccess(endpoint, session);
    return session;
  };

  const handle = async (ctx: Context): Promise<unknown> => {
    const at = now();
    const today = dayInSouthAfrica(at);
    if ("handler" in answered) {
      return transact(async (trx) => {
        const session = await readCaller(ctx, trx);
        const input = parseInput(endpoint, ctx);
        const own = { session: session as Session, trx, env, today, now: at };
        const forChanges = { audit: auditOf(session, at), secrets };
        return present(endpoint, await answered.handler({ ...input, ...own, ...forChanges }));
      });
    }
    const session = endpoint.access === "anyone" ? undefined : await transact((trx) => readCaller(ctx, trx));
    const input = parseInput(endpoint, ctx);
    if (endpoint.upload) demandFile(ctx);
    const services = {
      env,
      throttle,
      secrets,
      database,
      upload: ctx.req,
      visit: visitOf(ctx, env),
      transact,
    };
    const own = { session: session as Session, today, now: at, audit: auditOf(session, at) };
    return present(endpoint, await answered.steppedHandler({ ...input, ...services, ...own }));
  };

  if (endpoint.cache === "public") {
    const { madeOf = DATASETS } = endpoint;
    const ownTurns = endpoint.heavy ? turns.heavy : turns.others;
    return async (ctx: Context) => {
      const url = canonicalUrl(endpoint, parseInput(endpoint, ctx), ctx.query);
      const write = () =>
        ownTurns.take(networkOf(ctx.ip), async () => writeAnswer(endpoint, await handle(ctx)));
      const { body, headers, etag } = await cache.answer(url, ctx.req, madeOf, write);
      ctx.set(headers as Record<string, string>);
      if (isUnchanged(ctx.req, etag)) ctx.status = 304;
      else ctx.body = body;
    };
  }
  return async (ctx: Context) => {
    if (endpoint.method !== "GET") checkSender(ctx, endpoint);
    ctx.set("Cache-Control", "no-store");
    ctx.body = await handle(ctx);
  };
}

function demandFile(ctx: Context): void {
  if (!ctx.is("application/octet-stream")) throw new HttpError(415, "not-a-file", "Please send a file.");
}

function checkAccess({ access, withoutSecondFactor }: Endpoint, session: Session | undefined): void {
  if (access === "anyone") return;
  if (session === undefined) throw signedOut();
  if (session.daysToAddFactor === 0 && !withoutSecondFactor) throw secondFactorNeeded();
  if (!opens(access, session.actions)) throw notAllowed();
}

/** An answer that breaks its own contract is our fault, and must not be told as bad input. */
function present({ response, method, path }: Endpoint, returned: unknown): unknown {
  const presented = response.safeParse(returned);
  if (presented.success) return presented.data;
  const where = presented.error.issues.map((issue) => `${issue.code} at ${issue.path.join(".")}`);
  throw new Fault(`${method} ${path} answers against its contract: ${where.join(", ")}`);
}
