import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Knex } from "knex";
import { type Backup, proveBackup } from "./backup/proveBackup.ts";
import { refuseBesideServers } from "./backup/refuseBesideServers.ts";
import { restoreBackup } from "./backup/restoreBackup.ts";
import { openToChanges } from "./lib/database/closedToChanges.ts";
import { openDatabase } from "./lib/database/db.ts";
import { readEnv, StartError } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { migrateTo } from "./migrations/migrate.ts";

const USAGE = `Usage: npm run restore -- FILE [--replace] [--unproven]
  makes the database what it was when FILE was written; servers must be stopped
  --replace  deletes what the database holds now; without it, only an empty one is filled
  --unproven  takes an older file whose rows are all there although its digest does not match`;

type Command = { file: string; isReplacing: boolean; acceptsUnproven: boolean };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => run(command));

async function run({ file, isReplacing, acceptsUnproven }: Command): Promise<void> {
  const backup = await proveBackup(file);
  console.log(`The backup is of ${backup.header.madeAt}: ${backup.rows.toLocaleString("en")} rows.`);
  const env = readEnv(process.env);
  const database = await openDatabase(env, { as: "upgrade" });
  try {
    await refuseBesideServers(database);
    const held = await holding(database.knex);
    if (held !== null && !isReplacing) {
      throw new StartError(
        `The database (${database.description}) holds ${held}. Nothing was done. With --replace all of it is deleted, and what the backup holds takes its place.`,
      );
    }
    console.log(
      held === null
        ? `It goes into an empty database (${database.description}).`
        : `It takes the place of ${held} in the database (${database.description}).`,
    );
    const isProven = await database.knex.transaction((trx) =>
      restoreBackup(trx, { backup, migrateTo, acceptsUnproven }),
    );
    await database.knex.raw("analyze");
    await openToChanges(database.knex);
    console.log(isProven ? inDigests(backup) : NOT_PROVEN);
    for (const line of await nextSteps(database.knex)) console.log(line);
  } finally {
    await database.close();
  }
}

const NOT_PROVEN =
  "Not proven: that every value, and every counter of ids, is as it was. Proven: that the file has as many tables and rows as it says, and that no row refers to one that is missing. Compare figures that you know.";

function inDigests({ header, end }: Backup): string {
  const digests =
    header.format === "gbvf backup 1"
      ? header.digest
      : `${end?.digest} of the rows, ${end?.sequencesDigest} of the counters`;
  return `Digests as those of the backup: ${digests}`;
}

/** Null where nothing would be lost. */
async function holding(knex: Knex): Promise<string | null> {
  const { tables } = await knex("pg_tables")
    .where({ schemaname: "public" })
    .first(knex.raw("count(*)::int as tables"));
  if (tables === 0) return null;
  if (!(await knex.schema.hasTable("user_account"))) return `${tables} tables`;
  const { accounts } = await knex("user_account").first(knex.raw("count(*)::int as accounts"));
  return `${tables} tables and ${accounts} accounts`;
}

async function nextSteps(knex: Knex): Promise<string[]> {
  const { letters } = await knex("mail").whereNotNull("due_at").first(knex.raw("count(*)::int as letters"));
  return [
    "Everybody has to sign in again.",
    ...(letters > 0
      ? [`Letters that had not been sent then: ${letters}. The server sends them when it starts.`]
      : []),
    "Start the server with the SECRET_KEY of that time; without it, codes of authenticator apps, recovery codes and waiting letters are void.",
  ];
}

/** Paths are relative to where npm was called. */
function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        unproven: { type: "boolean", default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return null;
    const { replace: isReplacing, unproven: acceptsUnproven } = values;
    return { file: resolve(process.env.INIT_CWD ?? ".", file), isReplacing, acceptsUnproven };
  } catch {
    return null;
  }
}
