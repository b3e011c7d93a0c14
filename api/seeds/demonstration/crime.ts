import type { Knex } from "knex";
import { z } from "zod";
import { readCrimeTypes } from "../../crime/import/figures/crimeTypes.ts";
import { NOT_CAPTURED } from "../../crime/import/figures/sumUpward.ts";
import { writeFigures } from "../../crime/import/figures/writeFigures.ts";
import { type BoundaryTree, readBoundaryTree } from "../../crime/import/stations/boundaryTree.ts";
import { hasEnded } from "../../import/parsePeriod.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import type { PeriodKey } from "../../shared/quarters.ts";
import { type CategoryShape, generateCrime } from "./generateCrime.ts";

const QUARTERS = 8;
const RATE_COLUMN = /^rate_p(\d+)$/;

const ShapeRow = z
  .looseObject({ category: z.string(), national_reports_a_year: z.coerce.number() })
  .transform(({ category, national_reports_a_year, ...columns }) => ({
    category,
    nationalReportsAYear: national_reports_a_year,
    rates: Object.entries(columns).flatMap(([name, value]) => {
      const percent = RATE_COLUMN.exec(name)?.[1];
      return percent === undefined ? [] : [{ percent: Number(percent), rate: Number(value) }];
    }),
  }));

/** Modelled on real figures (api/reference/SOURCES.md). The same day gives the same figures. */
export async function seedDemonstrationCrime(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const tree = await readBoundaryTree(trx);
  const types = await readCrimeTypes();
  const shapes: (CategoryShape & { category: string })[] = await readReference(
    "demonstration_crime_shape.csv",
    ShapeRow,
  );
  const columns = shapes.map(({ category }) =>
    types.findIndex(({ description }) => description === category),
  );
  const places = [...tree.precinctOf].map(([code, precinct]) => ({
    code,
    region: provinceOf(tree, precinct),
    peopleCount: tree.peopleCounts[precinct] ?? 0,
  }));
  const periods = completedQuarters(today);
  const generated = generateCrime(
    places,
    shapes,
    periods.map(({ quarter }) => quarter),
  );
  await writeFigures({
    trx,
    tree,
    types,
    periods: periods.map((period, index) => {
      const figures = new Int32Array(tree.precinctCount * types.length).fill(NOT_CAPTURED);
      generated[index]?.forEach((counts, category) => {
        counts.forEach((count, precinct) => {
          figures[precinct * types.length + (columns[category] as number)] = count;
        });
      });
      return { period, figures };
    }),
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      fingerprint: null,
      isDemonstration: true,
    },
    dryRun: false,
    onProgress: () => {},
  });
}

function provinceOf({ parents, names }: BoundaryTree, precinct: number): string {
  const municipality = parents[precinct] as number;
  const district = parents[municipality] as number;
  return names[parents[district] as number] as string;
}

function completedQuarters(today: Date): PeriodKey[] {
  const running = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3);
  const numbers = Array.from({ length: QUARTERS + 1 }, (_, index) => running - QUARTERS + index);
  return numbers
    .map((number) => ({ year: Math.floor(number / 4), quarter: (number % 4) + 1 }))
    .filter((period) => hasEnded(period, today))
    .slice(-QUARTERS);
}
