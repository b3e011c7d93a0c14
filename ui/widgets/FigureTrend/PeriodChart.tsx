import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { TrendLine, type TrendLineProps } from "../../charts/TrendLine/TrendLine.tsx";
import { formatOf, type OverTime, type TrendMeasure } from "./trend.ts";

interface PeriodChartProps extends Omit<TrendLineProps, "format"> {
  step: OverTime["step"];
  measure: TrendMeasure;
}

/** Bars for cycles, since cycles do not follow each other without a gap. */
export function PeriodChart({ label, periods, series, step, measure }: PeriodChartProps) {
  const format = formatOf(measure);
  if (step !== "cycle") return <TrendLine label={label} periods={periods} format={format} series={series} />;
  return (
    <GroupedBars
      label={label}
      unit="challenges"
      format={format}
      series={series.map(({ id, label: name, color, dash }) => ({
        id: String(id),
        label: name,
        color,
        isHatched: Boolean(dash),
      }))}
      groups={periods.map((period, index) => {
        const [year, cycle] = period.split(", ");
        return {
          id: period,
          label: cycle ?? period,
          note: cycle === undefined ? "" : `${year}`,
          names: series.map(() => period),
          values: series.map(({ values }) => values[index] ?? "no-data"),
        };
      })}
    />
  );
}
