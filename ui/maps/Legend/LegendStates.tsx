import { styled } from "styled-components";
import { type ReadingState, stateWords } from "../../charts/reading.ts";
import { patternFill } from "../../charts/StatePatterns/StatePatterns.tsx";
import { row } from "../../tokens/layout.ts";
import { space } from "../../tokens/tokens.ts";
import { Swatch } from "./Swatch.tsx";

interface LegendStatesProps {
  /** Of the legend's `StatePatterns`. */
  prefix: string;
  states: readonly ReadingState[];
  words?: Partial<Record<ReadingState, string>> | undefined;
}

export function LegendStates({ prefix, states, words }: LegendStatesProps) {
  if (states.length === 0) return null;
  return (
    <States aria-label="Areas without a colour of the scale">
      {states.map((state) => (
        <State key={state}>
          <Swatch fill={patternFill(prefix, state)} isKey />
          {words?.[state] ?? stateWords[state]}
        </State>
      ))}
    </States>
  );
}

const States = styled.ul`
  ${row(0.25, 2)}
  list-style: none;
`;

const State = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
`;
