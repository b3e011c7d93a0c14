import { setTimeout } from "node:timers/promises";
import { describeError } from "./data-import/describeError.ts";
import { runImport } from "./data-import/importers.ts";
import { recordAppliedImport } from "./data-import/runningImports.ts";
import { runWithdrawal } from "./data-import/withdrawal.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./data-import/workerMessages.ts";
import { ImportError } from "./import/ImportError.ts";
import { OpenQuestions } from "./import/OpenQuestions.ts";
import { type Database, DatabaseUnreachable, databaseOfPglite, openDatabase } from "./lib/database/db.ts";
import { remotePglite } from "./lib/database/remotePglite.ts";

const send = (message: FromWorker) => process.send?.(message, () => undefined);
// Without the server nobody would get the result.
process.on("disconnect", () => process.exit(1));

const RETRY_DELAYS_MS = [500, 1000, 2000];

const remote = remotePglite((query) => send({ query }));
process.on("message", (message: ToWorker) => {
  if ("result" in message) remote.receive(message.result);
  else void run(message.task);
});

async function run({ DATABASE_URL, importId, appliedBy, reason, ...task }: WorkerTask): Promise<void> {
  const began = Date.now();
  let database: Database | undefined;
  try {
    database = await connect({ DATABASE_URL, VAR_DIR: task.varDir });
    const outcome =
      reason === undefined
        ? await runImport(database.knex, {
            ...task,
            importId,
            onProgress: (progress) => send({ progress }),
            beforeCommit: (trx, { summary, secondPersonIn }) =>
              recordAppliedImport(trx, { importId, appliedBy, folder: task.varDir, summary, secondPersonIn }),
          })
        : await runWithdrawal(database.knex, { ...task, importId, actor: appliedBy ?? null, reason });
    send({ outcome });
  } catch (error) {
    const isImportError = error instanceof ImportError;
    if (!isImportError) console.error(error instanceof Error ? error.stack : error);
    send({
      errorMessage: isImportError ? error.message : describeError(error, (Date.now() - began) / 1000),
      details: isImportError ? error.details : [],
      ...(error instanceof OpenQuestions && { questions: error.questions }),
    });
  }
  await database?.close();
  process.disconnect?.();
}

/** Retries a busy database three times. */
async function connect(env: Pick<WorkerTask, "DATABASE_URL"> & { VAR_DIR: string }): Promise<Database> {
  if (env.DATABASE_URL === undefined) return databaseOfPglite(remote.pglite, "the server's");
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await openDatabase(env);
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error;
      await setTimeout(wait);
    }
  }
  return openDatabase(env);
}
