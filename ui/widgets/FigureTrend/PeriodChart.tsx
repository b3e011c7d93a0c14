import type { ReactNode } from "react";
import { styled } from "styled-components";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { TrendLine, type TrendLineProps } from "../../charts/TrendLine/TrendLine.tsx";
import { ServerWidth } from "../../charts/useSize.ts";
import { useIsHydrating } from "../../tokens/useIsServerRendered.ts";
import { detectFormat, type PeriodMeasure, type TrendMeasure } from "./trend.ts";

interface PeriodChartProps extends Omit<TrendLineProps, "kind"> {
  step: PeriodMeasure["step"];
  measure: TrendMeasure;
}

const SO_FAR = " so far";

/** Draws cycles as bars, because there are gaps between them. */
export function PeriodChart({ label, periods, series, step, measure, breaks }: PeriodChartProps) {
  const isHydrating = useIsHydrating();
  if (step !== "cycle") {
    const line = (
      <TrendLine label={label} periods={periods} kind={measure.kind} series={series} breaks={breaks} />
    );
    return isHydrating ? <ForEachWidth>{line}</ForEachWidth> : line;
  }
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

/** In px. The server does not know the width, so it draws for a phone and for a desktop. */
const WIDTHS = [480, 1120] as const;

function ForEachWidth({ children }: { children: ReactNode }) {
  return (
    <Container>
      {WIDTHS.map((width) => (
        <Drawing key={width} data-width={width}>
          <ServerWidth value={width}>{children}</ServerWidth>
        </Drawing>
      ))}
    </Container>
  );
}

const Container = styled.div`container-type: inline-size;`;

const Drawing = styled.div`
  @container (width < 50rem) { &[data-width="${WIDTHS[1]}"] { display: none; } }
  @container (width >= 50rem) { &[data-width="${WIDTHS[0]}"] { display: none; } }
`;

const LowBars = styled.div`--chart-height: 15rem;`;
