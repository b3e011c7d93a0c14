import type { Knex } from "knex";

/** Progress within one stage of an import; `done` and `total` are in the stage's own unit. */
export type Progress = { stage: string; done: number; total: number };

export type ImportRequest = {
  file: string;
  /** The caller commits it or rolls it back. */
  trx: Knex.Transaction;
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
  /** Made only if rows match nothing. */
  rejectsFile: string;
  today: Date;
  options: ImportOptions;
};

/** Only for crime figures. */
export type ImportOptions = {
  /** Required for files with bare years. */
  years?: "financial" | "calendar" | undefined;
  /** Kept for later imports. */
  aliases?: string | undefined;
  /** Even if much of a file matches nothing. */
  acceptRejects?: boolean | undefined;
};

/** Known values are filled in. */
export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} at a fault of the file; the caller rolls back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
};

export type ImportOutcome = {
  /** False if nothing in the file is new. */
  changed: boolean;
  /** Sentences for the operator. */
  summary: string[];
};
