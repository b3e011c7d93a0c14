import type { ImportOptions, ImportOutcome, Progress } from "../import/Importer.ts";
import type { ImportKind } from "../import/importKinds.ts";
import type { AnsweredQuery, AskedQuery } from "../lib/remotePglite.ts";

export type ImportTask = {
  kind: ImportKind;
  file: string;
  dryRun: boolean;
  /** The product's own folder; rows that could not be matched go to a file in its `rejects`. */
  varDir: string;
  today: Date;
  options?: ImportOptions;
};

/** Without a DATABASE_URL the server lends its embedded database. */
export type WorkerTask = ImportTask & { importId: number; DATABASE_URL: string | undefined };
export type FromWorker =
  | { query: AskedQuery }
  | { progress: Progress }
  | { outcome: ImportOutcome }
  | { problem: string; details: readonly string[] };
export type ToWorker = { task: WorkerTask } | { answer: AnsweredQuery };
