import type { Knex } from "knex";
import type Koa from "koa";
import type { Context } from "koa";
import { createSession } from "koa-session";
import { PERMISSION_IDS } from "../../shared/permissions.ts";
import type { Env } from "../operating/env.ts";
import { type BrowserCookies, browserCookies } from "./browserCookies.ts";
import { browserName } from "./browserName.ts";
import { createSecrets, randomToken, sha256 } from "./secrets.ts";
import { getNetwork } from "./trustedProxy.ts";

export type SessionUser = { stakeholderId: number; purpose: "signed-in" | "reset" | "second-factor" };
type AuthenticatedUser = SessionUser & { authenticatedAt: Date };

const NEVER = new Date(0);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMITS = {
  administrator: { idle: 30 * MINUTE, absolute: 12 * HOUR },
  other: { idle: 60 * MINUTE, absolute: 24 * HOUR },
  unfinished: { idle: 10 * MINUTE, absolute: 10 * MINUTE },
};
const SEEN_INTERVAL_MS = MINUTE;

const getCookieName = ({ NODE_ENV }: Pick<Env, "NODE_ENV">): string =>
  NODE_ENV === "production" ? "__Host-session" : "session";

type Services = { knex: Knex; env: Env; now: () => Date };

/** Sessions are read before the route's transaction begins, because PGlite has a single connection. */
export function sessions(koa: Koa, services: Services) {
  const isProduction = services.env.NODE_ENV === "production";
  const middleware = createSession(
    {
      key: getCookieName(services.env),
      maxAge: "session",
      httpOnly: true,
      sameSite: "lax",
      secure: isProduction,
      signed: false,
      genid: randomToken,
      store: createSessionStore(services),
    },
    koa,
  );
  return (ctx: Context, next: Koa.Next): Promise<void> => {
    // TLS may end at a proxy that does not say so in a header.
    if (isProduction) ctx.cookies.secure = true;
    return middleware(ctx, next);
  };
}

const sessionTransactions = new WeakMap<Context, { trx: Knex.Transaction; now: Date }>();

function findTransaction({ ctx }: { ctx?: Context }) {
  const transaction = ctx === undefined ? undefined : sessionTransactions.get(ctx);
  return ctx && transaction && { ctx, ...transaction };
}

function createSessionStore({ knex, env, now }: Services) {
  const secrets = createSecrets(env);
  return {
    get: (id: string) => findSessionUser(knex, sha256(id), now()),
    // Saves nothing if another request has ended the session.
    set: async (id: string, sessionUser: AuthenticatedUser, _maxAge: unknown, by: { ctx?: Context }) => {
      const transaction = findTransaction(by);
      if (transaction === undefined) return;
      const { stakeholderId, purpose, authenticatedAt } = sessionUser;
      const times = { startedAt: transaction.now, lastSeenAt: transaction.now, authenticatedAt };
      await transaction.trx("session").insert({
        sessionHash: sha256(id),
        stakeholderId,
        purpose,
        ...times,
        browser: browserName(transaction.ctx.get("user-agent")),
        network: secrets.keyedHash(`network of ${stakeholderId}`, getNetwork(transaction.ctx.ip)),
      });
    },
    destroy: async (id: string, by: { ctx?: Context }) => {
      const connection = findTransaction(by)?.trx ?? knex;
      await connection("session")
        .where({ sessionHash: sha256(id) })
        .delete();
    },
  };
}

type SessionRow = AuthenticatedUser & { startedAt: Date; lastSeenAt: Date; isAdministrator: boolean };

async function findSessionUser(
  knex: Knex,
  sessionHash: string,
  now: Date,
): Promise<AuthenticatedUser | undefined> {
  const row: SessionRow | undefined = await knex("session")
    .where({ sessionHash })
    .first(
      "stakeholder_id",
      "purpose",
      "started_at",
      "last_seen_at",
      "authenticated_at",
      knex.raw(
        `exists (select 1 from group_member natural join group_action
          where group_member.stakeholder_id = session.stakeholder_id and action_id = ?) as is_administrator`,
        [PERMISSION_IDS.WorldOfImpactAdmin],
      ),
    );
  if (row === undefined) return undefined;
  const { stakeholderId, purpose, startedAt, lastSeenAt, authenticatedAt, isAdministrator } = row;
  const limit =
    purpose !== "signed-in" ? LIMITS.unfinished : isAdministrator ? LIMITS.administrator : LIMITS.other;
  const idle = now.getTime() - lastSeenAt.getTime();
  if (idle > limit.idle || now.getTime() - startedAt.getTime() > limit.absolute) {
    await knex("session").where({ sessionHash }).delete();
    return undefined;
  }
  if (idle > SEEN_INTERVAL_MS) {
    await knex("session").where({ sessionHash }).update({ lastSeenAt: now });
    if (purpose === "signed-in")
      await knex("user_account").where({ stakeholderId }).update({ lastSeenAt: now });
  }
  return { stakeholderId, purpose, authenticatedAt };
}

/** The browser that sent the request, and its session, which the handler can begin or end. */
export type Visit = {
  readonly browser: BrowserCookies;
  readonly network: string;
  readonly sessionUser: AuthenticatedUser | undefined;
  readonly sessionHash: string | undefined;
  /**
   * Call it in the transaction that checked the password, so that a concurrent password change also ends this
   * session.
   */
  begin(
    trx: Knex.Transaction,
    sessionUser: SessionUser & { authenticatedAt?: Date },
    now: Date,
  ): Promise<void>;
  recordStepUp(trx: Knex.Transaction, now: Date): Promise<void>;
  end(): void;
};

export function createVisit(ctx: Context, env: Pick<Env, "NODE_ENV">): Visit {
  return {
    browser: browserCookies(ctx, env),
    get network() {
      return getNetwork(ctx.ip);
    },
    get sessionUser() {
      return getSessionUser(ctx);
    },
    get sessionHash() {
      return getSessionHash(ctx, env);
    },
    begin: async (trx, sessionUser, now) => {
      sessionTransactions.set(ctx, { trx, now });
      try {
        ctx.session = { authenticatedAt: NEVER, ...sessionUser };
        await ctx.session?.regenerate?.();
      } finally {
        sessionTransactions.delete(ctx);
      }
    },
    recordStepUp: async (trx, now) => {
      await trx("session")
        .where({ sessionHash: getSessionHash(ctx, env) ?? "" })
        .update({ authenticatedAt: now });
    },
    end: () => {
      ctx.session = null;
    },
  };
}

export function getSessionHash(ctx: Context, env: Pick<Env, "NODE_ENV">): string | undefined {
  const id = ctx.cookies.get(getCookieName(env), { signed: false });
  return id === undefined ? undefined : sha256(id);
}

export function getSessionUser(ctx: Context): AuthenticatedUser | undefined {
  const { stakeholderId, purpose, authenticatedAt } = (ctx.session ?? {}) as Partial<AuthenticatedUser>;
  return stakeholderId === undefined || purpose === undefined || authenticatedAt === undefined
    ? undefined
    : { stakeholderId, purpose, authenticatedAt };
}

/**
 * Returns undefined if the session has ended. Call it in the transaction of the change, after locking the
 * account.
 */
export async function lockSession(
  trx: Knex.Transaction,
  sessionHash: string | undefined,
): Promise<{ authenticatedAt: Date } | undefined> {
  if (sessionHash === undefined) return undefined;
  return trx("session").where({ sessionHash }).forUpdate().first("authenticated_at");
}

/** Call it after a change of password, second factor or permissions. */
export async function endSessions(
  trx: Knex.Transaction,
  stakeholderId: number,
  exceptHash = "",
): Promise<void> {
  await trx("session").where({ stakeholderId }).whereNot({ sessionHash: exceptHash }).delete();
}

declare module "koa" {
  interface ExtendableContext {
    session?: (Record<string, unknown> & { regenerate?(): Promise<void> }) | null;
  }
}
