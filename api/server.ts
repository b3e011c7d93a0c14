import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { listenForBackups } from "./backup/backupSocket.ts";
import { failInterruptedImports } from "./data-import/runningImports.ts";
import { startHourlyJobs } from "./hourlyJobs.ts";
import type { Database } from "./lib/database/db.ts";
import { isDemonstrating } from "./lib/figures/isDemonstrating.ts";
import { startMailing } from "./lib/mail/startMailing.ts";
import { type Env, readEnv } from "./lib/operating/env.ts";
import { logOutput, makeLogger } from "./lib/operating/logger.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { loadRenderers } from "./lib/pages/loadRenderers.ts";
import { drain, listen } from "./listening.ts";
import { migrate } from "./migrations/migrate.ts";
import { openOrServeCopy } from "./openOrServeCopy.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "./seeds/demonstration/users.ts";
import { seed } from "./seeds/seed.ts";

await runProgram(() => start(readEnv(process.env)));

async function start(variables: Env): Promise<void> {
  const output = logOutput();
  const logger = makeLogger(variables.LOG_LEVEL, output);
  const appDir = fileURLToPath(new URL("../app/dist", import.meta.url));
  const built = existsSync(appDir)
    ? { appDir, renderers: await loadRenderers(join(appDir, "server/renderDocuments.js")) }
    : {};
  const { database, env } = await openOrServeCopy(variables, { logger, ...built });
  try {
    await setUp(database, env);
    const app = createApp({
      database,
      env,
      logger,
      varDir: env.VAR_DIR,
      refreshesHelp: true,
      replacesCopies: env.TRUST_PROXY !== undefined,
      ...built,
    });
    const stopListening = await database.onDataChange(app.dropCachedResponses);
    const stopMailing = startMailing({ knex: database.knex, env, logger });
    const stopHourlyJobs = startHourlyJobs({ database, env, logger });
    const stopBackups = await listenForBackups(database.knex, env, (err) =>
      logger.error({ err }, "a backup failed"),
    );
    await app.prepare();
    await listen(app.server, env);
    const flushing = setInterval(output.flush, 1000);

    const shutdown = async () => {
      await drain(app);
      await stopBackups();
      stopHourlyJobs();
      await stopMailing();
      clearInterval(flushing);
      await stopListening();
      await database.close();
      output.flushSync();
      process.exit(0);
    };
    process.once("SIGTERM", shutdown);
    process.once("SIGINT", shutdown);
    process.once("disconnect", shutdown);
    if (process.connected === false) await shutdown();
    await announce(app.server, database, env);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function setUp({ knex }: Database, env: Env): Promise<void> {
  await migrate(knex, (trx) => seed(trx, { set: env.SEED, today: new Date(), secretKey: env.SECRET_KEY }));
  if (env.DATABASE_URL === undefined) await failInterruptedImports(knex, new Date());
}

async function announce(server: Server, database: Database, env: Env): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const isDemonstration = await isDemonstrating(database.knex);
  const lines = [
    "",
    "  GBVF dashboard",
    `  Address    http://localhost:${port}/`,
    `  Database   ${database.description} (${isDemonstration ? "demonstration figures" : "no demonstration figures"})`,
    ...(await signInLines(database, env, isDemonstration)),
    "",
  ];
  console.log(lines.join("\n"));
}

async function signInLines({ knex }: Database, env: Env, isDemonstration: boolean): Promise<string[]> {
  const mail = env.SMTP_URL === undefined ? `${env.VAR_DIR}/outbox/` : new URL(env.SMTP_URL).host;
  const accounts = isDemonstration && env.NODE_ENV !== "production";
  const inUse = accounts ? await knex("user_account").where({ isDemonstration: true }).pluck("username") : [];
  const users = DEMONSTRATION_USERS.filter(({ username }) => inUse.includes(username));
  const width = Math.max(...users.map(({ username }) => username.length));
  return [
    `  Mail       ${mail}`,
    users.length === 0
      ? "  Sign-in    npm run admin -- invite EMAIL  makes an administrator"
      : `  Sign-in    for the demonstration, all with the password ${DEMONSTRATION_PASSWORD}`,
    ...users.map(({ username, about }) => `             ${username.padEnd(width)}  ${about}`),
  ];
}
