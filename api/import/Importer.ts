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
  /** Where rows that match nothing are written; the file is made only if there are any. */
  rejectsFile: string;
  today: Date;
  options: ImportOptions;
};

/** Of an import of crime figures. */
export type ImportOptions = {
  /** What a bare year means; without it a file with bare years is refused. */
  years?: "financial" | "calendar" | undefined;
  /** The operator's own names for stations, kept for later imports. */
  aliases?: string | undefined;
  /** Accepts a file with many rejected rows or few stations. */
  acceptRejects?: boolean | undefined;
};

/** A file to fill in; what can be known of each row stands in it already. */
export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

/** How files of one kind are imported. */
export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} at a fault of the file; the caller rolls back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
};

export type ImportOutcome = {
  /** False if the database already had everything in the file. */
  changed: boolean;
  /** The result of an import or dry run, as plain sentences for the operator. */
  summary: string[];
};
