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
  importId: number;
};

export type ImportOptions = {
  /** Whether a bare year is a financial or a calendar year. */
  years?: "financial" | "calendar" | undefined;
  aliases?: string | undefined;
  reason?: string | undefined;
  choices?: ImportChoices | undefined;
  source?: ImportSource | undefined;
};

export type Template = { columns: readonly string[]; rows: readonly Record<string, string>[] };

export type Importer = {
  /** @throws {import("./ImportError.ts").ImportError} if the file is invalid; the caller must roll back */
  run: (request: ImportRequest) => Promise<ImportOutcome>;
  template?: () => Promise<Template>;
  withdrawal?: Withdrawal | undefined;
};

type Withdrawal = {
  /** Returns the import and later imports of the same figures. Empty if it cannot be withdrawn. */
  findImports: (trx: Knex, importId: number) => Promise<number[]>;
  /** Returns sentences about figures that return or disappear. */
  withdraw: (trx: Knex.Transaction, importIds: readonly number[]) => Promise<string[]>;
  /** Somebody other than the previewer must withdraw it in these provinces. */
  secondPersonIn?: (trx: Knex, importIds: readonly number[]) => Promise<string[]>;
};

export type ImportOutcome = {
  changed: boolean;
  remembers?: boolean;
  questions?: ImportQuestions;
  summary: string[];
  /** Sorted from the most serious. */
  warnings?: string[];
  needsReason?: boolean;
  /** Provinces in which somebody other than the uploader must apply it. */
  secondPersonIn?: string[];
  counts?: ImportCounts;
};

export type ImportCounts = { corrected: number; sentence: string };
