import type { Knex } from "knex";
import type { ImportChoices, ImportQuestions } from "./choices.ts";

export type Progress = { stage: string; done: number; total: number };

export type ImportRequest = {
  file: string;
  trx: Knex.Transaction;
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
  rejectsFile: string;
  today: Date;
  options: ImportOptions;
};

export type ImportOptions = {
  /** For files with bare years. */
  years?: "financial" | "calendar" | undefined;
  aliases?: string | undefined;
  /** Why it is applied although it needs a reason. */
  reason?: string | undefined;
  /** Given in the preview. Kept for later imports. */
  choices?: ImportChoices | undefined;
};

export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} at a fault of the file; the caller rolls back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
};

export type ImportOutcome = {
  changed: boolean;
  /** Whether it keeps choices that were not kept before. */
  remembers?: boolean;
  questions?: ImportQuestions;
  summary: string[];
  /** The sentences that matter most, worst first. */
  warnings?: string[];
  /** Whether somebody has to say why it is applied all the same. */
  needsReason?: boolean;
  /** Provinces for which somebody else than the uploader has to apply it. */
  secondPersonIn?: string[];
  counts?: ImportCounts;
};

/** The preview's own sentence. */
export type ImportCounts = { corrected: number; sentence: string };
