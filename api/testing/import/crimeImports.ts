import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseOptions, importInto } from "./importInto.ts";

type Figures = Record<string, Record<string, number>>;

export async function openCrimeDatabase(...options: DatabaseOptions) {
  const { knex, rejectsDir, importFile, importText } = await importInto("crime", ...options);
  return {
    knex,
    importFile,
    importText,
    varDir: rejectsDir,
    rejects: () => readRejects(rejectsDir),
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
