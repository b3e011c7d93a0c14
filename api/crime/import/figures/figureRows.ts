import type { CopiedRow } from "../../../lib/database/copyRows.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED, sumUpward } from "./sumUpward.ts";

export function sumPeriod(
  { period, figures }: PeriodFigures,
  tree: BoundaryTree,
  types: readonly CrimeType[],
): PeriodFigures {
  const width = types.length;
  const sums = new Int32Array(tree.parents.length * width).fill(NOT_CAPTURED);
  sums.set(figures);
  sumUpward(sums, tree.parents, width);
  return { period, figures: sums };
}

function sortForCopy(periods: readonly PeriodFigures[], { boundaryIds }: BoundaryTree) {
  return {
    places: [...boundaryIds.keys()].sort((a, b) => (boundaryIds[a] as number) - (boundaryIds[b] as number)),
    periods: periods.toSorted(({ period: a }, { period: b }) => a.year - b.year || a.quarter - b.quarter),
  };
}

export const COUNT_COLUMNS = { boundary_id: 4, year: 2, quarter: 2, counts: "4[]" } as const;

export function* countRows(
  sums: readonly PeriodFigures[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Generator<CopiedRow> {
  const { places, periods } = sortForCopy(sums, tree);
  const highestId = types.at(-1)?.crime_type_id ?? 0;
  for (const place of places) {
    for (const { period, figures } of periods) {
      const counts: (number | null)[] = new Array(highestId).fill(null);
      let isCaptured = false;
      for (let type = 0; type < types.length; type++) {
        const figure = figures[place * types.length + type] as number;
        if (figure === NOT_CAPTURED) continue;
        counts[(types[type] as CrimeType).crime_type_id - 1] = figure;
        isCaptured = true;
      }
      if (isCaptured) yield [tree.boundaryIds[place] as number, period.year, period.quarter, counts];
    }
  }
}

export const COVERAGE_COLUMNS = { boundary_id: 4, year: 2, quarter: 2 } as const;

export function* coverageRows(
  sums: readonly PeriodFigures[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Generator<CopiedRow> {
  const { places, periods } = sortForCopy(sums, tree);
  const isReporting = (figures: Int32Array, precinct: number) =>
    types.some(
      ({ is_gbvf_related }, type) =>
        is_gbvf_related && figures[precinct * types.length + type] !== NOT_CAPTURED,
    );
  for (const place of places) {
    if (place >= tree.precinctCount) continue;
    for (const { period, figures } of periods) {
      if (!isReporting(figures, place)) continue;
      yield [tree.boundaryIds[place] as number, period.year, period.quarter];
    }
  }
}
