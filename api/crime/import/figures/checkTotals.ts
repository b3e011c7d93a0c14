import { periodLabel } from "../../periods.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED, sumUpward } from "./sumUpward.ts";

const MAX_LISTED = 10;

type Totals = PeriodFigures;

export function checkTotals(
  periods: readonly PeriodFigures[],
  totals: readonly Totals[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): string[] {
  const width = types.length;
  const areas = [...tree.provinces.map(({ index }) => index), tree.parents.length - 1];
  const differences: { size: number; sentence: string }[] = [];
  let compared = 0;
  periods.forEach(({ period, figures }, index) => {
    const fileTotals = (totals[index] as Totals).figures;
    if (fileTotals.every((total) => total === NOT_CAPTURED)) return;
    const sums = new Int32Array(tree.parents.length * width).fill(NOT_CAPTURED);
    sums.set(figures);
    sumUpward(sums, tree.parents, width);
    areas.forEach((area, row) => {
      types.forEach(({ description }, type) => {
        const total = fileTotals[row * width + type] as number;
        if (total === NOT_CAPTURED) return;
        compared += 1;
        const sum = Math.max(sums[area * width + type] as number, 0);
        if (sum === total) return;
        differences.push({
          size: Math.abs(sum - total),
          sentence: `  ${description}, ${tree.names[area]}, ${periodLabel(period)}: the file says ${total}, its matched stations add up to ${sum}`,
        });
      });
    });
  });
  if (compared === 0) return [];
  if (differences.length === 0) {
    return [
      `The stations add up to all ${compared} totals of provinces and the country that are in the file.`,
    ];
  }
  const largest = differences.toSorted((a, b) => b.size - a.size).slice(0, MAX_LISTED);
  const omittedCount = differences.length - largest.length;
  return [
    `${differences.length} of the file's ${compared} totals of provinces and the country differ from what its stations add up to:`,
    ...largest.map(({ sentence }) => sentence),
    ...(omittedCount > 0 ? [`  and ${omittedCount} that differ less`] : []),
  ];
}
