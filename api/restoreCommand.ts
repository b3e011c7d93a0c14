import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Knex } from "knex";
import { detectFormat, restoreIntoPglite, restoreIntoPostgres } from "./backup/restoreBackup.ts";
import { type Database, openDatabase } from "./lib/database/db.ts";
import { OperatorError, readEnv } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { migrationNames } from "./migrations/migrate.ts";

const USAGE = `Usage: npm run restore -- FILE [--replace]
  fills an empty database from a backup; servers must be stopped
  --replace  deletes what the database holds now`;

type Command = { file: string; isReplacing: boolean };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => run(command));

async function run({ file, isReplacing }: Command): Promise<void> {
  const format = await detectFormat(file);
  const env = readEnv(process.env);
  if (format === "custom" && env.DATABASE_URL === undefined) {
    throw new OperatorError("A backup of PostgreSQL can be restored into PostgreSQL only; set DATABASE_URL.");
  }
  const database = await openDatabase(env);
  try {
    await refuseWhileServed(database);
    await refuseData(database, isReplacing);
    const restore = { file, knownMigrations: await migrationNames() };
    if (env.DATABASE_URL === undefined) await restoreIntoPglite(database.knex, restore);
    else await restoreIntoPostgres(env.DATABASE_URL, restore, format);
    await database.knex.raw("analyze");
    console.log(`Restored into the database (${database.description}): ${file}`);
    for (const line of await nextSteps(database.knex)) console.log(line);
  } finally {
    await database.close();
  }
}

/** A running server would continue with outdated data in memory. */
async function refuseWhileServed({ knex, description }: Database): Promise<void> {
  const server = await knex("pg_stat_activity")
    .whereRaw("datname = current_database() and pid <> pg_backend_pid()")
    .where({ applicationName: "gbvf-dashboard" })
    .first("pid");
  if (server === undefined) return;
  throw new OperatorError(`A server uses the database (${description}). Stop every server first.`);
}

async function refuseData({ knex, description }: Database, isReplacing: boolean): Promise<void> {
  if (isReplacing) return;
  const { tables } = await knex("pg_tables")
    .where({ schemaname: "public" })
    .first(knex.raw("count(*)::int as tables"));
  if (tables === 0) return;
  throw new OperatorError(
    `The database (${description}) has ${tables} tables. Nothing was done. With --replace all of them are deleted, and the backup takes their place.`,
  );
}

async function nextSteps(knex: Knex): Promise<string[]> {
  const { emails } = await knex("mail").whereNotNull("due_at").first(knex.raw("count(*)::int as emails"));
  return [
    "Everybody has to sign in again.",
    ...(emails > 0 ? [`Mail that was not sent then: ${emails}. The server sends it when it starts.`] : []),
    "Start the server with the SECRET_KEY of that time; without it, codes of authenticator apps, recovery codes and unsent mail are void.",
  ];
}

/** Resolves paths relative to the folder in which npm was run. */
function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    return { file: resolve(process.env.INIT_CWD ?? ".", file), isReplacing: values.replace };
  } catch {
    return null;
  }
}
