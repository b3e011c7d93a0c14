import { rm } from "node:fs/promises";
import type { Knex } from "knex";
import { fingerprint } from "../import/fingerprint.ts";
import type { Progress } from "../import/Importer.ts";
import type { Database } from "../lib/database/db.ts";
import type { Env } from "../lib/operating/env.ts";
import { describeError } from "./describeError.ts";
import { type ImportRow, readDataVersions, type readHistory } from "./imports.ts";
import { runWorker, type WorkerResult } from "./runWorker.ts";
import { storeImportPreview } from "./storeImportPreview.ts";
import { trackRunningImport } from "./trackRunningImport.ts";
import { fetchFile, getImportFile, getImportFolder } from "./uploadedFiles.ts";

const HEARTBEAT_INTERVAL_MS = 5000;
const PROGRESS_INTERVAL_MS = 1000;

type Running = { database: Database; env: Env };
type ClaimedImport = ImportRow & {
  dryRun: boolean;
  appliedBy?: number;
  sessionHash?: string | undefined;
  history?: Awaited<ReturnType<typeof readHistory>>;
};

/** Previews, applies or withdraws an import in a worker. Never throws. */
export async function runUploadedImport(claimed: ClaimedImport, running: Running): Promise<void> {
  const { knex } = running.database;
  const { dryRun, appliedBy, sessionHash, history, ...row } = claimed;
  const isShared = running.env.DATABASE_URL !== undefined;
  // With a shared database, each request checks its session in the database.
  const runningImport = trackRunningImport(row, isShared ? undefined : sessionHash, history);
  const alive = keepAlive(knex, claimed.importId, isShared);
  const began = Date.now();
  let result: WorkerResult;
  try {
    const onProgress = (progress: Progress) => {
      runningImport.onProgress(progress);
      alive.onProgress(progress);
    };
    result = await runTask(claimed, running, { onProgress, onLent: runningImport.onLent });
  } catch (error) {
    result = { errorMessage: describeError(error, (Date.now() - began) / 1000), details: [] };
  } finally {
    alive.stop();
  }
  const end = claimed.state === "withdrawing" ? finishWithdrawal : finishImport;
  await end(claimed, result, running).catch(() => undefined);
  runningImport.end();
}

async function runTask(
  claimed: ClaimedImport,
  { database, env }: Running,
  listeners: Pick<Parameters<typeof runWorker>[0], "onProgress" | "onLent">,
) {
  const { importId, kind, options, dryRun, appliedBy } = claimed;
  const file = getImportFile(env, claimed);
  const isWithdrawal = claimed.state === "withdrawing";
  if (!isWithdrawal) {
    await fetchFile(database.knex, { importId, file });
    if (claimed.fingerprint !== (await fingerprint(file))) throw new Error("The file has changed.");
  }
  const reason = isWithdrawal ? claimed.withdrawal?.reason : undefined;
  const varDir = getImportFolder(env, importId);
  return runWorker({
    database,
    env,
    ...listeners,
    task: { importId, kind, file, dryRun, appliedBy, options, varDir, reason, today: new Date() },
  });
}

function keepAlive(knex: Knex, importId: number, isShared: boolean) {
  let latest: Progress | undefined;
  let progressAt = 0;
  const write = () => {
    if (!isShared) return;
    progressAt = Date.now();
    const progress = latest && JSON.stringify(latest);
    knex("data_import")
      .where({ importId })
      .update({ aliveAt: new Date(), ...(progress && { progress }) })
      .catch(() => undefined);
  };
  const timer = setInterval(write, HEARTBEAT_INTERVAL_MS);
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
      if (Date.now() - progressAt > PROGRESS_INTERVAL_MS) write();
    },
    stop: () => clearInterval(timer),
  };
}

async function finishImport(
  { importId, dryRun, options, questions }: ClaimedImport,
  result: WorkerResult,
  { database, env }: Running,
): Promise<void> {
  const folder = getImportFolder(env, importId);
  const isFailed = "errorMessage" in result;
  // After a failed choice, the file and its questions remain, so that the user can change the choice.
  const choosableQuestions = options.choices === undefined ? null : questions;
  const openQuestions = dryRun ? (result.questions ?? choosableQuestions) : null;
  if (isFailed || dryRun)
    await storeImportPreview(database.knex, { importId }, result, { folder, questions: openQuestions });
  if ((isFailed && openQuestions === null) || !dryRun) await rm(folder, { recursive: true, force: true });
}

async function finishWithdrawal(
  { importId, withdrawal }: ClaimedImport,
  result: WorkerResult,
  { database }: Running,
): Promise<void> {
  const candidate =
    "errorMessage" in result
      ? null
      : {
          withdrawn: result.withdrawn,
          summary: result.summary,
          secondPersonIn: result.secondPersonIn,
        };
  await database.knex.transaction(async (trx) => {
    const dataVersions = JSON.stringify(await readDataVersions(trx));
    await trx("data_import")
      .where({ importId, state: "withdrawing" })
      .update({
        state: "applied",
        progress: null,
        errorMessage: "errorMessage" in result ? result.errorMessage : null,
        withdrawal: candidate && JSON.stringify({ ...withdrawal, ...candidate }),
        dataVersions,
      });
  });
}
