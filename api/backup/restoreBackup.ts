import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import { OperatorError } from "../lib/operating/env.ts";
import { startTool } from "./postgresTools.ts";

export type BackupFormat = "custom" | "sql";

/** The restore is rolled back if the backup has migrations that are not in `knownMigrations`. */
export type Restore = { file: string; knownMigrations: readonly string[] };

const BEGIN = "begin; drop schema public cascade; create schema public;\n";
const getCommit = ({ knownMigrations }: Restore) => `
do $$ begin
  if exists (select from public.knex_migrations where name <> all ('{${knownMigrations.join(",")}}')) then
    raise exception 'the backup is of another version of the product; restore it with that version';
  end if;
end $$;
commit;
`;

/** @throws {OperatorError} if the file is unreadable or no backup */
export async function detectFormat(file: string): Promise<BackupFormat> {
  const handle = await open(file).catch(() => {
    throw new OperatorError(`The file ${file} cannot be read.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
  await handle.close();
  if (buffer.toString("latin1") === "PGDMP") return "custom";
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "sql";
  throw new OperatorError(`The file ${file} is not a backup.`);
}

/**
 * Runs the backup's SQL with `psql`, because `pg_restore --single-transaction --clean` fails if the database
 * has tables that the backup lacks.
 * @throws {OperatorError} after leaving the database unchanged
 */
export async function restoreIntoPostgres(
  url: string,
  restore: Restore,
  format: BackupFormat,
): Promise<void> {
  const { process: psql, exited } = startTool("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"], {
    url,
    stdio: ["pipe", "ignore", "pipe"],
  });
  try {
    await pipeline(buildScript(restore, format), psql.stdin as NonNullable<typeof psql.stdin>);
    await exited;
  } catch (error) {
    psql.kill();
    // A closed pipe does not tell why psql stopped; only psql's exit error does.
    const cause = await exited
      .then(() => error)
      .catch((exitError) => (isClosedPipe(error) ? exitError : error));
    throw createRestoreError(cause);
  }
}

async function* buildScript(restore: Restore, format: BackupFormat): AsyncGenerator<Buffer | string> {
  yield BEGIN;
  yield* format === "sql" ? gunzip(restore.file) : readCustom(restore.file);
  yield getCommit(restore);
}

function gunzip(file: string): Readable {
  const unpacked = createGunzip();
  return createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
}

async function* readCustom(file: string): AsyncGenerator<Buffer> {
  const args = ["--schema=public", "--no-owner", "--no-privileges", "--exit-on-error", "--file=-", file];
  const { process: tool, exited } = startTool("pg_restore", args, { stdio: ["ignore", "pipe", "pipe"] });
  if (tool.stdout !== null) yield* tool.stdout;
  await exited;
}

/** @throws {OperatorError} after leaving the database unchanged */
export async function restoreIntoPglite(knex: Knex, restore: Restore): Promise<void> {
  const pglite: PGlite = await knex.client.acquireConnection();
  try {
    const sql = await text(gunzip(restore.file));
    await pglite.exec(BEGIN);
    for (const statements of splitParts(sql)) await pglite.exec(statements);
    await pglite.exec(getCommit(restore));
  } catch (error) {
    await pglite.exec("rollback");
    throw createRestoreError(error);
  } finally {
    await pglite.exec("reset all; set search_path to public");
    await knex.client.releaseConnection(pglite);
  }
}

const PART_LENGTH = 1_000_000;

/**
 * Splits the SQL, because PGlite cannot parse hundreds of megabytes at once. A part ends after a row, never
 * inside a string.
 */
function* splitParts(sql: string): Generator<string> {
  let from = Math.max(0, sql.indexOf("\nINSERT INTO "));
  yield sql.slice(0, from);
  const stringOrRowEnd = /'[^']*'|\);\n/g;
  stringOrRowEnd.lastIndex = from;
  for (let match = stringOrRowEnd.exec(sql); match !== null; match = stringOrRowEnd.exec(sql)) {
    if (match[0] !== ");\n" || stringOrRowEnd.lastIndex - from < PART_LENGTH) continue;
    yield sql.slice(from, stringOrRowEnd.lastIndex);
    from = stringOrRowEnd.lastIndex;
  }
  yield sql.slice(from);
}

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^(EPIPE|ECONNRESET|ERR_STREAM_(PREMATURE_CLOSE|DESTROYED))$/.test(String(error.code));

const createRestoreError = (error: unknown): OperatorError => {
  const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
  return new OperatorError(`The backup could not be restored, and nothing was changed: ${reason}.`);
};
