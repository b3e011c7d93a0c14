import type { ImportQuestions } from "../import/choices.ts";
import type { ImportOptions, ImportOutcome, Progress } from "../import/Importer.ts";
import type { ImportKind } from "../import/importKinds.ts";
import type { RemoteQuery, RemoteResult } from "../lib/database/remotePglite.ts";
import type { DataImport } from "./contract.ts";

export type ImportTask = {
  kind: ImportKind;
  file: string;
  dryRun: boolean;
  varDir: string;
  today: Date;
  options?: ImportOptions;
};

/** If DATABASE_URL is undefined, the server lends its embedded database to the worker. */
export type WorkerTask = ImportTask & {
  importId: number;
  appliedBy: number | undefined;
  reason: string | undefined;
  DATABASE_URL: string | undefined;
};
/** Sorted from the latest. */
export type Withdrawn = NonNullable<DataImport["withdrawal"]>["withdrawn"];
export type FromWorker =
  | { query: RemoteQuery }
  | { progress: Progress }
  | { outcome: ImportOutcome & { withdrawn?: Withdrawn } }
  | { errorMessage: string; details: readonly string[]; questions?: ImportQuestions };
export type ToWorker = { task: WorkerTask } | { result: RemoteResult };
