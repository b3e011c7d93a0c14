import type { TableModel } from "../../charts/tableModel.ts";
import type { Interval, TrendMeasure, TrendPlace } from "./trend.ts";

/** Lists the latest period first, with the 95 % intervals of the first place. */
export function buildTrendTable(
  places: readonly TrendPlace[],
  { kind }: TrendMeasure,
  {
    periods,
    intervals,
    caption,
  }: { periods: readonly string[]; intervals: readonly Interval[] | null; caption: string },
): TableModel {
  const limits = intervals === null ? [] : LIMITS;
  const [placeColumn, ...otherColumns] = places.map(({ boundaryId, boundary }) => ({
    id: `place ${boundaryId}`,
    label: boundary,
    kind,
  }));
  return {
    caption,
    columns: [
      { id: "period", label: "Period", kind: "text" },
      ...(placeColumn ? [placeColumn] : []),
      // As rates, because limits have two decimals even if the figure is a count.
      ...limits.map(({ id, label }) => ({ id, label, kind: "rate" as const })),
      ...otherColumns,
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

const LIMITS = [
  {
    id: "lower",
    label: "Lower 95%",
    end: 0,
  },
  {
    id: "upper",
    label: "Upper 95%",
    end: 1,
  },
] as const;
