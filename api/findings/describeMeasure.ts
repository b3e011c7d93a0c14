import type { MeasureMethod, Period, ThemeMeasure } from "../lib/figures/measure.ts";
import type { FigureSource } from "../source/contract.ts";
import type { Measure } from "./contract.ts";

type LoadedFigures = {
  span: string | null;
  periods: readonly Pick<Period, "period">[];
  source: FigureSource | null;
  limits?: readonly string[];
};
type MeasureDefinition = Pick<ThemeMeasure, "getDescription" | "smallestAreaTypeId"> & {
  method: MeasureMethod;
};

export function describeMeasure(
  anchor: string,
  { componentId, name }: { componentId: number; name: string },
  { getDescription, smallestAreaTypeId, method }: MeasureDefinition,
  { span, periods, source, limits = [] }: LoadedFigures,
): Measure {
  const titles = Array.from({ length: smallestAreaTypeId + 1 }, (_, level) => getDescription(level).title);
  const [firstPeriod, lastPeriod] = [periods[0], periods.at(-1)];
  return {
    componentId,
    name,
    anchor,
    titles: [...new Set(titles)],
    lowestLevel: smallestAreaTypeId,
    method: { ...method, limits: [...method.limits, ...limits] },
    span,
    held: firstPeriod && lastPeriod ? { first: firstPeriod.period, last: lastPeriod.period } : null,
    source,
  };
}
