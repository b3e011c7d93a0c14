import type { UnitFormat } from "../../text/format.ts";
import { type Named, rangeWords } from "../rangeWords.ts";
import { isFigure } from "../reading.ts";
import { type BarGroup, type BarSeries, barName, seriesWord } from "./layout.ts";

export function describeBars(
  label: string,
  groups: readonly BarGroup[],
  series: readonly BarSeries[],
  writing: UnitFormat,
): string {
  const figures = groups.flatMap((group) =>
    series.flatMap((each, index): Named[] => {
      const reading = group.values[index] ?? "no-data";
      return isFigure(reading)
        ? [{ figure: reading, name: barName(group, index, seriesWord(each.label, series)) }]
        : [];
    }),
  );
  return `${label}: ${rangeWords(figures, groups.length * series.length, writing)}.`;
}
