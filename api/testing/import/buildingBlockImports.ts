import { join } from "node:path";
import { onTestFinished } from "vitest";
import { findBuildingBlockData } from "../../building-block/queries.ts";
import { runImport } from "../../data-import/importers.ts";
import { findEntries } from "../../directory/queries.ts";
import type { ImportOutcome } from "../../import/Importer.ts";
import type { Database } from "../../lib/database/db.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { temporaryFile, temporaryFolder } from "../temporaryFile.ts";
import { type OpenTestDatabase, openTestDatabase } from "../testDatabase.ts";
import { TEST_DAY } from "../testDay.ts";

const TODAY = dayInSouthAfrica(TEST_DAY);

export type BuildingBlockDatabase = {
  knex: Database["knex"];
  varDir: string;
  importText(content: string, options?: { dryRun?: boolean; name?: string }): Promise<ImportOutcome>;
  /** "2026Q2" → "1/4" */
  availability(boundaryId: number): Promise<Record<string, string>>;
  entries(search: Parameters<typeof findEntries>[1]): ReturnType<typeof findEntries>;
};

/** Closes with the test, or by `whenDone`. */
export async function openBuildingBlockDatabase(
  set: "demonstration" | "reference" = "reference",
  open: OpenTestDatabase = openTestDatabase,
  whenDone: (cleanUp: () => void | Promise<void>) => void = onTestFinished,
): Promise<BuildingBlockDatabase> {
  const { knex, close } = await open(set);
  whenDone(close);
  const varDir = temporaryFolder(whenDone);
  return {
    knex,
    varDir: join(varDir, "rejects"),
    importText: (content, { dryRun = false, name = "blocks.csv" } = {}) =>
      runImport(knex, {
        kind: "buildingblocks",
        file: temporaryFile(name, content),
        dryRun,
        varDir,
        today: TEST_DAY,
        onProgress: () => {},
      }),
    availability: (boundaryId) =>
      knex.transaction(async (trx) => {
        const { buildingBlockReportingPeriods } = await findBuildingBlockData(trx, boundaryId, TODAY);
        return Object.fromEntries(
          buildingBlockReportingPeriods.map(({ year, quarter, buildingBlockCategoryStats }) => {
            const sum = (part: "available" | "all") =>
              buildingBlockCategoryStats.reduce((total, category) => total + category[part], 0);
            return [`${year}Q${quarter}`, `${sum("available")}/${sum("all")}`];
          }),
        );
      }),
    entries: (search) => knex.transaction((trx) => findEntries(trx, search, TODAY)),
  };
}
