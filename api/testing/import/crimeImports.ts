import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { onTestFinished } from "vitest";
import { runImport } from "../../data-import/importers.ts";
import type { ImportOptions } from "../../import/Importer.ts";
import { temporaryFile, temporaryFolder } from "../temporaryFile.ts";
import { type OpenTestDatabase, openTestDatabase } from "../testDatabase.ts";
import { TEST_DAY } from "../testSession.ts";

type Figures = Record<string, Record<string, number>>;

type CrimeImportOptions = ImportOptions & { dryRun?: boolean };

export function createCrimeImporter(knex: Knex, varDir: string) {
  const importFile = (file: string, { dryRun = false, ...options }: CrimeImportOptions = {}) =>
    runImport(knex, { kind: "crime", file, dryRun, varDir, today: TEST_DAY, onProgress: () => {}, options });
  return {
    importFile,
    importText: (
      content: string | Uint8Array,
      { name = "figures.csv", ...options }: CrimeImportOptions & { name?: string } = {},
    ) => importFile(temporaryFile(name, content), options),
  };
}

/** Closes the database after the test, or when `whenDone` runs. */
export async function openCrimeDatabase(
  set: "demonstration" | "reference" = "reference",
  open: OpenTestDatabase = openTestDatabase,
  whenDone: (cleanUp: () => void | Promise<void>) => void = onTestFinished,
) {
  const { knex, close } = await open(set);
  whenDone(close);
  const varDir = temporaryFolder(whenDone);
  return {
    ...createCrimeImporter(knex, varDir),
    knex,
    varDir: join(varDir, "rejects"),
    rejects: () => readRejects(join(varDir, "rejects")),
    figuresOf: async (codeOrName: string): Promise<Figures> => {
      const rows: { year: number; quarter: number; crime: string; value: number }[] = await knex(
        "crime_figure",
      )
        .join("boundary", "boundary.boundary_id", "crime_figure.boundary_id")
        .join("crime_type", "crime_type.crime_type_id", "crime_figure.crime_type_id")
        .where((either) =>
          either
            .where("boundary.code", codeOrName)
            .orWhere({ boundary_type_id: 5, "boundary.description": codeOrName }),
        )
        .orderBy(["year", "quarter", "boundary_type_id"])
        .select("year", "quarter", "crime_type.description as crime", "value");
      const figures: Figures = {};
      for (const { year, quarter, crime, value } of rows) {
        const period = quarter === 0 ? String(year) : `${year}Q${quarter}`;
        figures[period] = { ...figures[period], [crime]: value };
      }
      return figures;
    },
  };
}

function readRejects(folder: string): string | null {
  const [name, ...otherNames] = existsSync(folder) ? readdirSync(folder) : [];
  if (otherNames.length > 0)
    throw new Error(`There are several files of rejects: ${[name, ...otherNames].join(", ")}`);
  return name === undefined ? null : readFileSync(join(folder, name), "utf8");
}
