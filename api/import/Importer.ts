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
  /** Tells how to read years without a kind. */
  years?: "financial" | "calendar" | undefined;
  aliases?: string | undefined;
  /** Reason for applying it although it needs one. */
  reason?: string | undefined;
  /** Chosen in the preview and stored for later imports. */
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
  /** The import and later ones of the same figures; empty if it cannot be withdrawn. */
  find: (trx: Knex, importId: number) => Promise<number[]>;
  /** Says what returned, disappeared, and could not be restored. */
  withdraw: (trx: Knex.Transaction, importIds: readonly number[]) => Promise<string[]>;
  /** Provinces in which somebody other than the person who previewed it must withdraw it. */
  secondPersonIn?: (trx: Knex, importIds: readonly number[]) => Promise<string[]>;
};

export type ImportOutcome = {
  changed: boolean;
  /** True if it stores new choices. */
  remembers?: boolean;
  questions?: ImportQuestions;
  summary: string[];
  /** The sentences that matter most, worst first. */
  warnings?: string[];
  needsReason?: boolean;
  /** Provinces in which somebody other than the uploader must apply it. */
  secondPersonIn?: string[];
  counts?: ImportCounts;
};

/** The preview's own sentence. */
export type ImportCounts = { corrected: number; sentence: string };
