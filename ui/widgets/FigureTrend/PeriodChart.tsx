import { styled } from "styled-components";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { TrendLine, type TrendLineProps } from "../../charts/TrendLine/TrendLine.tsx";
import { detectFormat, type PeriodMeasure, type TrendMeasure } from "./trend.ts";

interface PeriodChartProps extends Omit<TrendLineProps, "kind"> {
  step: PeriodMeasure["step"];
  measure: TrendMeasure;
}

const SO_FAR = " so far";

/** Draws cycles as bars, because there are gaps between them. */
export function PeriodChart({ label, periods, series, step, measure, breaks }: PeriodChartProps) {
  if (step !== "cycle")
    return <TrendLine label={label} periods={periods} kind={measure.kind} series={series} breaks={breaks} />;
  return (
    <LowBars>
      <GroupedBars
        label={label}
        unit="challenges"
        format={detectFormat(measure)}
        series={series.map(({ id, label: name, color, dash }) => ({
          id: String(id),
          label: name,
          color,
          isHatched: Boolean(dash),
        }))}
        groups={periods.map((period, index) => {
          const [year = "", cycle = ""] = period.split(", ");
          // A narrow bar has room for only one of the two texts.
          const isRunning = cycle.endsWith(SO_FAR);
          return {
            id: period,
            label: cycle.replace(SO_FAR, "") || period,
            note: isRunning ? "so far" : cycle && year,
            names: series.map(() => period),
            values: series.map(({ values }) => values[index] ?? "no-data"),
          };
        })}
      />
    </LowBars>
  );
}

const LowBars = styled.div`--chart-height: 15rem;`;
