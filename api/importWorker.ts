import { runImport } from "./data-import/importers.ts";
import { noteApplied } from "./data-import/imports.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./data-import/workerMessages.ts";
import { ImportError } from "./import/ImportError.ts";
import { OpenQuestions } from "./import/OpenQuestions.ts";
import { databaseOfPglite, openDatabase } from "./lib/database/db.ts";
import { remotePglite } from "./lib/database/remotePglite.ts";

const send = (message: FromWorker) => process.send?.(message, () => undefined);
// Without the server nobody would learn the result.
process.on("disconnect", () => process.exit(1));

const remote = remotePglite((query) => send({ query }));
process.on("message", (message: ToWorker) => {
  if ("answer" in message) remote.receive(message.answer);
  else void run(message.task);
});

async function run({ DATABASE_URL, importId, appliedBy, ...task }: WorkerTask): Promise<void> {
  const database =
    DATABASE_URL === undefined
      ? databaseOfPglite(remote.pglite, "the server's")
      : await openDatabase({ DATABASE_URL, VAR_DIR: task.varDir });
  try {
    const outcome = await runImport(database.knex, {
      ...task,
      onProgress: (progress) => send({ progress }),
      beforeCommit: (trx, { summary, secondPersonIn }) =>
        noteApplied(trx, { importId, appliedBy, folder: task.varDir, summary, secondPersonIn }),
    });
    send({ outcome });
  } catch (error) {
    if (!(error instanceof ImportError)) console.error(error instanceof Error ? error.stack : error);
    const isOfFile = error instanceof ImportError;
    send({
      problem: isOfFile ? error.message : "The import failed. The figures are as they were before.",
      details: isOfFile ? error.details : [],
      ...(error instanceof OpenQuestions && { questions: error.questions }),
    });
  }
  await database.close();
  process.disconnect?.();
}
