import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { deleteOldBackups, formatBackupName, recordBackup, writeBackupFile } from "./backup/backupFile.ts";
import { requestBackup } from "./backup/backupSocket.ts";
import { dumpPglite } from "./backup/dumpPglite.ts";
import { dumpPostgres } from "./backup/postgresTools.ts";
import { type Database, openDatabase } from "./lib/database/db.ts";
import { type Env, OperatorError, readEnv } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { PRIVATE_FILE } from "./lib/security/privateFolder.ts";

const USAGE = `Usage: npm run backup [-- FOLDER] [--keep N]
  writes the database into a new file in FOLDER (VAR_DIR/backups) while servers go on
  --keep N  deletes the oldest backups of that folder beyond N`;

type Command = { folder: string | undefined; keep: number | undefined };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => run(command));

async function run({ folder, keep }: Command): Promise<void> {
  const env = readEnv(process.env);
  const into =
    folder === undefined ? join(env.VAR_DIR, "backups") : resolve(process.env.INIT_CWD ?? ".", folder);
  const file = join(into, formatBackupName(new Date(), env.DATABASE_URL === undefined ? "sql.gz" : "dump"));
  await writeBackupFile(file, (unfinished) => writeDump(env, unfinished));
  console.log(`Written: ${file}`);
  if (keep === undefined) return;
  const old = await deleteOldBackups(into, keep);
  if (old.length > 0) console.log(`Deleted: ${old.join(", ")}`);
}

async function writeDump(env: Env, file: string): Promise<void> {
  const receivedDump = env.DATABASE_URL === undefined ? await requestBackup(env.VAR_DIR) : null;
  if (receivedDump !== null) return writePrivate(file, receivedDump);
  const database = await openDatabase(env);
  try {
    await dump(database, env, file);
    await recordBackup(database.knex, new Date());
  } finally {
    await database.close();
  }
}

async function dump({ knex, description }: Database, { DATABASE_URL }: Env, file: string): Promise<void> {
  if (!(await knex.schema.hasTable("knex_migrations"))) {
    throw new OperatorError(`There is nothing to back up in the database (${description}).`);
  }
  if (DATABASE_URL !== undefined) return dumpPostgres(knex, DATABASE_URL, file);
  return writePrivate(file, await dumpPglite(knex));
}

function writePrivate(file: string, dump: Uint8Array): Promise<void> {
  return writeFile(file, dump, { mode: PRIVATE_FILE, flush: true });
}

/** Paths are relative to where npm was run. */
function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: "string" } },
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const [folder, ...rest] = positionals;
    if (rest.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))) return null;
    return { folder, keep };
  } catch {
    return null;
  }
}
