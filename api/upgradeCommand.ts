import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Knex } from "knex";
import { backupName } from "./backup/backupFile.ts";
import { openDatabase } from "./lib/database/db.ts";
import { readEnv } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { migrate } from "./migrations/migrate.ts";
import { seed } from "./seeds/seed.ts";
import { becomesReady, tryServer } from "./upgrade/tryServer.ts";
import { upgrade } from "./upgrade/upgrade.ts";

const USAGE = `Usage: npm run upgrade [-- --restart COMMAND [--ready URL] ...]
  backs the database up, changes it for this version, tries a server on it, and goes back where that does not serve
  --restart COMMAND  restarts the servers, which go on until then without changes; without it they must be stopped
  --ready URL  what must then answer 200, such as http://127.0.0.1:8081/readyz; for each server`;

type Command = { restart: string | undefined; ready: string[] };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => run(command));

async function run({ restart, ready }: Command): Promise<void> {
  const env = readEnv(process.env);
  const isEmbedded = env.DATABASE_URL === undefined;
  const open = () => openDatabase(env, { as: "upgrade" });
  let database = await open();
  try {
    await upgrade({
      get database() {
        return database;
      },
      backup: join(env.VAR_DIR, "backups", backupName(new Date())),
      migrate: (knex: Knex) =>
        migrate(knex, (trx) => seed(trx, { set: env.SEED, today: new Date(), secretKey: env.SECRET_KEY })),
      tryServer: async () => {
        if (!isEmbedded) return tryServer();
        await database.close();
        const fault = await tryServer();
        database = await open();
        return fault;
      },
      restart: restart === undefined ? undefined : () => restartServers(restart, ready),
      say: console.log,
    });
  } finally {
    await database.close();
  }
}

async function restartServers(restart: string, ready: string[]): Promise<string | undefined> {
  const { status } = spawnSync(restart, { shell: true, stdio: "inherit" });
  if (status !== 0) return `The servers could not be restarted: \`${restart}\` ended with ${status}.`;
  for (const url of ready) {
    if (!(await becomesReady(() => url))) return `${url} did not say 200 after the restart.`;
  }
  console.log(`The servers are restarted${ready.length > 0 ? " and ready" : ""}.`);
  return undefined;
}

function readCommand(args: string[]): Command | null {
  try {
    const { values } = parseArgs({
      args,
      options: { restart: { type: "string" }, ready: { type: "string", multiple: true, default: [] } },
    });
    if (values.ready.length > 0 && values.restart === undefined) return null;
    return { restart: values.restart, ready: values.ready };
  } catch {
    return null;
  }
}
