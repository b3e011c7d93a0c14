import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { TrendLine } from "../../charts/TrendLine/TrendLine.tsx";
import type { TableModel } from "../../charts/tableModel.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { changeWords, formatOf, type TrendMeasure, type TrendPlace } from "./trend.ts";

export interface FigureTrendProps {
  /** "Limpopo had 28.10 reports per 100,000 people in Apr - Jun 2026, up from …" */
  finding: string | null;
  measure: TrendMeasure;
  periods: readonly string[];
  place: TrendPlace;
  /** Its parent and the country. */
  around: readonly TrendPlace[];
  theme: DataTheme;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
  /** Address of the figure alone. */
  embed?: string;
}

const definition = "The figure of each period; a line has a gap where there is none.";
const DASHES = ["7 4", "2 4"];

/** A place's figure over all periods held, over its parent's and the country's; its rank, and what changed. */
export function FigureTrend({
  finding,
  measure,
  periods,
  place,
  around,
  theme,
  source,
  headingLevel,
  embed,
}: FigureTrendProps) {
  const span = [periods[0], periods.at(-1)].filter(Boolean).join(" to ");
  const title = `${measure.title}, over time`;
  return (
    <Figure
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      embed={embed}
      subtitle={`${place.boundary}, ${span}`}
      table={trendTable([place, ...around], measure, periods, `${title}, ${place.boundary}, ${span}`)}
      origin={{ place: place.boundary, period: span, definition, source }}
      footer={<SourceLine source={source} period={span} />}
    >
      <Facts>
        {place.rank && (
          <div>
            <dt>Rank, from the highest</dt>
            <dd>{place.rank.words}</dd>
          </div>
        )}
        <div>
          <dt>Since the quarter before</dt>
          <dd>{changeWords(place.sinceQuarter, measure)}</dd>
        </div>
        <div>
          <dt>Since a year before</dt>
          <dd>{changeWords(place.sinceYear, measure)}</dd>
        </div>
      </Facts>
      <TrendLine
        label={finding ?? `${title}: ${place.boundary}`}
        periods={periods}
        format={formatOf(measure)}
        series={[
          { id: place.boundaryId, label: place.boundary, color: dataColor[theme].main, values: place.values },
          ...around.map(({ boundaryId, boundary, values }, index) => ({
            id: boundaryId,
            label: boundary,
            color: color.inkMuted,
            dash: DASHES[index] ?? "",
            isContext: true,
            values,
          })),
        ]}
      />
    </Figure>
  );
}

/** The latest period first. */
function trendTable(
  places: readonly TrendPlace[],
  { kind }: TrendMeasure,
  periods: readonly string[],
  caption: string,
): TableModel {
  return {
    caption,
    columns: [
      { id: "period", label: "Period", kind: "text" },
      ...places.map(({ boundaryId, boundary }) => ({ id: `place ${boundaryId}`, label: boundary, kind })),
    ],
    rows: periods
      .map((period, index) => ({
        id: period,
        cells: {
          period,
          ...Object.fromEntries(
            places.map(({ boundaryId, values }) => [`place ${boundaryId}`, values[index] ?? "no-data"]),
          ),
        },
      }))
      .toReversed(),
  };
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(1.5)};
  font-size: ${font.size.small};

  dt { color: ${color.inkMuted}; }
  dd { font-weight: ${font.weight.strong}; }
`;
