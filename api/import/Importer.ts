import type { Knex } from "knex";
import type { ImportSource } from "../source/contract.ts";
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
  /** Replaced rows are stored under it. */
  importId: number;
};

export type ImportOptions = {
  /** For files with bare years. */
  years?: "financial" | "calendar" | undefined;
  aliases?: string | undefined;
  /** Why it is applied although it needs a reason. */
  reason?: string | undefined;
  /** Given in the preview. Kept for later imports. */
  choices?: ImportChoices | undefined;
  source?: ImportSource | undefined;
};

export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} at a fault of the file; the caller rolls back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
  withdrawal?: Withdrawal | undefined;
};

/** The ids are of applied imports, the latest first. */
type Withdrawal = {
  /** The import, and later ones that touched the same; empty where it kept nothing. */
  find: (trx: Knex, importId: number) => Promise<number[]>;
  /** Says what returned, disappeared, and could not be restored. */
  withdraw: (trx: Knex.Transaction, importIds: readonly number[]) => Promise<string[]>;
  /** Provinces where another has to withdraw it than who asked for the preview. */
  secondPersonIn?: (trx: Knex, importIds: readonly number[]) => Promise<string[]>;
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
