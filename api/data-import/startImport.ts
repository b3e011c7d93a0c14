import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { fingerprint } from "../import/fingerprint.ts";
import type { Progress } from "../import/Importer.ts";
import { type Database, liftLimits } from "../lib/db.ts";
import type { Env } from "../lib/env.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/privateFolder.ts";
import type { ImportRow } from "./imports.ts";
import { readDataVersions, withoutPath } from "./imports.ts";
import { runWorker, type WorkerResult } from "./runWorker.ts";

const ALIVE_EVERY_MS = 5000;
const PROGRESS_EVERY_MS = 1000;
const MOST_REJECTS_CHARACTERS = 5_000_000;

type Running = { database: Database; env: Env };
type Wanted = Pick<ImportRow, "importId" | "kind" | "fileName" | "options" | "fingerprint"> & {
  dryRun: boolean;
};

export const uploadsOf = ({ VAR_DIR }: Pick<Env, "VAR_DIR">): string => join(VAR_DIR, "uploads");

/** The folder of an import: its file, and the rows of it that were rejected. */
export const folderOf = (env: Pick<Env, "VAR_DIR">, importId: number): string =>
  join(uploadsOf(env), String(importId));

/** Where the file of an import is. Its name is told in what is found in it. */
export const fileOf = (
  env: Pick<Env, "VAR_DIR">,
  { importId, fileName }: Pick<ImportRow, "importId" | "fileName">,
) => join(folderOf(env, importId), fileName);

/** Runs the dry run or the import of an uploaded file, and writes down what came of it. Never throws. */
export async function runUploaded(wanted: Wanted, running: Running): Promise<void> {
  const { knex } = running.database;
  const alive = keepAlive(knex, wanted.importId, running.env.DATABASE_URL !== undefined);
  let result: WorkerResult;
  try {
    result = await work(wanted, running, alive.onProgress);
  } catch {
    result = { problem: "The file could not be read any more. Please upload it again.", details: [] };
  } finally {
    alive.stop();
  }
  await settle(wanted, result, running).catch(() => undefined);
}

async function work(wanted: Wanted, { database, env }: Running, onProgress: (progress: Progress) => void) {
  const { importId, kind, options, dryRun } = wanted;
  const file = fileOf(env, wanted);
  await fetchFile(database.knex, { importId, file });
  if (wanted.fingerprint !== (await fingerprint(file))) throw new Error("The file has changed.");
  const varDir = folderOf(env, importId);
  return runWorker({
    database,
    env,
    onProgress,
    task: { importId, kind, file, dryRun, options, varDir, today: new Date() },
  });
}

/** Keeps the file where every process can find it: the one that applies it may have a folder of its own. */
export async function keepFile(
  trx: Knex.Transaction,
  { importId, file }: { importId: number; file: string },
): Promise<void> {
  await liftLimits(trx);
  await trx("data_import")
    .where({ importId })
    .update({ content: await readFile(file) });
}

async function fetchFile(knex: Knex, { importId, file }: { importId: number; file: string }): Promise<void> {
  if (existsSync(file)) return;
  const { content } = await knex("data_import").where({ importId }).first("content");
  makePrivateFolder(dirname(file));
  await writeFile(file, content, { mode: PRIVATE_FILE });
}

/** Says while an import runs that it does, and how far it is; the embedded database is lent out meanwhile. */
function keepAlive(knex: Knex, importId: number, isShared: boolean) {
  let latest: Progress | undefined;
  let written = 0;
  const write = () => {
    if (!isShared) return;
    written = Date.now();
    const progress = latest && JSON.stringify(latest);
    knex("data_import")
      .where({ importId })
      .update({ aliveAt: new Date(), ...(progress && { progress }) })
      .catch(() => undefined);
  };
  const timer = setInterval(write, ALIVE_EVERY_MS);
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
      if (Date.now() - written > PROGRESS_EVERY_MS) write();
    },
    stop: () => clearInterval(timer),
  };
}

async function settle(
  { importId, dryRun }: Wanted,
  result: WorkerResult,
  { database, env }: Running,
): Promise<void> {
  const folder = folderOf(env, importId);
  const isFailed = "problem" in result;
  // What was applied is noted already, in its own transaction.
  if (isFailed || dryRun) {
    const rejects = await readRejects(folder);
    await database.knex.transaction(async (trx) => {
      await trx("data_import")
        .where({ importId })
        .whereIn("state", ["reading", "applying"])
        .update({
          progress: null,
          rejects,
          ...(isFailed
            ? {
                state: "failed",
                problem: result.problem,
                details: JSON.stringify(result.details),
                finishedAt: new Date(),
                content: null,
              }
            : {
                state: "previewed",
                summary: JSON.stringify(result.summary.map((sentence) => withoutPath(sentence, folder))),
                hasChanges: result.changed,
                dataVersions: JSON.stringify(await readDataVersions(trx)),
              }),
        });
    });
  }
  if (isFailed || !dryRun) await rm(folder, { recursive: true, force: true });
}

async function readRejects(folder: string): Promise<string | null> {
  const rejects = join(folder, "rejects");
  const [name] = await readdir(rejects).catch(() => [] as string[]);
  if (name === undefined) return null;
  return (await readFile(join(rejects, name), "utf8")).slice(0, MOST_REJECTS_CHARACTERS);
}
