import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

export type MergedFigures = PeriodFigures & {
  providedPrecincts: number[];
  changedPrecincts: number[];
  added: number;
  corrections: { place: number; before: number; after: number }[];
  unchanged: number;
};

export function mergeFigures(
  { period, figures }: PeriodFigures,
  existing: Int32Array | undefined,
  width: number,
): MergedFigures {
  const merged = existing?.slice() ?? new Int32Array(figures.length).fill(NOT_CAPTURED);
  const [providedPrecincts, changedPrecincts]: [number[], number[]] = [[], []];
  const corrections: MergedFigures["corrections"] = [];
  let [added, unchanged] = [0, 0];
  for (let precinct = 0; precinct * width < figures.length; precinct++) {
    let [isProvided, isChanged] = [false, false];
    for (let place = precinct * width; place < (precinct + 1) * width; place++) {
      const [figure, before] = [figures[place] as number, merged[place] as number];
      if (figure === NOT_CAPTURED) {
        if (before !== NOT_CAPTURED) unchanged += 1;
        continue;
      }
      isProvided = true;
      if (figure === before) continue;
      isChanged = true;
      if (before === NOT_CAPTURED) added += 1;
      else corrections.push({ place, before, after: figure });
      merged[place] = figure;
    }
    if (isProvided) providedPrecincts.push(precinct);
    if (isChanged) changedPrecincts.push(precinct);
  }
  return { period, figures: merged, providedPrecincts, changedPrecincts, added, corrections, unchanged };
}
