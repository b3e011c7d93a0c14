import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runImport } from "../../data-import/importers.ts";
import type { ImportOutcome } from "../../import/Importer.ts";
import type { ImportKind } from "../../import/importKinds.ts";
import type { Database } from "../../lib/database/db.ts";
import { temporaryFile, temporaryFolder } from "../temporaryFile.ts";
import { type OpenTestDatabase, openTestDatabase } from "../testDatabase.ts";
import { TEST_DAY } from "../testSession.ts";

type ImportDatabase = {
  knex: Database["knex"];
  database: Database;
  rejectsDir: string;
  importText(
    content: string | Uint8Array,
    options?: { dryRun?: boolean; name?: string },
  ): Promise<ImportOutcome>;
};

export async function importInto(
  kind: ImportKind,
  set: "demonstration" | "reference" = "reference",
  open: OpenTestDatabase = openTestDatabase,
  whenDone: (cleanUp: () => void | Promise<void>) => void = onTestFinished,
): Promise<ImportDatabase> {
  const database = await open(set);
  whenDone(() => database.close());
  const varDir = temporaryFolder(whenDone);
  return {
    knex: database.knex,
    database,
    rejectsDir: join(varDir, "rejects"),
    importText: (content, { dryRun = false, name = "file.csv" } = {}) =>
      runImport(database.knex, {
        kind,
        file: temporaryFile(name, content),
        dryRun,
        varDir,
        today: TEST_DAY,
        onProgress: () => {},
      }),
  };
}
