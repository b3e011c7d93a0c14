import type { ImportQuestions } from "../import/choices.ts";
import type { ImportOptions, ImportOutcome, Progress } from "../import/Importer.ts";
import type { ImportKind } from "../import/importKinds.ts";
import type { AnsweredQuery, AskedQuery } from "../lib/database/remotePglite.ts";

export type ImportTask = {
  kind: ImportKind;
  file: string;
  dryRun: boolean;
  varDir: string;
  today: Date;
  options?: ImportOptions;
};

/** Without a DATABASE_URL the server lends its embedded database. */
export type WorkerTask = ImportTask & {
  importId: number;
  appliedBy: number | undefined;
  DATABASE_URL: string | undefined;
};
export type FromWorker =
  | { query: AskedQuery }
  | { progress: Progress }
  | { outcome: ImportOutcome }
  | { problem: string; details: readonly string[]; questions?: ImportQuestions };
export type ToWorker = { task: WorkerTask } | { answer: AnsweredQuery };
