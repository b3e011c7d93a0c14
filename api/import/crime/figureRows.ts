import type { CopiedRow } from "../copyRows.ts";
import type { BoundaryTree } from "./boundaryTree.ts";
import type { PeriodFigures } from "./collectFigures.ts";
import type { CrimeType } from "./crimeTypes.ts";
import { type Coverage, measureCoverage } from "./measureCoverage.ts";
import { NOT_CAPTURED, sumUpward } from "./sumUpward.ts";

/** The figures of one period for every boundary, and the coverage that follows from them. */
export type SummedPeriod = PeriodFigures & Coverage;

/** Sums a period's precincts up to the country. Coverage counts the precincts with figures that are shown. */
export function sumPeriod(
  { period, figures }: PeriodFigures,
  tree: BoundaryTree,
  types: readonly CrimeType[],
): SummedPeriod {
  const width = types.length;
  const summed = new Int32Array(tree.parents.length * width).fill(NOT_CAPTURED);
  summed.set(figures);
  sumUpward(summed, tree.parents, width);
  const isReporting = Array.from({ length: tree.precinctCount }, (_, precinct) =>
    types.some(
      ({ is_gbvf_related }, type) => is_gbvf_related && figures[precinct * width + type] !== NOT_CAPTURED,
    ),
  );
  return { period, figures: summed, ...measureCoverage(isReporting, tree.parents, tree.peopleCounts) };
}

/** Rows come in the order of the table's key, in which a database takes them fastest. */
function ordered(periods: readonly SummedPeriod[], { boundaryIds }: BoundaryTree) {
  return {
    places: [...boundaryIds.keys()].sort((a, b) => (boundaryIds[a] as number) - (boundaryIds[b] as number)),
    periods: periods.toSorted(({ period: a }, { period: b }) => a.year - b.year || a.quarter - b.quarter),
  };
}

export const FIGURE_COLUMNS = { boundary_id: 4, year: 2, quarter: 2, crime_type_id: 2, value: 4 } as const;

/** The rows of crime_figure. One array is used for all of them: copy what is to be kept. */
export function* figureRows(
  summed: readonly SummedPeriod[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Generator<CopiedRow> {
  const { places, periods } = ordered(summed, tree);
  const width = types.length;
  const row = [0, 0, 0, 0, 0];
  for (const place of places) {
    row[0] = tree.boundaryIds[place] as number;
    for (const { period, figures } of periods) {
      row[1] = period.year;
      row[2] = period.quarter;
      for (let type = 0; type < width; type++) {
        const figure = figures[place * width + type] as number;
        if (figure === NOT_CAPTURED) continue;
        row[3] = (types[type] as CrimeType).crime_type_id;
        row[4] = figure;
        yield row;
      }
    }
  }
}

export const COVERAGE_COLUMNS = {
  boundary_id: 4,
  year: 2,
  quarter: 2,
  precincts_reporting: 4,
  covered_people_count: 4,
} as const;

/** The rows of crime_coverage. */
export function* coverageRows(summed: readonly SummedPeriod[], tree: BoundaryTree): Generator<CopiedRow> {
  const { places, periods } = ordered(summed, tree);
  for (const place of places) {
    for (const { period, precinctsReporting, coveredPeopleCounts } of periods) {
      const reporting = precinctsReporting[place] as number;
      if (reporting === 0) continue;
      const people = coveredPeopleCounts[place] as number | null;
      yield [tree.boundaryIds[place] as number, period.year, period.quarter, reporting, people];
    }
  }
}
