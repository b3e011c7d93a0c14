import type { MeasureMethod, Period, ThemeMeasure } from "../lib/figures/measure.ts";
import type { FigureSource } from "../source/contract.ts";
import type { Measure } from "./contract.ts";

type LoadedFigures = {
  span: string | null;
  periods: readonly Pick<Period, "period">[];
  source: FigureSource | null;
  limits?: readonly string[];
};
type Declared = Pick<ThemeMeasure, "getDescription" | "lowestLevel"> & { method: MeasureMethod };

export function describeMeasure(
  anchor: string,
  { componentId, name }: { componentId: number; name: string },
  { getDescription, lowestLevel, method }: Declared,
  { span, periods, source, limits = [] }: LoadedFigures,
): Measure {
  const titles = Array.from({ length: lowestLevel + 1 }, (_, level) => getDescription(level).title);
  const [first, last] = [periods[0], periods.at(-1)];
  return {
    componentId,
    name,
    anchor,
    titles: [...new Set(titles)],
    lowestLevel,
    method: { ...method, limits: [...method.limits, ...limits] },
    span,
    held: first && last ? { first: first.period, last: last.period } : null,
    source,
  };
}
