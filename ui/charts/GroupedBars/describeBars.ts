import { isFigure } from "../reading.ts";
import type { BarGroup, BarSeries } from "./layout.ts";

interface Writing {
  format: (value: number) => string;
  unit: string;
}

/**
 * One sentence that says what the bars show: "Reports by quarter: from 300 reports (Jan - Mar, Previous year) to
 * 412 reports (Apr - Jun, Current year); 1 of 8 has no figure."
 */
export function describeBars(
  label: string,
  groups: readonly BarGroup[],
  series: readonly BarSeries[],
  { format, unit }: Writing,
): string {
  const all = groups.flatMap((group) =>
    series.map((each, index) => ({
      reading: group.values[index] ?? "no-data",
      name: `${group.label}, ${each.label}`,
    })),
  );
  const figures = all
    .flatMap(({ reading, name }) => (isFigure(reading) ? [{ figure: reading, name }] : []))
    .toSorted((a, b) => a.figure - b.figure);
  const [least, most] = [figures[0], figures.at(-1)];
  if (!least || !most) return `${label}: no data available.`;
  const missing = all.length - figures.length;
  const range = `from ${format(least.figure)} (${least.name}) to ${format(most.figure)} ${unit} (${most.name})`;
  return `${label}: ${range}${missing > 0 ? `; ${missing} of ${all.length} have no figure` : ""}.`;
}
