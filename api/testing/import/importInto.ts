import { join } from "node:path";
import type { Knex } from "knex";
import { onTestFinished } from "vitest";
import { runImport } from "../../data-import/importers.ts";
import type { ImportOptions } from "../../import/Importer.ts";
import type { ImportKind } from "../../import/importKinds.ts";
import { temporaryFile, temporaryFolder } from "../temporaryFile.ts";
import { type OpenTestDatabase, openTestDatabase } from "../testDatabase.ts";
import { TEST_DAY } from "../testSession.ts";

type FileOptions = ImportOptions & { dryRun?: boolean };

export function createImporter(kind: ImportKind, knex: Knex, varDir: string) {
  const importFile = (file: string, { dryRun = false, ...options }: FileOptions = {}) =>
    runImport(knex, { kind, file, dryRun, varDir, today: TEST_DAY, onProgress: () => {}, options });
  return {
    importFile,
    importText: (
      content: string | Uint8Array,
      { name = "figures.csv", ...options }: FileOptions & { name?: string } = {},
    ) => importFile(temporaryFile(name, content), options),
  };
}

/** Closes the database after the test, or when `whenDone` runs. */
export async function importInto(
  kind: ImportKind,
  set: "demonstration" | "reference" = "reference",
  open: OpenTestDatabase = openTestDatabase,
  whenDone: (cleanUp: () => void | Promise<void>) => void = onTestFinished,
) {
  const database = await open(set);
  whenDone(() => database.close());
  const varDir = temporaryFolder(whenDone);
  return {
    ...createImporter(kind, database.knex, varDir),
    knex: database.knex,
    database,
    rejectsDir: join(varDir, "rejects"),
  };
}

export type DatabaseOptions = Parameters<typeof importInto> extends [unknown, ...infer Rest] ? Rest : never;
