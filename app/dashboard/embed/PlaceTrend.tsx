import type { Findings } from "@gbvf/api/findings/contract.ts";
import { findBreaks } from "@gbvf/api/shared/figures/sourceRuns.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { TrendLine } from "@gbvf/ui/charts/TrendLine/TrendLine.tsx";
import { ServerWidth } from "@gbvf/ui/charts/useSize.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import { buildTrendSeries } from "@gbvf/ui/widgets/FigureTrend/trend.ts";
import { styled } from "styled-components";

/** In px, for the smallest phone and for wide frames. */
const WIDTHS = [300, 720] as const;

export function PlaceTrend({ findings, theme }: { findings: Findings; theme: DataTheme }) {
  const { place, around, periods, sources, measure, sentences } = findings;
  if (place.values.filter(isFigure).length < 2) return <p>{place.missing ?? "No figures over time"}.</p>;
  return WIDTHS.map((width) => (
    <Drawing key={width} data-width={width}>
      <ServerWidth value={width}>
        <TrendLine
          label={sentences.change ?? measure.title}
          periods={periods}
          series={buildTrendSeries({ place, around, theme })}
          kind={measure.kind}
          breaks={findBreaks(sources)}
        />
      </ServerWidth>
    </Drawing>
  ));
}

const Drawing = styled.div`
  --trend-height: auto;
  max-width: 60rem;

  &[data-width="${WIDTHS[1]}"] { display: none; }
  @media (min-width: 40rem) {
    &[data-width="${WIDTHS[0]}"] { display: none; }
    &[data-width="${WIDTHS[1]}"] { display: block; }
  }
`;
