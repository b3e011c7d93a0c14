import { useId } from "react";
import { styled } from "styled-components";
import { type ReadingState, stateWords } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import type { ScaleStep } from "../../charts/scale.ts";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { MarksOfLegend, wordsOfMarks } from "./LegendMarks.tsx";
import type { LegendMarks } from "./marks.ts";

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

/** "below 50", "50–90", "90+" */
function rangeOf({ start, end }: ScaleStep, isFirst: boolean) {
  if (end === null) return `${start}+`;
  return isFirst ? `below ${end}` : `${start}–${end}`;
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
      <Title id={titleId}>{title}</Title>
      {marks && <MarksOfLegend scale={scale} marks={marks} />}
      <Steps aria-labelledby={titleId}>
        {scale.map((step, index) => (
          <Step key={step.start}>
            <Swatch fill={step.isZero ? patternFill(id, "zero") : step.color} />
            <strong>{step.description}</strong>
            {hasBounds && <small>{rangeOf(step, index === 0)}</small>}
          </Step>
        ))}
      </Steps>
      {marks && <p>{wordsOfMarks(marks)}</p>}
      {note && <p>{note}</p>}
      {shownStates.length > 0 && (
        <States aria-label="Areas without a colour of the scale">
          {shownStates.map((state) => (
            <State key={state}>
              <Swatch fill={patternFill(id, state)} isKey />
              {words?.[state] ?? stateWords[state]}
            </State>
          ))}
        </States>
      )}
    </Root>
  );
}

/**
 * Outlined, because neighbouring steps differ little in brightness, and the lightest differs little from the
 * page.
 */
function Swatch({ fill, isKey = false }: { fill: string; isKey?: boolean }) {
  return (
    <Box
      width={isKey ? 24 : "100%"}
      height={isKey ? 14 : 12}
      fill={fill}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" />
    </Box>
  );
}

const Box = styled.svg`border: 1px solid ${color.edge};`;

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

const States = styled.ul`
  ${row(0.25, 2)}
  list-style: none;
`;

const State = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
`;
