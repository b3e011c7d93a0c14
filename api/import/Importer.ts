import type { Knex } from "knex";

/** How far an import has come, within one of its stages; `done` and `total` are in the stage's own unit. */
export type Progress = { stage: string; done: number; total: number };

export type ImportRequest = {
  /** Path of the file. */
  file: string;
  /** The one transaction of the import; the caller commits it or rolls it back. */
  trx: Knex.Transaction;
  /** Says what would change and writes nothing to the database. */
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
};

export type ImportOutcome = {
  /** False where everything in the file stood already, so that nothing was (or would be) written. */
  changed: boolean;
  /** What was done, or would be, as plain sentences for whoever ran the import. */
  summary: string[];
};
