import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

export type MergedFigures = PeriodFigures & {
  added: number;
  corrections: { place: number; before: number; after: number }[];
  kept: number;
};

export function mergeFigures(
  { period, figures }: PeriodFigures,
  existing: Int32Array | undefined,
): MergedFigures {
  const merged = existing?.slice() ?? new Int32Array(figures.length).fill(NOT_CAPTURED);
  let added = 0;
  const corrections: MergedFigures["corrections"] = [];
  let kept = 0;
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place] as number;
    if (figure === NOT_CAPTURED && merged[place] !== NOT_CAPTURED) kept += 1;
    if (figure === NOT_CAPTURED || figure === merged[place]) continue;
    if (merged[place] === NOT_CAPTURED) added += 1;
    else corrections.push({ place, before: merged[place] as number, after: figure });
    merged[place] = figure;
  }
  return { period, figures: merged, added, corrections, kept };
}
