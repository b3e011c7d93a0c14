import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join, parse, resolve } from "node:path";
import type { Knex } from "knex";
import Papa from "papaparse";
import { THEMES } from "../dashboard/themes.ts";
import { fingerprint } from "../import/fingerprint.ts";
import { ImportError } from "../import/ImportError.ts";
import type { Importer, ImportOutcome, Progress } from "../import/Importer.ts";
import type { ImportKind } from "../import/importKinds.ts";
import { DATASETS, type Dataset } from "../lib/cache/datasets.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { PRIVATE_FILE } from "../lib/security/privateFolder.ts";
import { storeImportRelease } from "../release/storeRelease.ts";
import type { ImportTask } from "./workerMessages.ts";

type ImportRun = ImportTask & {
  onProgress: (progress: Progress) => void;
  /** Undefined for the command, whose imports get an id here. */
  importId?: number;
  beforeCommit?: (trx: Knex.Transaction, outcome: ImportOutcome) => Promise<void>;
};

export function findImporter(kind: ImportKind): {
  load: () => Promise<Importer>;
  changes: readonly Dataset[];
} {
  const theme = Object.values(THEMES).find(({ importKind }) => importKind === kind);
  if (theme !== undefined) return { load: theme.loadImporter, changes: [theme.theme] };
  const load = async () => ({
    run: (await import("../geography/import/importBoundaries.ts")).importBoundaries,
  });
  return { load, changes: DATASETS };
}

export const TEMPLATE_KINDS = Object.values(THEMES).map(({ importKind }) => importKind);

/** @throws {ImportError} if the file exists, because it must not be overwritten */
export async function writeTemplate(kind: ImportKind, file: string): Promise<void> {
  if (existsSync(file)) throw new ImportError(file, "there is a file of that name already.");
  writeFileSync(file, await renderTemplate(kind), { mode: PRIVATE_FILE });
}

export async function renderTemplate(kind: ImportKind): Promise<string> {
  const { template } = await findImporter(kind).load();
  if (template === undefined) throw new ImportError(kind, `files of ${kind} have no template.`);
  const { columns, rows } = await template();
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? "")) },
    { delimiter: ";" },
  );
  return `\uFEFF${text}\r\n`;
}

/** @throws {import("../import/ImportError.ts").ImportError} if the file is faulty */
export async function runImport(knex: Knex, run: ImportRun): Promise<ImportOutcome> {
  const { kind, file, dryRun, onProgress, today, options = {} } = run;
  const { load, changes } = findImporter(kind);
  const trx = await knex.transaction();
  try {
    await lockImports(trx, file);
    const importer = await load();
    const importId = run.importId ?? (await nextImportId(trx));
    const rejects = getRejectsPath(run);
    const request = { file, trx, dryRun, onProgress, today, options, importId, rejectsFile: rejects };
    const outcome = await importer.run(request);
    if (dryRun) {
      await trx.rollback();
      return outcome;
    }
    if (outcome.changed) {
      await storeImportRelease(trx, { datasets: changes, now: today, counts: outcome.counts });
    }
    // A new choice changes the result of open previews, so they must run again.
    if (outcome.changed || outcome.remembers) await raiseDataVersion(trx, changes);
    await run.beforeCommit?.(trx, outcome);
    if (importId !== run.importId && outcome.changed)
      await insertCommandImport(trx, { importId, run, outcome });
    await trx.commit();
    return outcome;
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback();
    throw error;
  }
}

/** Dry runs take the lock, too, because a concurrent import would outdate their result. */
export async function lockImports(trx: Knex.Transaction, file: string): Promise<void> {
  const { isOurs: isLocked } = await trx.first(
    trx.raw("pg_try_advisory_xact_lock(hashtext('import')) as is_ours"),
  );
  if (!isLocked) throw new ImportError(file, "another import is under way; try again when it has ended.");
}

/** The name contains a hash of the folder, because files in two folders may have the same name. */
function getRejectsPath({ kind, file, varDir }: ImportRun): string {
  const folderHash = createHash("sha256").update(resolve(file)).digest("hex").slice(0, 8);
  return join(varDir, "rejects", `${parse(file).name}-${kind}-${folderHash}-rejects.csv`);
}

export async function nextImportId(trx: Knex): Promise<number> {
  const { rows } = await trx.raw(
    "select nextval(pg_get_serial_sequence('data_import', 'import_id'))::int as id",
  );
  return rows[0].id;
}

/** Adds the import to the history, so that a user can withdraw an import of the command. */
async function insertCommandImport(
  trx: Knex,
  { importId, run, outcome }: { importId: number; run: ImportRun; outcome: ImportOutcome },
): Promise<void> {
  const { kind, file, options, today } = run;
  await trx("data_import").insert({
    ...{ importId, kind, fileName: basename(file), state: "applied", uploadedAt: today, aliveAt: today },
    bytes: (await stat(file)).size,
    fingerprint: await fingerprint(file),
    options: JSON.stringify({ source: options?.source, reason: options?.reason }),
    summary: JSON.stringify(outcome.summary),
    hasChanges: true,
    finishedAt: new Date(),
  });
}
