import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type AppOptions, createApp } from "./app.ts";
import { readCopy } from "./directory/help/HelpCache.ts";
import { type Database, DatabaseUnreachable, databaseOfPostgres, openDatabase } from "./lib/database/db.ts";
import type { Env } from "./lib/operating/env.ts";
import { drain, listen } from "./listening.ts";

const RETRY_DELAY_MS = 2000;

/**
 * While PostgreSQL is unreachable, serves the copy of the help pages. Without a copy it fails, because a
 * setting may be wrong.
 * @returns the database and the environment, whose port is the one in use
 */
export async function openOrServeCopy(
  env: Env,
  serving: Pick<AppOptions, "logger" | "appDir" | "renderers">,
): Promise<{ database: Database; env: Env }> {
  try {
    return { database: await openDatabase(env, { as: "server" }), env };
  } catch (error) {
    const hasCopy = readCopy(env.VAR_DIR) !== undefined;
    if (!(error instanceof DatabaseUnreachable) || env.DATABASE_URL === undefined || !hasCopy) throw error;
    console.error(`${error.message} Only the pages of help are served until it is back.`);
    return serveCopy(env, env.DATABASE_URL, serving);
  }
}

async function serveCopy(
  env: Env,
  databaseUrl: string,
  serving: Pick<AppOptions, "logger" | "appDir" | "renderers">,
) {
  const unreachableDatabase = databaseOfPostgres(databaseUrl);
  const app = createApp({ ...serving, env, database: unreachableDatabase, varDir: env.VAR_DIR });
  await listen(app.server, env);
  const { port } = app.server.address() as AddressInfo;
  console.log(`  Address    http://localhost:${port}/`);
  const database = await openWhenBack(env);
  await drain(app);
  await unreachableDatabase.close();
  return { database, env: { ...env, PORT: port } };
}

async function openWhenBack(env: Env): Promise<Database> {
  for (;;) {
    await delay(RETRY_DELAY_MS);
    try {
      return await openDatabase(env, { as: "server" });
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error;
    }
  }
}
