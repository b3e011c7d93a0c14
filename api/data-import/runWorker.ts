import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import type { ImportQuestions } from "../import/choices.ts";
import type { ImportOutcome, Progress } from "../import/Importer.ts";
import type { Database } from "../lib/database/db.ts";
import { runRemoteQuery } from "../lib/database/remotePglite.ts";
import type { Env } from "../lib/operating/env.ts";
import { INTERRUPTED_MESSAGE } from "./runningImports.ts";
import type { FromWorker, ToWorker, Withdrawn, WorkerTask } from "./workerMessages.ts";

const WORKER = fileURLToPath(new URL("../importWorker.ts", import.meta.url));
const MAX_MEMORY = 1024;
const MAX_MS = 10 * 60_000;

export type WorkerResult =
  | (Omit<ImportOutcome, "counts"> & { withdrawn?: Withdrawn })
  | { errorMessage: string; details: readonly string[]; questions?: ImportQuestions };

type WorkerRun = {
  database: Database;
  env: Env;
  task: Omit<WorkerTask, "DATABASE_URL">;
  onProgress: (progress: Progress) => void;
  /** Called when the worker gets the embedded database. Until the worker ends, nobody else can use it. */
  onConnectionLent?: (connection: PGlite) => Promise<void>;
};

/** Runs the import in a separate process, so that this one stays responsive. Never throws. */
export async function runWorker({
  database,
  env,
  task,
  onProgress,
  onConnectionLent,
}: WorkerRun): Promise<WorkerResult> {
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${MAX_MEMORY}`],
    serialization: "advanced",
    // Passes no secret. The cache of compiled modules halves the time in which a worker starts.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: env.NODE_ENV,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  });
  // With the lowest priority, an import would hardly make progress.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const limit = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
  try {
    const work = { child, task: { ...task, DATABASE_URL: database.url }, onProgress };
    if (database.url !== undefined) return await exchangeMessages(work);
    return await lendConnection(database, async (pglite) => {
      await onConnectionLent?.(pglite);
      return exchangeMessages({ ...work, pglite });
    });
  } finally {
    clearTimeout(limit);
    child.kill("SIGKILL");
  }
}

async function lendConnection<T>({ knex }: Database, work: (pglite: PGlite) => Promise<T>): Promise<T> {
  const connection: PGlite = await knex.client.acquireConnection();
  try {
    return await work(connection);
  } finally {
    await connection.query("rollback");
    await knex.client.releaseConnection(connection);
  }
}

type WorkerExchange = {
  child: ChildProcess;
  task: WorkerTask;
  onProgress: (progress: Progress) => void;
  pglite?: PGlite;
};

async function exchangeMessages({ child, task, onProgress, pglite }: WorkerExchange): Promise<WorkerResult> {
  let result: WorkerResult = { errorMessage: INTERRUPTED_MESSAGE, details: [] };
  let queries = Promise.resolve();
  const postMessage = (message: ToWorker) => child.connected && child.send(message);
  child.on("message", (message: FromWorker) => {
    if ("progress" in message) onProgress(message.progress);
    else if ("outcome" in message) result = message.outcome;
    else if ("errorMessage" in message) result = message;
    else if (pglite !== undefined) {
      queries = queries.then(
        async () => void postMessage({ result: await runRemoteQuery(pglite, message.query) }),
      );
    }
  });
  child.on("error", () => child.kill("SIGKILL"));
  const ended = once(child, "exit");
  postMessage({ task });
  await ended;
  await queries;
  return result;
}
