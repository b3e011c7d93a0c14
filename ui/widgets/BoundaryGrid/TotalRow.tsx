import { styled } from "styled-components";
import { formatReading, type Reading } from "../../charts/reading.ts";
import { Sparkline } from "../../charts/Sparkline/Sparkline.tsx";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { detectFormat, type TrendMeasure } from "../FigureTrend/trend.ts";
import { gridColumns, stacked } from "./gridColumns.ts";

export interface TotalRowModel {
  boundaryId: number;
  boundary: string;
  figure: Reading;
  values: readonly Reading[];
}

export interface TotalRowProps {
  total: TotalRowModel;
  measure: TrendMeasure;
  theme: DataTheme;
}

/**
 * A row of the country, or of the place around the areas, to compare them with. It has no rank and never
 * moves. Phones show only shares, so they omit it if the grid has another measure.
 */
export function TotalRow({ total: { boundary, figure, values }, measure, theme }: TotalRowProps) {
  const place = measure.kind === "percent" ? "share" : "figure";
  return (
    <Line data-place={place}>
      <Name>{boundary}</Name>
      <Value data-place={place}>{formatReading(figure, detectFormat(measure))}</Value>
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
    padding-inline: ${space(0.5)} 3px;
    &[data-place="figure"] { display: none; }
  }
`;

const Name = styled.b`
  grid-column: name;
  overflow-wrap: anywhere;
`;

const Value = styled.strong`
  grid-column: figure;
  text-align: end;

  &[data-place="share"] { grid-column: share; }
`;

const Trend = styled.span`
  display: flex;
  grid-column: trend;
  justify-content: end;
  ${stacked} { display: none; }
`;
