import { timingSafeEqual } from "node:crypto";
import type Router from "@koa/router";
import type { Context } from "koa";
import type { Logger } from "pino";
import type { Database } from "./lib/database/db.ts";
import { notFound } from "./lib/http/errors.ts";
import type { Env } from "./lib/operating/env.ts";
import type { Metrics } from "./lib/operating/metrics.ts";
import { isUpToDate } from "./migrations/migrate.ts";
import { factMetrics } from "./operation/factMetrics.ts";
import { readFacts } from "./operation/readFacts.ts";

type Services = {
  database: Database;
  env: Env;
  logger: Logger;
  metrics: Metrics;
  state: { isDraining: boolean };
  now: () => Date;
};

export function addOperatorRoutes(
  router: Router,
  { database, env, logger, metrics, state, now }: Services,
): void {
  router.get("/healthz", (ctx) => {
    ctx.body = { status: "ok" };
  });
  router.get("/readyz", async (ctx) => {
    const reason = state.isDraining ? "This process is ending." : await findError(database);
    ctx.status = reason === undefined ? 200 : 503;
    ctx.body = reason === undefined ? { status: "ready" } : { status: "not ready", reason };
  });
  router.get("/metrics", async (ctx) => {
    if (!mayReadMetrics(ctx, env.METRICS_TOKEN)) throw notFound("This page");
    ctx.type = metrics.contentType;
    const facts = await readFacts(database.publicReads, { env, now: now() }).catch((err) => {
      logger.error({ err }, "the facts of operation could not be read");
      return undefined;
    });
    ctx.body = `${await metrics.text()}${factMetrics(facts)}`;
  });
}

async function findError(database: Database): Promise<string | undefined> {
  try {
    const isCurrent = await isUpToDate(database.publicReads);
    return isCurrent ? await database.fault() : "The database has not had all migrations of this code.";
  } catch {
    return "The database cannot be reached.";
  }
}

/** Without a token, only this machine may read them, and not through a proxy. */
function mayReadMetrics(ctx: Context, token: string | undefined): boolean {
  if (token === undefined) {
    const address = ctx.req.socket.remoteAddress ?? "";
    return /^(::1|(::ffff:)?127\..*)$/.test(address) && ctx.get("X-Forwarded-For") === "";
  }
  const given = Buffer.from(ctx.get("Authorization"));
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
