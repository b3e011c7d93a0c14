import { styled } from "styled-components";
import { formatReading, type Reading } from "../../charts/reading.ts";
import { Sparkline } from "../../charts/Sparkline/Sparkline.tsx";
import { formatPercent } from "../../text/format.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { detectFormat, type TrendMeasure } from "../FigureTrend/trend.ts";
import { GridFigure, gridColumns, stacked } from "./gridColumns.ts";

export interface TotalRowModel {
  boundaryId: number;
  boundary: string;
  figure: Reading;
  /** The share of the whole, for the place that contains the areas. */
  share?: Reading | undefined;
  values: readonly Reading[];
}

export interface TotalRowProps {
  total: TotalRowModel;
  measure: TrendMeasure;
  theme: DataTheme;
}

/**
 * A row of the country, or of the place around the areas, to compare them with. It has no rank and never
 * moves.
 */
export function TotalRow({ total: { boundary, figure, share, values }, measure, theme }: TotalRowProps) {
  const text = formatReading(figure, detectFormat(measure));
  const isShare = measure.kind === "percent";
  return (
    <Line>
      <Name>{boundary}</Name>
      <Share>{isShare ? text : share !== undefined && formatReading(share, formatPercent)}</Share>
      {!isShare && <GridFigure>{text}</GridFigure>}
      <Trend>
        <Sparkline values={values} color={dataColor[theme].main} width={72} height={24} />
      </Trend>
    </Line>
  );
}

const Line = styled.li`
  ${gridColumns}
  min-height: 1.75rem;
  padding-inline: 1px;
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${font.size.small};
  ${stacked} {
    padding: ${space(0.5)} 3px 0 ${space(0.5)};
  }
`;

const Name = styled.b`
  grid-column: name;
  overflow-wrap: anywhere;
`;

const Share = styled.strong`
  grid-column: share;
  text-align: end;
`;

const Trend = styled.span`
  display: flex;
  grid-column: trend;
  justify-content: end;
  ${stacked} { display: none; }
`;
