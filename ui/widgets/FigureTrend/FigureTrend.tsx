import { useState } from "react";
import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { OnScreen } from "../../charts/Figure/figureStyles.ts";
import { isFigure, readingLabels } from "../../charts/reading.ts";
import type { FigureSource } from "../../charts/tableModel.ts";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import type { DataTheme } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { PeriodChart } from "./PeriodChart.tsx";
import {
  buildTrendSeries,
  formatPeriodRange,
  formatPeriodTitle,
  type Interval,
  type PeriodMeasure,
  type TrendMeasure,
  type TrendPlace,
} from "./trend.ts";
import { buildTrendTable } from "./trendTable.ts";

export interface FigureTrendProps extends RootProps<HTMLElement> {
  /** "28.10, up from 27.02 the quarter before" */
  finding: string | null;
  /** Read aloud in place of the drawing: "Limpopo had 28.10 reports per 100,000 people in Apr - Jun 2026, up from …" */
  sentence: string | null;
  measure: TrendMeasure;
  periodMeasure: PeriodMeasure;
  /** The span of the rank: "Jul 2025 – Jun 2026"; null if it is of today. */
  span: string | null;
  periods: readonly string[];
  /** The periods with which another source begins. */
  breaks?: readonly string[];
  place: TrendPlace;
  /** One for each period; null if it is unknown how far chance affects the figures. */
  intervals?: readonly Interval[] | null;
  /** "South Africa: only the 173 precincts that have figures …", if the figures cover only a part. */
  placeName?: string;
  /** The place's parent and the country. */
  around: readonly TrendPlace[];
  theme: DataTheme;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
  /** Address of the page with the figure alone. */
  embed?: string;
}

const definition = "The figure of each period; a line has a gap where there is none.";

/**
 * - **When:** One measure of a place over time, with its rank and its interval.
 * - **When not:** Two or more places: use `PlaceComparison`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function FigureTrend({
  finding,
  sentence,
  measure,
  periodMeasure,
  span,
  periods,
  breaks,
  place,
  intervals = null,
  placeName = place.boundary,
  around,
  theme,
  source,
  headingLevel,
  embed,
  ...root
}: FigureTrendProps) {
  const [isBandVisible, setIsBandVisible] = useState(false);
  const periodRange = formatPeriodRange(periods);
  const title = formatPeriodTitle(periodMeasure);
  return (
    <Figure
      {...root}
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      embed={embed}
      table={buildTrendTable([place, ...around], measure, {
        periods,
        intervals,
        caption: `${title}, ${placeName}, ${periodRange}`,
      })}
      origin={{ place: placeName, period: periodRange, definition, source }}
    >
      {!hasLine(place) && (
        <p>
          {place.missing ? (
            <>
              {place.boundary} has no line here. {place.missing}.
            </>
          ) : (
            `${place.boundary} has no line here: no period has a figure.`
          )}
        </p>
      )}
      {[place, ...around].some(hasLine) && (
        <PeriodChart
          label={sentence ?? `${title}: ${place.boundary}`}
          periods={periods}
          breaks={breaks}
          step={periodMeasure.step}
          measure={measure}
          series={buildTrendSeries({ place, around, theme, band: isBandVisible ? intervals : null })}
        />
      )}
      {hasLine(place) && describeStart(place, periods) && <Note>{describeStart(place, periods)}</Note>}
      {place.rank && (
        <Note>
          From the highest, {place.rank.words} {span === null ? "today" : `in ${span}`}
        </Note>
      )}
      {intervals !== null && hasLine(place) && (
        <OnScreen as="div">
          <Checkbox isSelected={isBandVisible} onChange={setIsBandVisible}>
            Show the 95% interval: what chance alone may bring
          </Checkbox>
        </OnScreen>
      )}
    </Figure>
  );
}

const hasLine = ({ values }: TrendPlace) => values.some(isFigure);

/** "Oct - Dec 2024 to Oct - Dec 2025: partial", before the line begins. */
function describeStart({ values }: TrendPlace, periods: readonly string[]): string | null {
  const start = values.findIndex(isFigure);
  const reasons = new Set(values.slice(0, start).filter((value) => !isFigure(value)));
  const [reason] = reasons;
  if (reason === undefined || reasons.size > 1) return null;
  return `${start === 1 ? periods[0] : formatPeriodRange(periods.slice(0, start))}: ${readingLabels[reason].toLowerCase()}`;
}

const Note = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
