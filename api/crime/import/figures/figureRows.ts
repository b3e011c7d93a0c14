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
  const summed = new Int32Array(tree.parents.length * width).fill(NOT_CAPTURED);
  summed.set(figures);
  sumUpward(summed, tree.parents, width);
  return { period, figures: summed };
}

function ordered(periods: readonly PeriodFigures[], { boundaryIds }: BoundaryTree) {
  return {
    places: [...boundaryIds.keys()].sort((a, b) => (boundaryIds[a] as number) - (boundaryIds[b] as number)),
    periods: periods.toSorted(({ period: a }, { period: b }) => a.year - b.year || a.quarter - b.quarter),
  };
}

export const FIGURE_COLUMNS = { boundary_id: 4, year: 2, quarter: 2, crime_type_id: 2, value: 4 } as const;

export function* figureRows(
  summed: readonly PeriodFigures[],
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

export const COVERAGE_COLUMNS = { boundary_id: 4, year: 2, quarter: 2 } as const;

export function* coverageRows(
  summed: readonly PeriodFigures[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Generator<CopiedRow> {
  const { places, periods } = ordered(summed, tree);
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
