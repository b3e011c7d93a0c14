import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure } from "../../charts/reading.ts";
import type { SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color } from "../../tokens/tokens.ts";
import { PeriodChart } from "../FigureTrend/PeriodChart.tsx";
import type { OverTime, TrendMeasure, TrendPlace } from "../FigureTrend/trend.ts";
import { heldIn } from "../FigureTrend/trend.ts";
import { trendTable } from "../FigureTrend/trendTable.ts";

export interface AreaTrendsProps extends RootProps<HTMLElement> {
  finding: string | null;
  measure: TrendMeasure;
  overTime: OverTime;
  /** Oldest first. */
  periods: readonly string[];
  /** First periods of another source. */
  breaks?: readonly string[];
  place: TrendPlace;
  areas: readonly TrendPlace[];
  /** One of the areas, drawn strong. */
  chosenId?: number | undefined;
  /** Null where the place is the country, or its count is no comparison. */
  country?: TrendPlace | null;
  /** Example: "province". */
  areaWord: string;
  theme: DataTheme;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

const definition = "The figure of each area in each period; a line has a gap where there is none.";

/**
 * - **When:** Every area below a place as a line of its own, with the country's.
 * - **When not:** One place: use `FigureTrend`. Two to four that the reader chose: use `PlaceComparison`.
 * - **Keys:** Tab moves to its buttons (table, download, share).
 */
export function AreaTrends({
  finding,
  measure,
  overTime,
  periods,
  breaks,
  place,
  areas,
  chosenId,
  country = null,
  areaWord,
  theme,
  source,
  headingLevel,
  ...root
}: AreaTrendsProps) {
  const held = heldIn(periods);
  const title = `${overTime.title}, every ${areaWord} over time`;
  const named = ends(areas);
  return (
    <Figure
      {...root}
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      table={trendTable([place, ...(country === null ? [] : [country]), ...areas], measure, {
        periods,
        intervals: null,
        caption: `${title}, ${place.boundary}, ${held}`,
      })}
      origin={{ place: place.boundary, period: held, definition, source }}
    >
      <Plot>
        <PeriodChart
          label={`${title}: ${place.boundary} and ${areas.length} areas`}
          periods={periods}
          breaks={breaks}
          step={overTime.step}
          measure={measure}
          series={[
            {
              id: place.boundaryId,
              label: place.boundary,
              color: color.ink,
              values: place.values,
            },
            ...(country === null
              ? []
              : [
                  {
                    id: country.boundaryId,
                    label: country.boundary,
                    color: color.ink,
                    dash: "2 5",
                    values: country.values,
                  },
                ]),
            ...chosenFirst(areas, chosenId).map((area) => ({
              id: area.boundaryId,
              label: area.boundary,
              color: dataColor[theme].main,
              isContext: area.boundaryId !== chosenId,
              isUnnamed: area.boundaryId !== chosenId && !named.includes(area),
              values: area.values,
            })),
          ]}
        />
      </Plot>
    </Figure>
  );
}

const Plot = styled.div`--trend-height: var(--chart-height, 15rem);`;

/** What comes later lies below. */
const chosenFirst = (areas: readonly TrendPlace[], chosenId: number | undefined) =>
  areas.toSorted((a, b) => Number(b.boundaryId === chosenId) - Number(a.boundaryId === chosenId));

function ends(areas: readonly TrendPlace[]) {
  const ranked = areas
    .flatMap((area) => {
      const last = area.values.at(-1);
      return last !== undefined && isFigure(last) ? [{ area, last }] : [];
    })
    .toSorted((a, b) => b.last - a.last);
  return [ranked[0], ranked.at(-1)].map((each) => each?.area);
}
