import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupName, keepLatest, storeBackup } from "./backup/backupFile.ts";
import { askServer } from "./backup/backupSocket.ts";
import { noteBackup } from "./backup/noteBackup.ts";
import type { Backup } from "./backup/proveBackup.ts";
import { atOneMoment, backupOf } from "./backup/writeBackup.ts";
import { unlessClosed } from "./lib/database/closedToChanges.ts";
import { openDatabase } from "./lib/database/db.ts";
import { type Env, readEnv, StartError } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";

const USAGE = `Usage: npm run backup [-- FOLDER] [--keep N]
  writes everything in the database into a new file in FOLDER (VAR_DIR/backups); servers go on meanwhile
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
  const file = join(into, backupName(new Date()));
  const { rows, header, end } = await store(env, file);
  console.log(`Written, and proven: ${file}`);
  console.log(`${rows.toLocaleString("en")} rows in ${header.tables} tables.`);
  console.log(`Digest of the rows: ${end?.digest}, of the counters: ${end?.sequencesDigest}`);
  if (keep === undefined) return;
  const old = await keepLatest(into, keep);
  if (old.length > 0) console.log(`Deleted: ${old.join(", ")}`);
}

async function store(env: Env, file: string): Promise<Backup> {
  const sent = env.DATABASE_URL === undefined ? await askServer(env.VAR_DIR) : null;
  if (sent !== null) return storeBackup(sent, file);
  const database = await openDatabase(env);
  try {
    if (!(await database.knex.schema.hasTable("knex_migrations"))) {
      throw new StartError(`There is nothing to back up in the database (${database.description}).`);
    }
    const backup = await atOneMoment(database.knex, (trx) => storeBackup(backupOf(trx, new Date()), file));
    await unlessClosed(noteBackup(database.knex, new Date()));
    return backup;
  } finally {
    await database.close();
  }
}

/** Paths are relative to where npm was called. */
function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: "string" } },
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const [folder, ...others] = positionals;
    if (others.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))) return null;
    return { folder, keep };
  } catch {
    return null;
  }
}
