import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure } from "../../charts/reading.ts";
import { SmallMultiples } from "../../charts/SmallMultiples/SmallMultiples.tsx";
import type { FigureSource } from "../../charts/tableModel.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import type { PeriodMeasure, TrendMeasure, TrendPlace } from "../FigureTrend/trend.ts";
import { formatPeriodRange, formatPeriodTitle } from "../FigureTrend/trend.ts";
import { buildTrendTable } from "../FigureTrend/trendTable.ts";

export interface AreaTrendsProps extends RootProps<HTMLElement> {
  finding: string | null;
  measure: TrendMeasure;
  periodMeasure: PeriodMeasure;
  /** Oldest first. */
  periods: readonly string[];
  /** The periods with which another source begins. */
  breaks?: readonly string[];
  place: TrendPlace;
  areas: readonly TrendPlace[];
  /** The area whose name is bold. */
  chosenId?: number | undefined;
  /** Null if the place is the country, or for counts, which cannot be compared with the country's. */
  country?: TrendPlace | null;
  /** "province" */
  areaWord: string;
  theme: DataTheme;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const definition = "The figure of each area in each period; a line has a gap where there is none.";

/**
 * - **When:** Every area below a place in a panel of its own, with the country's line.
 * - **When not:** One place: use `FigureTrend`. Two to four that the reader chose: use `PlaceComparison`.
 * - **Keys:** Left and right on the period move all panels together; Tab moves to the buttons (table, download, share).
 */
export function AreaTrends({
  finding,
  measure,
  periodMeasure,
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
  const periodRange = formatPeriodRange(periods);
  const title = formatPeriodTitle(periodMeasure, ` every ${areaWord}`);
  const reference = country ?? place;
  return (
    <Figure
      {...root}
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      table={buildTrendTable([place, ...(country === null ? [] : [country]), ...areas], measure, {
        periods,
        intervals: null,
        caption: `${title}, ${place.boundary}, ${periodRange}`,
      })}
      origin={{ place: place.boundary, period: periodRange, definition, source }}
    >
      <SmallMultiples
        label={`${title}: ${place.boundary} and ${areas.length} areas`}
        periods={periods}
        breaks={breaks}
        kind={measure.kind}
        color={dataColor[theme].main}
        reference={{ label: reference.boundary, values: reference.values }}
        series={[...(country === null ? [] : [place]), ...sortByLastFigure(areas)].map(
          ({ boundaryId, boundary, values }) => ({
            id: boundaryId,
            label: boundary,
            values,
            isChosen: boundaryId === chosenId,
          }),
        )}
      />
    </Figure>
  );
}

const getLast = ({ values }: TrendPlace) => {
  const last = values.at(-1);
  return last !== undefined && isFigure(last) ? last : Number.NEGATIVE_INFINITY;
};

const sortByLastFigure = (areas: readonly TrendPlace[]) =>
  areas.toSorted((a, b) => Number(getLast(a) < getLast(b)) - Number(getLast(a) > getLast(b)));
