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

type ImportServices = { database: Database; env: Env };
type StartedImport = ImportRow & {
  dryRun: boolean;
  appliedBy?: number;
  sessionHash?: string | undefined;
  history?: Awaited<ReturnType<typeof readHistory>>;
};

/** Previews, applies or withdraws an import in a worker. Never throws. */
export async function runUploadedImport(started: StartedImport, services: ImportServices): Promise<void> {
  const { knex } = services.database;
  const { dryRun, appliedBy, sessionHash, history, ...row } = started;
  const isShared = services.env.DATABASE_URL !== undefined;
  // With a shared database, each request checks its session in the database.
  const runningImport = trackRunningImport(row, isShared ? undefined : sessionHash, history);
  const heartbeat = startHeartbeat(knex, started.importId, isShared);
  const began = Date.now();
  let result: WorkerResult;
  try {
    const onProgress = (progress: Progress) => {
      runningImport.onProgress(progress);
      heartbeat.onProgress(progress);
    };
    result = await runTask(started, services, {
      onProgress,
      onConnectionLent: runningImport.onConnectionLent,
    });
  } catch (error) {
    result = { errorMessage: describeError(error, (Date.now() - began) / 1000), details: [] };
  } finally {
    heartbeat.stop();
  }
  const finish = started.state === "withdrawing" ? finishWithdrawal : finishImport;
  await finish(started, result, services).catch(() => undefined);
  runningImport.end();
}

async function runTask(
  started: StartedImport,
  { database, env }: ImportServices,
  listeners: Pick<Parameters<typeof runWorker>[0], "onProgress" | "onConnectionLent">,
) {
  const { importId, kind, options, dryRun, appliedBy } = started;
  const file = getImportFile(env, started);
  const isWithdrawal = started.state === "withdrawing";
  if (!isWithdrawal) {
    await fetchFile(database.knex, { importId, file });
    if (started.fingerprint !== (await fingerprint(file))) throw new Error("The file has changed.");
  }
  const reason = isWithdrawal ? started.withdrawal?.reason : undefined;
  const varDir = getImportFolder(env, importId);
  return runWorker({
    database,
    env,
    ...listeners,
    task: { importId, kind, file, dryRun, appliedBy, options, varDir, reason, today: new Date() },
  });
}

function startHeartbeat(knex: Knex, importId: number, isShared: boolean) {
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
  { importId, dryRun, options, questions }: StartedImport,
  result: WorkerResult,
  { database, env }: ImportServices,
): Promise<void> {
  const folder = getImportFolder(env, importId);
  const isFailed = "errorMessage" in result;
  // After a failed choice, the file and its questions remain, so that the user can change the choice.
  const earlierQuestions = options.choices === undefined ? null : questions;
  const openQuestions = dryRun ? (result.questions ?? earlierQuestions) : null;
  if (isFailed || dryRun)
    await storeImportPreview(database.knex, { importId }, result, { folder, questions: openQuestions });
  if ((isFailed && openQuestions === null) || !dryRun) await rm(folder, { recursive: true, force: true });
}

async function finishWithdrawal(
  { importId, withdrawal }: StartedImport,
  result: WorkerResult,
  { database }: ImportServices,
): Promise<void> {
  const plannedWithdrawal =
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
        withdrawal: plannedWithdrawal && JSON.stringify({ ...withdrawal, ...plannedWithdrawal }),
        dataVersions,
      });
  });
}
