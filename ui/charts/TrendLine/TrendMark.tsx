import type { SVGProps } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import type { PlacedTrend, TrendSeries } from "./layout.ts";
import { isSinglePoint } from "./linePaths.ts";

interface TrendMarkProps extends SVGProps<SVGGElement> {
  line: PlacedTrend;
  /** The labels next to the line's end; `widths` lists those at which CSS shows a label that the server drew. */
  labels: readonly { text: string; widths: string | undefined }[];
  lineLabelX: number;
}

export function TrendMark({
  line: { series, runs, points, bands, labelY, leader },
  labels,
  lineLabelX,
  ...rest
}: TrendMarkProps) {
  const last = points.at(-1);
  const isContext = series.isContext || undefined;
  return (
    <Root {...rest}>
      {bands.map((outline) => (
        <Band key={outline} d={outline} fill={series.color} />
      ))}
      {runs.map((run) => (
        <Stroke key={run} d={run} {...getStroke(series)} data-lone={isSinglePoint(run) || undefined} />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={radiusOf(series)} fill={series.color} />}
      {labelY !== null &&
        labels.map(({ text, widths }) => (
          <g key={text} data-at={widths}>
            {leader && <Leader d={leader} />}
            <Name x={lineLabelX} y={labelY} dy="0.35em" data-context={isContext}>
              {text}
            </Name>
          </g>
        ))}
    </Root>
  );
}

const Root = styled.g`
  outline: none;
  /* The chart itself finds the line that is nearest to the pointer. */
  pointer-events: none;
`;

const radiusOf = ({ isContext }: TrendSeries) => (isContext ? 3 : 4.5);

export const getStroke = ({ color: stroke, isContext, dash }: TrendSeries) => ({
  stroke,
  strokeDasharray: dash,
  "data-context": isContext || undefined,
});

export const Stroke = styled.path`
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-context] { stroke-width: 1.5; }
  &[data-lone] { stroke-width: 6; }
  ${media.forcedColors} { stroke: CanvasText; }
`;

const Band = styled.path`
  opacity: 0.18;
  ${media.forcedColors} { fill: CanvasText; }
`;

const Leader = styled.path`
  fill: none;
  stroke: ${color.edge};
  ${media.forcedColors} { stroke: CanvasText; }
`;

const Name = styled.text`
  font-weight: ${font.weight.strong};

  svg &:not([data-context]) { fill: ${color.ink}; }
  &[data-context] { font-weight: ${font.weight.regular}; }
`;
