import { styled } from "styled-components";
import type { ReadingState } from "../../charts/reading.ts";
import { patternFill } from "../../charts/StatePatterns/StatePatterns.tsx";
import type { ScaleStep } from "../../charts/scale.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { LegendFrame, Swatch } from "./LegendFrame.tsx";
import { getMarkPosition, type LegendMarks } from "./marks.ts";

export interface LegendProps extends RootProps {
  /** "Reports per 100,000 people" */
  label: string;
  scale: readonly ScaleStep[];
  /**
   * Shows the bounds under each description. A scale of words, "Low", needs them; one of numbers, "25–49",
   * does not.
   */
  hasBounds?: boolean;
  /** Explains the bounds. */
  note?: string;
  /** The states that the map shows in addition to ordinary figures. */
  states?: readonly ReadingState[];
  /** Replaces the default text of a state: "None reported" for zero. */
  stateLabels?: Partial<Record<ReadingState, string>>;
  /** The map's figures, in the unit of the scale. */
  marks?: LegendMarks | undefined;
}

export function formatRange({ start, end }: ScaleStep, isFirst: boolean) {
  if (end === null) return `${start}+`;
  return isFirst ? `below ${end}` : `${start}–${end}`;
}

const noStates: readonly ReadingState[] = [];

/**
 * - **When:** Next to every `Choropleth`.
 * - **When not:** A drawing that names its parts itself.
 */
export function Legend({
  label,
  scale,
  hasBounds = false,
  note,
  states = noStates,
  stateLabels,
  marks,
  ...root
}: LegendProps) {
  const zeroStep = scale.find(({ isZero }) => isZero);
  const visibleStates = states.filter((state) => state !== "zero" || zeroStep === undefined);
  const zeroColor = (zeroStep ?? scale[0])?.color ?? "white";
  return (
    <LegendFrame
      {...root}
      label={label}
      zeroColor={zeroColor}
      states={visibleStates}
      hasZeroStep={zeroStep !== undefined}
      stateLabels={stateLabels}
    >
      {({ prefix, titleId }) => (
        <>
          {marks && <MarkLines scale={scale} marks={marks} />}
          <Steps aria-labelledby={titleId}>
            {scale.map((step, index) => (
              <Step key={step.start}>
                <Swatch fill={step.isZero ? patternFill(prefix, "zero") : step.color} />
                <strong>{step.description}</strong>
                {hasBounds && <small>{formatRange(step, index === 0)}</small>}
              </Step>
            ))}
          </Steps>
          {marks && <p>{describeMarks(marks)}</p>}
          {note && <p>{note}</p>}
        </>
      )}
    </LegendFrame>
  );
}

const Steps = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: min(17rem, 100%);
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  gap: 0 ${space(0.5)};

  strong { font-weight: ${font.weight.regular}; }
  ${media.wide} { &:last-child strong { white-space: nowrap; } }
  small { color: ${color.inkMuted}; }
`;

/** Draws a thin line for each area and a thick line for the country. */
function MarkLines({ scale, marks }: { scale: readonly ScaleStep[]; marks: LegendMarks }) {
  const { areas, country, place } = marks;
  const highest = Math.max(...areas, country?.value ?? 0, place?.value ?? 0);
  const getPosition = (value: number) => getMarkPosition(scale, value, highest);
  const countryPosition = country && getPosition(country.value);
  const placePosition = place && getPosition(place.value);
  return (
    <Drawing height="10" aria-hidden="true" focusable="false">
      {areas.map((value, index) => {
        const x = getPosition(value);
        // biome-ignore lint/suspicious/noArrayIndexKey: equal figures have equal lines
        return x === null ? null : <rect key={index} x={`${x * 100}%`} y="3" width="1" height="7" />;
      })}
      {countryPosition != null && <rect x={`${countryPosition * 100}%`} width="3" height="10" />}
      {placePosition != null && <circle cx={`${placePosition * 100}%`} cy="3" r="4" />}
    </Drawing>
  );
}

const describeMarks = ({ areaWord = "area", country, place, hasDots }: LegendMarks) =>
  [
    `Each thin line is one ${areaWord}.`,
    country && `Thick: ${country.name}, ${country.text}.`,
    place && `Round: ${place.name}, ${place.text}.`,
    hasDots && "Dots: the lowest at the left, the highest at the right.",
  ]
    .filter(Boolean)
    .join(" ");

const Drawing = styled.svg`
  width: calc(100% - 3px);
  margin-block-end: ${space(-0.75)};
  overflow: visible;
  fill: ${color.ink};
`;
