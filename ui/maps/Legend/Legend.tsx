import { useId } from "react";
import { styled } from "styled-components";
import type { ReadingState } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import type { ScaleStep } from "../../charts/scale.ts";
import { plain, say } from "../../text/words.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { MarksOfLegend, wordsOfMarks } from "./LegendMarks.tsx";
import { LegendStates } from "./LegendStates.tsx";
import type { LegendMarks } from "./marks.ts";
import { Swatch } from "./Swatch.tsx";

export interface LegendProps {
  /** Example: "Reports per 100,000 people". */
  title: string;
  scale: readonly ScaleStep[];
  /** Writes bounds under words: "Low" needs them, "25–49" does not. */
  hasBounds?: boolean;
  /** Explains the bounds. */
  note?: string;
  /** States on the map other than ordinary figures. */
  states?: readonly ReadingState[];
  /** Replaces the general words for a state: "None reported" for zero. */
  words?: Partial<Record<ReadingState, string>>;
  /** The map's figures, in the unit of the scale. */
  marks?: LegendMarks | undefined;
}

function rangeOf({ start, end }: ScaleStep, isFirst: boolean) {
  if (end === null) return `${start}+`;
  return isFirst ? plain("below {end}", { end }) : `${start}–${end}`;
}

const noStates: readonly ReadingState[] = [];

export function Legend({
  title,
  scale,
  hasBounds = false,
  note,
  states = noStates,
  words,
  marks,
}: LegendProps) {
  const id = `legend-${useId().replaceAll(/\W/g, "")}`;
  const titleId = `${id}-title`;
  const zeroStep = scale.find(({ isZero }) => isZero);
  const shownStates = states.filter((state) => state !== "zero" || zeroStep === undefined);
  return (
    <Root>
      <StatePatterns prefix={id} zeroColor={(zeroStep ?? scale[0])?.color ?? "white"} />
      <Title id={titleId}>{say(title)}</Title>
      {marks && <MarksOfLegend scale={scale} marks={marks} />}
      <Steps aria-labelledby={titleId}>
        {scale.map((step, index) => (
          <Step key={step.start}>
            <Swatch fill={step.isZero ? patternFill(id, "zero") : step.color} />
            <strong>{say(step.description)}</strong>
            {hasBounds && <small>{rangeOf(step, index === 0)}</small>}
          </Step>
        ))}
      </Steps>
      {marks && <p>{wordsOfMarks(marks)}</p>}
      {note && <p>{say(note)}</p>}
      <LegendStates prefix={id} states={shownStates} words={words} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.75)};
  font-size: ${font.size.small};
  line-height: 1.35;
`;

const Title = styled.p`font-weight: ${font.weight.strong};`;

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
  small { color: ${color.inkMuted}; }
`;
