import { noteApplied } from "./data-import/imports.ts";
import { ImportError } from "./import/ImportError.ts";
import type { Progress } from "./import/Importer.ts";
import { type ImportRun, runImport } from "./importers.ts";
import { databaseOfPglite, openDatabase } from "./lib/db.ts";
import { type AnsweredQuery, type AskedQuery, remotePglite } from "./lib/remotePglite.ts";

/** What the server starts this process with. Without a DATABASE_URL the server lends it its embedded database. */
export type WorkerTask = Omit<ImportRun, "onProgress" | "beforeCommit"> & {
  importId: number;
  DATABASE_URL: string | undefined;
};
export type FromWorker =
  | { query: AskedQuery }
  | { progress: Progress }
  | { outcome: { changed: boolean; summary: string[] } }
  | { problem: string; details: readonly string[] };
export type ToWorker = { task: WorkerTask } | { answer: AnsweredQuery };

// That the server is gone is told by `disconnect`.
const send = (message: FromWorker) => process.send?.(message, () => undefined);
// Without the server nobody would learn what came of it.
process.on("disconnect", () => process.exit(1));

const remote = remotePglite((query) => send({ query }));
process.on("message", (message: ToWorker) => {
  if ("answer" in message) remote.receive(message.answer);
  else void run(message.task);
});

async function run({ DATABASE_URL, importId, ...task }: WorkerTask): Promise<void> {
  const database =
    DATABASE_URL === undefined
      ? databaseOfPglite(remote.pglite, "the server's")
      : await openDatabase({ DATABASE_URL, VAR_DIR: task.varDir });
  try {
    const outcome = await runImport(database.knex, {
      ...task,
      onProgress: (progress) => send({ progress }),
      beforeCommit: (trx, { summary }) => noteApplied(trx, { importId, folder: task.varDir, summary }),
    });
    send({ outcome });
  } catch (error) {
    if (!(error instanceof ImportError)) console.error(error instanceof Error ? error.stack : error);
    const isOfFile = error instanceof ImportError;
    send({
      problem: isOfFile ? error.message : "The import failed. The figures are as they were before.",
      details: isOfFile ? error.details : [],
    });
  }
  await database.close();
  process.disconnect?.();
}
