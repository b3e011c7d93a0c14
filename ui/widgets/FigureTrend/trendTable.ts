import type { TableModel } from "../../charts/tableModel.ts";
import type { Interval, TrendMeasure, TrendPlace } from "./trend.ts";

/** Lists the latest period first, with the 95 % intervals of the first place. */
export function trendTable(
  places: readonly TrendPlace[],
  { kind }: TrendMeasure,
  {
    periods,
    intervals,
    caption,
  }: { periods: readonly string[]; intervals: readonly Interval[] | null; caption: string },
): TableModel {
  const limits = intervals === null ? [] : LIMITS;
  const [place, ...around] = places.map(({ boundaryId, boundary }) => ({
    id: `place ${boundaryId}`,
    label: boundary,
    kind,
  }));
  return {
    caption,
    columns: [
      { id: "period", label: "Period", kind: "text" },
      ...(place ? [place] : []),
      ...limits.map(({ id, label }) => ({ id, label, kind: "rate" as const })),
      ...around,
    ],
    rows: periods
      .map((period, index) => ({
        id: period,
        cells: {
          period,
          ...Object.fromEntries(
            places.map(({ boundaryId, values }) => [`place ${boundaryId}`, values[index] ?? "no-data"]),
          ),
          ...Object.fromEntries(limits.map(({ id, end }) => [id, intervals?.[index]?.[end] ?? "no-data"])),
        },
      }))
      .toReversed(),
  };
}

/** Limits have two decimals, even those of counts. */
const LIMITS = [
  {
    id: "lower",
    label: "Lower 95 %",
    end: 0,
  },
  {
    id: "upper",
    label: "Upper 95 %",
    end: 1,
  },
] as const;
