import type { Knex } from "knex";

/** Progress within one stage of an import; `done` and `total` are in the stage's own unit. */
export type Progress = { stage: string; done: number; total: number };

export type ImportRequest = {
  file: string;
  /** The one transaction of the import; the caller commits it or rolls it back. */
  trx: Knex.Transaction;
  /** Only reports what would change. */
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
};

export type ImportOutcome = {
  /** False if the database already had everything in the file. */
  changed: boolean;
  /** The result of an import or dry run, as plain sentences for the operator. */
  summary: string[];
};
