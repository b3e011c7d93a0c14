import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runImport } from "../../data-import/importers.ts";
import type { ImportOptions, ImportOutcome } from "../../import/Importer.ts";
import type { Database } from "../../lib/database/db.ts";
import { temporaryFile, temporaryFolder } from "../temporaryFile.ts";
import { type OpenTestDatabase, openTestDatabase } from "../testDatabase.ts";

export const TODAY = new Date("2026-08-15T10:00:00+02:00");

type Figures = Record<string, Record<string, number>>;

type CrimeDatabase = {
  knex: Database["knex"];
  varDir: string;
  importText(
    content: string | Uint8Array,
    options?: ImportOptions & { dryRun?: boolean; name?: string },
  ): Promise<ImportOutcome>;
  importFile(file: string, options?: ImportOptions & { dryRun?: boolean }): Promise<ImportOutcome>;
  rejects(): string | null;
  figuresOf(codeOrName: string): Promise<Figures>;
};

/** Closes the database after the test, or when `whenDone` runs. */
export async function openCrimeDatabase(
  set: "demonstration" | "reference" = "reference",
  open: OpenTestDatabase = openTestDatabase,
  whenDone: (cleanUp: () => void | Promise<void>) => void = onTestFinished,
): Promise<CrimeDatabase> {
  const { knex, close } = await open(set);
  whenDone(close);
  const varDir = temporaryFolder(whenDone);
  const importFile: CrimeDatabase["importFile"] = (file, { dryRun = false, ...options } = {}) =>
    runImport(knex, { kind: "crime", file, dryRun, varDir, today: TODAY, onProgress: () => {}, options });
  return {
    knex,
    varDir: join(varDir, "rejects"),
    importFile,
    importText: (content, { name = "figures.csv", ...options } = {}) =>
      importFile(temporaryFile(name, content), options),
    rejects: () => readRejects(join(varDir, "rejects")),
    figuresOf: async (codeOrName) => {
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
