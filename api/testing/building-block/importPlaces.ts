import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll } from "vitest";
import { runImport } from "../../data-import/importers.ts";
import type { ImportOutcome } from "../../import/Importer.ts";
import { temporaryFolder } from "../temporaryFile.ts";
import { TEST_DAY } from "../testSession.ts";

/** Rows have the four required columns, then those of `columns`. */
export function createPlaceImporter(columns: string) {
  const varDir = temporaryFolder(afterAll);
  let files = 0;
  return (knex: Knex, rows: string, today = TEST_DAY): Promise<ImportOutcome> => {
    const file = join(varDir, `blocks-${++files}.csv`);
    writeFileSync(file, `municipality,building_block,name,captured_on,${columns}\n${rows}\n`);
    return runImport(knex, {
      ...{ kind: "buildingblocks", file, dryRun: false, varDir, today },
      onProgress: () => {},
    });
  };
}
