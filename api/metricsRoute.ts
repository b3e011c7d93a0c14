import { timingSafeEqual } from "node:crypto";
import type Router from "@koa/router";
import type { Context } from "koa";
import type { Logger } from "pino";
import type { Database } from "./lib/database/db.ts";
import { notFound } from "./lib/http/errors.ts";
import type { Env } from "./lib/operating/env.ts";
import type { Metrics } from "./lib/operating/metrics.ts";
import { factMetrics } from "./operation/factMetrics.ts";
import { readFacts } from "./operation/readFacts.ts";

type Services = { database: Database; env: Env; logger: Logger; metrics: Metrics; now: () => Date };

export function addMetricsRoute(router: Router, { database, env, logger, metrics, now }: Services): void {
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

/** If no token is set, only clients on this machine may read the metrics, and not through a proxy. */
function mayReadMetrics(ctx: Context, token: string | undefined): boolean {
  if (token === undefined) {
    const address = ctx.req.socket.remoteAddress ?? "";
    return /^(::1|(::ffff:)?127\..*)$/.test(address) && ctx.get("X-Forwarded-For") === "";
  }
  const provided = Buffer.from(ctx.get("Authorization"));
  const expected = Buffer.from(`Bearer ${token}`);
  return provided.length === expected.length && timingSafeEqual(provided, expected);
}
