import { formatCount, formatWithUnit, type UnitFormat } from "../text/format.ts";

export type LabelledFigure = { figure: number; name: string };

/** Avoids "from … to …", which would sound like a change over time. */
export function describeRange(
  figures: readonly LabelledFigure[],
  count: number,
  unitFormat: UnitFormat,
): string {
  const sorted = figures.toSorted((a, b) => a.figure - b.figure);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return "no data available";
  const describe = ({ figure, name }: LabelledFigure) => `${formatWithUnit(figure, unitFormat)} (${name})`;
  const missingCount = count - figures.length;
  const appendMissing = (range: string) =>
    missingCount === 0
      ? range
      : missingCount === 1
        ? `${range}; 1 of ${count} has no figure`
        : `${range}; ${formatCount(missingCount)} of ${count} have no figure`;
  if (figures.length === 1) return appendMissing(describe(lowest));
  if (lowest.figure === highest.figure)
    return appendMissing(`${formatWithUnit(lowest.figure, unitFormat)} each`);
  return appendMissing(`lowest ${describe(lowest)}, highest ${describe(highest)}`);
}
