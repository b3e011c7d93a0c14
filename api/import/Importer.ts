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
  /** Identifies stored, replaced rows. */
  importId: number;
};

export type ImportOptions = {
  /** How to read years without a kind. */
  years?: "financial" | "calendar" | undefined;
  aliases?: string | undefined;
  /** Why to apply it although it needs a reason. */
  reason?: string | undefined;
  /** From the preview, stored for later imports. */
  choices?: ImportChoices | undefined;
  source?: ImportSource | undefined;
};

export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} if the file is invalid; the caller rolls back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
  withdrawal?: Withdrawal | undefined;
};

/** Ids of applied imports, latest first. */
type Withdrawal = {
  /** With later imports of the same figures; empty if it cannot be withdrawn. */
  find: (trx: Knex, importId: number) => Promise<number[]>;
  /** Sentences: returned, disappeared, not restorable. */
  withdraw: (trx: Knex.Transaction, importIds: readonly number[]) => Promise<string[]>;
  /** Provinces in which somebody other than the previewer must withdraw it. */
  secondPersonIn?: (trx: Knex, importIds: readonly number[]) => Promise<string[]>;
};

export type ImportOutcome = {
  changed: boolean;
  /** Stores new choices. */
  remembers?: boolean;
  questions?: ImportQuestions;
  summary: string[];
  /** Worst first. */
  warnings?: string[];
  needsReason?: boolean;
  /** Provinces in which somebody other than the uploader must apply it. */
  secondPersonIn?: string[];
  counts?: ImportCounts;
};

/** `sentence` is the preview's. */
export type ImportCounts = { corrected: number; sentence: string };
