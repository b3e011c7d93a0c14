import { useState } from "react";
import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { OnScreen } from "../../charts/Figure/figureLook.ts";
import { isFigure } from "../../charts/reading.ts";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import type { DataTheme } from "../../tokens/dataColor.ts";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { PeriodChart } from "./PeriodChart.tsx";
import {
  changesOver,
  changeWords,
  heldIn,
  type Interval,
  type OverTime,
  type TrendMeasure,
  type TrendPlace,
  trendSeries,
} from "./trend.ts";
import { trendTable } from "./trendTable.ts";

export interface FigureTrendProps extends RootProps<HTMLElement> {
  /** "Limpopo had 28.10 reports per 100,000 people in Apr - Jun 2026, up from …" */
  finding: string | null;
  measure: TrendMeasure;
  overTime: OverTime;
  /** Of the rank: "Jul 2025 – Jun 2026"; null for today. */
  span: string | null;
  periods: readonly string[];
  /** First periods of another source. */
  breaks?: readonly string[];
  place: TrendPlace;
  /** "Higher is better." */
  direction?: string;
  /** One for each period; null where chance plays no known part. */
  intervals?: readonly Interval[] | null;
  /** "South Africa: only the 173 precincts that have figures …", if figures are of a part. */
  placeName?: string;
  /** Its parent and the country. */
  around: readonly TrendPlace[];
  theme: DataTheme;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
  /** Address of the figure alone. */
  embed?: string;
}

const definition = "The figure of each period; a line has a gap where there is none.";

/**
 * - **When:** One measure of a place over time, with its rank and its interval.
 * - **When not:** Two or more places: use `PlaceComparison`.
 * - **Keys:** The marks are one Tab stop; arrow keys move between them and show their values, Home and End
 *   move to the first and the last, Escape hides the value. Then Tab moves to the buttons.
 */
export function FigureTrend({
  finding,
  measure,
  overTime,
  span,
  periods,
  breaks,
  place,
  direction,
  intervals = null,
  placeName = place.boundary,
  around,
  theme,
  source,
  headingLevel,
  embed,
  ...root
}: FigureTrendProps) {
  const [isBandShown, setIsBandShown] = useState(false);
  const held = heldIn(periods);
  const title = overTime.step === "cycle" ? overTime.title : `${overTime.title}, over time`;
  return (
    <Figure
      {...root}
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      embed={embed}
      subtitle={`${placeName}, ${held}`}
      table={trendTable([place, ...around], measure, {
        periods,
        intervals,
        caption: `${title}, ${placeName}, ${held}`,
      })}
      origin={{ place: placeName, period: held, definition, source }}
      footer={
        <>
          {direction && <p>{direction}</p>}
          <SourceLine source={source} period={held} />
        </>
      }
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
          label={finding || `${title}: ${place.boundary}`}
          periods={periods}
          breaks={breaks}
          step={overTime.step}
          measure={measure}
          series={trendSeries({ place, around, theme, band: isBandShown ? intervals : null })}
        />
      )}
      <Facts>
        {place.rank && (
          <div>
            <dt>{span === null ? "Rank today, from the highest" : `Rank in ${span}, from the highest`}</dt>
            <dd>{place.rank.words}</dd>
          </div>
        )}
        {overTime.step &&
          changesOver[overTime.step].map(({ id, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{changeWords(place[id], measure)}</dd>
            </div>
          ))}
      </Facts>
      {intervals !== null && hasLine(place) && (
        <OnScreen as="div">
          <Checkbox isSelected={isBandShown} onChange={setIsBandShown}>
            Show the 95 % interval: what chance alone may bring
          </Checkbox>
        </OnScreen>
      )}
    </Figure>
  );
}

const hasLine = ({ values }: TrendPlace) => values.some(isFigure);

const Facts = styled.dl`
  ${row(1, 4)}
  margin-block-start: ${space(1)};
  font-size: ${font.size.small};

  dt { color: ${color.inkMuted}; }
  dd { font-weight: ${font.weight.strong}; }
`;
