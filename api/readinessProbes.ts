import type Router from "@koa/router";
import type { Database } from "./lib/database/db.ts";
import { isUpToDate } from "./migrations/migrate.ts";

/** `/healthz` tells that the process lives; `/readyz` tells a load balancer whether it can serve. */
export function addReadinessProbes(
  router: Router,
  { database, state }: { database: Database; state: { isDraining: boolean } },
): void {
  router.get("/healthz", (ctx) => {
    ctx.body = { status: "ok" };
  });
  router.get("/readyz", async (ctx) => {
    const reason = state.isDraining ? "This process is ending." : await findError(database);
    ctx.status = reason === undefined ? 200 : 503;
    ctx.body = reason === undefined ? { status: "ready" } : { status: "not ready", reason };
  });
}

async function findError(database: Database): Promise<string | undefined> {
  try {
    const isCurrent = await isUpToDate(database.publicReads);
    return isCurrent ? await database.findError() : "The database has not had all migrations of this code.";
  } catch {
    return "The database cannot be reached.";
  }
}
