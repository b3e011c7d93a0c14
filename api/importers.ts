import { createHash } from "node:crypto";
import { join, parse, resolve } from "node:path";
import type { Knex } from "knex";
import { importBuildingBlocks } from "./building-block/import/importBuildingBlocks.ts";
import { importCollectiveActions } from "./collective-action/import/importCollectiveActions.ts";
import { type CrimeOptions, importCrime } from "./crime/import/importCrime.ts";
import { importHealthChecks } from "./health-check/import/importHealthChecks.ts";
import { ImportError } from "./import/ImportError.ts";
import type { ImportOutcome, ImportRequest, Progress } from "./import/Importer.ts";
import { DATASETS, type Dataset } from "./lib/datasets.ts";
import { raiseDataVersion } from "./lib/dataVersion.ts";

export type ImportRun = {
  kind: Kind;
  file: string;
  dryRun: boolean;
  /** The product's own folder; rows that could not be matched go to a file in its `rejects`. */
  varDir: string;
  today: Date;
  onProgress: (progress: Progress) => void;
  /** Of an import of crime figures. */
  options?: CrimeOptions;
};

/** What can be imported, by the word that the command is given. */
const IMPORTERS = {
  crime: (request: ImportRequest, run: ImportRun) =>
    importCrime({
      ...request,
      today: run.today,
      rejectsFile: rejectsFile(run),
      options: run.options ?? {},
    }),
  boundaries: async (request: ImportRequest) => {
    // Cutting polygons needs large libraries that an import of figures does not.
    const { importBoundaries } = await import("./geography/import/importBoundaries.ts");
    return importBoundaries(request);
  },
  buildingblocks: (request: ImportRequest, run: ImportRun) =>
    importBuildingBlocks({
      ...request,
      today: run.today,
      rejectsFile: rejectsFile(run),
    }),
  healthchecks: (request: ImportRequest, run: ImportRun) =>
    importHealthChecks({
      ...request,
      today: run.today,
      rejectsFile: rejectsFile(run),
    }),
  collectiveactions: (request: ImportRequest, run: ImportRun) =>
    importCollectiveActions({
      ...request,
      rejectsFile: rejectsFile(run),
    }),
};
export type Kind = keyof typeof IMPORTERS;
export const KINDS = Object.keys(IMPORTERS) as Kind[];

/** What an import of the kind changes: boundaries lie under all figures. */
const CHANGED: Record<Kind, readonly Dataset[]> = {
  crime: ["crime"],
  boundaries: DATASETS,
  buildingblocks: ["building-block"],
  healthchecks: ["health-check"],
  collectiveactions: ["collective-action"],
};

/**
 * Imports a file in one transaction, and tells every API process to drop its kept answers. A dry run, an import
 * that fails and one that finds nothing new leave the database as it was.
 * @throws {import("./import/ImportError.ts").ImportError} at a fault of the file
 */
export async function runImport(knex: Knex, run: ImportRun): Promise<ImportOutcome> {
  const { kind, file, dryRun, onProgress } = run;
  const trx = await knex.transaction();
  try {
    await takeTurn(trx, file);
    const outcome = await IMPORTERS[kind]({ file, trx, dryRun, onProgress }, run);
    if (dryRun) {
      await trx.rollback();
      return outcome;
    }
    if (outcome.changed) await raiseDataVersion(trx, CHANGED[kind]);
    await trx.commit();
    return outcome;
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback();
    throw error;
  }
}

/**
 * One import at a time, dry runs too, whoever starts it: what one has read would be out of date when another has ended.
 * The database gives the turn back when the transaction ends, however it ends.
 */
async function takeTurn(trx: Knex.Transaction, file: string): Promise<void> {
  const { isOurs } = await trx.first(trx.raw("pg_try_advisory_xact_lock(hashtext('import')) as is_ours"));
  if (!isOurs) throw new ImportError(file, "another import is under way; try again when it has ended.");
}

/**
 * Where the rejects of a file go: each file and kind has its own, by name and place, so that another file of the
 * same name does not overwrite it and the next import of this one does.
 */
function rejectsFile({ kind, file, varDir }: ImportRun): string {
  const place = createHash("sha256").update(resolve(file)).digest("hex").slice(0, 8);
  return join(varDir, "rejects", `${parse(file).name}-${kind}-${place}-rejects.csv`);
}
